import { carriers, isWebAddress, shipmentBounds, trackingPage } from "@shop/shared/carriers";
import type { Bounds } from "@shop/shared/bounds";
import { styled } from "styled-components";
import { useForm, useWatch } from "react-hook-form";
import { evictLists } from "../../../../graphql/evict";
import { sendOrdersTexts as texts } from "../../../../messages/send-orders";
import { space, text } from "../../../../theme/tokens";
import { useAlert } from "../../../../ui/dialog/AlertProvider";
import { TextField } from "../../../../ui/form/Field";
import { textRule } from "../../../../ui/form/text-rule";
import { DialogForm } from "../../DialogForm";
import { useSave } from "../../use-save";
import { useShipOrdersMutation, type OrderActions_OrderFragment } from "./order-actions.generated";
import { hasProblem } from "./order-states";

interface ParcelEntry {
  carrier: string;
  trackingNumber: string;
  trackingUrl: string;
  /** Not typed: what the server says of the orders themselves. */
  ids: string;
}

const { labels } = texts;
const CARRIERS = "known-carriers";

/** The rule of a text that may be left out. */
const optional = (label: string, bounds: Bounds) => ({ ...textRule(label, bounds), required: false });

const urlRule = optional(labels.trackingUrl, shipmentBounds.trackingUrl);
const linkRule = {
  ...urlRule,
  validate: (address: string) =>
    address === "" || isWebAddress(address) ? urlRule.validate(address) : texts.noLink,
};

const Lines = styled.ul`
  display: grid;
  gap: ${space[1]};
  padding: 0;
  list-style: none;
  font-size: ${text.small};
  overflow-wrap: anywhere;
`;

const LinkPreview = styled.p`
  font-size: ${text.small};
  overflow-wrap: anywhere;
`;

interface SendDialogProps {
  /** The orders that are sent together. */
  orders: readonly OrderActions_OrderFragment[];
  /** Called once they are sent. */
  onDone: () => unknown;
  onClose: () => void;
}

/** The form of a parcel: who carries it, its number, and the link, which is made from both where the carrier is known. */
export function SendDialog({ orders, onDone, onClose }: SendDialogProps) {
  const { register, handleSubmit, formState, setError, clearErrors, control } = useForm<ParcelEntry>({
    defaultValues: { carrier: "", trackingNumber: "", trackingUrl: "" },
  });
  const alert = useAlert();
  const { failure, attempt } = useSave<ParcelEntry>(labels);
  const [ship] = useShipOrdersMutation({ update: (cache) => evictLists(cache, "orders") });
  const send = handleSubmit(async ({ carrier, trackingNumber, trackingUrl }) => {
    const ids = orders.map(({ id }) => id);
    const sent = await attempt(
      () => ship({ variables: { ids, carrier, trackingNumber, trackingUrl } }),
      setError,
    );
    if (!sent) return;
    onClose();
    await onDone();
    await alert(texts.sent(orders.length));
  });
  const { errors } = formState;
  const [carrier, number, typed] = useWatch({ control, name: ["carrier", "trackingNumber", "trackingUrl"] });
  const link = typed.trim() ? null : trackingPage(carrier, number);

  return (
    <DialogForm
      title={texts.title(orders.length)}
      text={texts.text(orders.filter(({ paid }) => !paid).length, orders.some(hasProblem))}
      submit={texts.send}
      busy={formState.isSubmitting}
      failure={failure ?? errors.ids?.message}
      onSubmit={(event) => {
        clearErrors("ids"); // it belongs to no field, and would keep the form from being sent again
        return send(event);
      }}
      onClose={onClose}
    >
      <Lines aria-label={texts.contents}>
        {orders.map(({ id, qty, productName, number }) => (
          <li key={id}>
            {qty} × <bdi>{productName}</bdi> ({number})
          </li>
        ))}
      </Lines>
      <TextField
        label={labels.carrier}
        list={CARRIERS}
        autoComplete="off"
        required={false}
        error={errors.carrier?.message}
        {...register("carrier", optional(labels.carrier, shipmentBounds.carrier))}
      />
      <datalist id={CARRIERS}>
        {carriers.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField
        label={labels.trackingNumber}
        autoComplete="off"
        required={false}
        error={errors.trackingNumber?.message}
        {...register("trackingNumber", optional(labels.trackingNumber, shipmentBounds.trackingNumber))}
      />
      <TextField
        label={labels.trackingUrl}
        type="url"
        autoComplete="off"
        required={false}
        hint={texts.linkHint}
        error={errors.trackingUrl?.message}
        {...register("trackingUrl", linkRule)}
      />
      <LinkPreview role="status">
        {link && (
          <>
            {texts.link}{" "}
            <a href={link} rel="noopener noreferrer" target="_blank">
              {link}
            </a>
          </>
        )}
      </LinkPreview>
    </DialogForm>
  );
}
