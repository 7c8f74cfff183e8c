import { unitCount } from "@shop/shared/messages/en/common";
import { myReturnsTexts as texts, returnTexts } from "@shop/shared/messages/en/returns";
import { nameWithOptions } from "@shop/shared/option-values";
import { returnBounds } from "@shop/shared/return-transitions";
import { parseTyped } from "@shop/shared/typed-number";
import { Fragment, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { conflictMessageOf, showFieldErrors } from "../../../../graphql/errors";
import { evictLists } from "../../../../graphql/evict";
import { useAlert } from "../../../../ui/dialog/AlertProvider";
import { DialogForm } from "../../../../ui/dialog/DialogForm";
import { explainFailure } from "../../../../ui/feedback/states";
import { CheckboxField } from "../../../../ui/form/CheckboxField";
import { ChoiceGroup } from "../../../../ui/form/ChoiceGroup";
import { TextArea, TextField } from "../../../../ui/form/Field";
import { numberRule } from "../../../../ui/form/number-rule";
import { textRule } from "../../../../ui/form/text-rule";
import { useViewerTime } from "../../../../ui/format/use-viewer-time";
import { usePhotos } from "../../PhotosField";
import { useRequestReturnMutation, type ReturnableLine_OrderFragment } from "./returns.generated";

/** The form's values; `lines` in the order of the products. */
interface ReturnEntry {
  lines: { chosen: boolean; units: string }[];
  reason: string;
  photos: readonly string[];
}

/** The form's values of the chosen products as the mutation's input. */
const linesOf = ({ lines }: ReturnEntry, orders: readonly ReturnableLine_OrderFragment[]) =>
  orders.flatMap(({ id, returnableQty }, at) => {
    const line = lines[at];
    if (!line?.chosen) return [];
    return [{ orderId: id, qty: returnableQty === 1 ? 1 : parseTyped(line.units) }];
  });

interface RequestReturnDialogProps {
  /** The orders with units that can be sent back, one at least. */
  orders: readonly [ReturnableLine_OrderFragment, ...ReturnableLine_OrderFragment[]];
  /** Called after the request was sent. */
  onSent: () => unknown;
  onClose: () => void;
}

/** Asks for the products and units to send back, the reason, and photos. */
export function RequestReturnDialog({ orders, onSent, onClose }: RequestReturnDialogProps) {
  const { moment } = useViewerTime();
  const alert = useAlert();
  const [failure, setFailure] = useState<string>();
  const [request, { client }] = useRequestReturnMutation();
  const form = useForm<ReturnEntry>({
    defaultValues: {
      lines: orders.map(({ returnableQty }) => ({
        chosen: orders.length === 1,
        units: String(returnableQty),
      })),
      reason: "",
      photos: [],
    },
  });
  const { register, control, handleSubmit, formState, setError, clearErrors } = form;
  const { errors, isSubmitting } = formState;
  const chosen = useWatch({ control, name: "lines" });

  const send = async (entry: ReturnEntry) => {
    setFailure(undefined);
    const lines = linesOf(entry, orders);
    const { reason, photos } = entry;
    try {
      const { data } = await request({ variables: { lines, reason, photos: [...photos] } });
      onClose();
      evictLists(client.cache, "myReturns");
      onSent();
      await alert(texts.sent(data?.requestReturn.number ?? ""));
    } catch (error) {
      if (!showFieldErrors(error, { reason: texts.reason, photos: texts.photos }, setError))
        setFailure(conflictMessageOf(error) ?? `${texts.notSent} ${explainFailure(error, navigator.onLine)}`);
    }
  };
  const path = `/orders/${encodeURIComponent(orders[0].id)}/photos`;
  const { photos, status, isWaiting, sendAfterUploads } = usePhotos(form, path, send, {
    label: texts.photos,
    tooMany: texts.tooManyPhotos,
  });
  const until = orders.map(({ returnableUntil }) => returnableUntil ?? "").sort()[0];
  const problem = errors.lines?.find?.((line) => line?.chosen)?.chosen?.message;

  return (
    <DialogForm
      title={texts.dialogTitle}
      text={until && texts.until(moment(until))}
      submit={texts.send}
      busy={isSubmitting || isWaiting}
      failure={failure}
      onSubmit={(event) => handleSubmit(sendAfterUploads)(event)}
      onClose={onClose}
    >
      <ChoiceGroup label={returnTexts.products} error={problem}>
        {orders.map(({ id, productName, optionValues, returnableQty }, at) => (
          <Fragment key={id}>
            <CheckboxField
              label={<bdi>{nameWithOptions(productName, optionValues)}</bdi>}
              hint={unitCount(returnableQty)}
              {...register(`lines.${at}.chosen`, {
                onChange: () => clearErrors("lines"),
                validate: (_, { lines }) => lines.some((line) => line.chosen) || texts.choose,
              })}
            />
            {returnableQty > 1 && chosen[at]?.chosen && (
              <TextField
                label={texts.quantity}
                hint={texts.ofUnits(returnableQty)}
                inputMode="numeric"
                autoComplete="off"
                required
                error={errors.lines?.[at]?.units?.message}
                {...register(
                  `lines.${at}.units`,
                  numberRule(texts.quantity, { min: 1, max: returnableQty, decimals: 0 }),
                )}
              />
            )}
          </Fragment>
        ))}
      </ChoiceGroup>
      <TextArea
        label={texts.reason}
        hint={texts.reasonHint}
        rows={3}
        required
        error={errors.reason?.message}
        {...register("reason", textRule(texts.reason, returnBounds.reason))}
      />
      {photos}
      {status}
    </DialogForm>
  );
}
