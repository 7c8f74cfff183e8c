import { parseTyped } from "@shop/shared/typed-number";
import { productBounds } from "@shop/shared/product";
import { useForm } from "react-hook-form";
import { restockDialogTexts } from "@shop/shared/messages/en/admin-items";
import { Button } from "../../ui/form/Button";
import { TextField } from "../../ui/form/Field";
import { FormStack } from "../../ui/form/Form";
import { numberRule } from "../../ui/form/number-rule";
import { CloseButton } from "../../ui/dialog/CloseButton";
import { DialogActions, ModalFrame } from "../../ui/dialog/ModalFrame";
import { type RestockButton_ProductFragment, useRestockProductMutation } from "./restock.generated";
import { fieldErrorOf, isForbidden, isNotFound } from "../../graphql/errors";
import { alertTexts, cancelText } from "@shop/shared/messages/en/common";
import { fieldsOf } from "../../ui/form/fields-of";

function explain(error: unknown): string {
  if (isForbidden(error)) return alertTexts.notPermitted.text;
  if (isNotFound(error)) return restockDialogTexts.gone;
  const found = fieldErrorOf(error, "units");
  return found ? restockDialogTexts.refused(found) : restockDialogTexts.failed;
}

/** Positive, because the button decides the sign. */
const unitsRule = numberRule(restockDialogTexts.units, { ...productBounds.countInStock, min: 1 });

interface RestockDialogProps {
  product: RestockButton_ProductFragment;
  /** Called with whether the stock has changed. */
  onClose: (changed: boolean) => void;
}

/** Asks for a number of units to add to the stock or remove from it. Enter adds them. */
export function RestockDialog({ product, onClose }: RestockDialogProps) {
  const form = useForm<{ units: string }>();
  const { handleSubmit, formState, setError } = form;
  const field = fieldsOf(form, { units: restockDialogTexts.units }, { units: unitsRule });
  const [restock] = useRestockProductMutation();
  const send = (sign: 1 | -1) =>
    handleSubmit(async ({ units }) => {
      try {
        await restock({ variables: { id: product.id, units: sign * parseTyped(units) } });
        onClose(true);
      } catch (error) {
        setError("units", { message: explain(error) }, { shouldFocus: true });
      }
    });
  const busy = formState.isSubmitting;

  return (
    <ModalFrame
      role="dialog"
      title={restockDialogTexts.title(product.name)}
      text={restockDialogTexts.inStock(product.countInStock)}
      onClose={() => onClose(false)}
    >
      <FormStack noValidate onSubmit={(event) => void send(1)(event)}>
        <TextField {...field("units")} inputMode="numeric" />
        <DialogActions>
          <CloseButton>{cancelText}</CloseButton>
          <Button variant="secondary" busy={busy} onClick={() => void send(-1)()}>
            {restockDialogTexts.takeOut}
          </Button>
          <Button type="submit" busy={busy}>
            {restockDialogTexts.add}
          </Button>
        </DialogActions>
      </FormStack>
    </ModalFrame>
  );
}
