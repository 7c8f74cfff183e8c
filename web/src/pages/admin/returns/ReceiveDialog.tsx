import { manageReturnsTexts as texts, returnTexts } from "@shop/shared/messages/en/returns";
import { minorBounds } from "@shop/shared/bounds";
import { formatMinor, toMinor } from "@shop/shared/money";
import { minorsOfReturn } from "@shop/shared/pricing/refund-part";
import { useWatch } from "react-hook-form";
import { useAlert } from "../../../ui/dialog/AlertProvider";
import { DialogForm } from "../../../ui/dialog/DialogForm";
import { CheckboxField } from "../../../ui/form/CheckboxField";
import { TextField } from "../../../ui/form/Field";
import { numberRule } from "../../../ui/form/number-rule";
import { numberOrNull, optionalRule } from "../parts/optional-rule";
import { useSaveForm } from "../parts/use-save-form";
import { useReceiveReturnMutation, type ReturnActions_ReturnFragment } from "./ReturnPage.generated";

/** The most that can be refunded for the products of a return, in minor units. */
const mostOf = ({ orders }: ReturnActions_ReturnFragment): number =>
  minorsOfReturn(
    orders.map(({ qty: units, order: { qty, total, refunded, refundedQty } }) => ({
      units,
      order: {
        quantity: qty,
        totalMinor: toMinor(total),
        refundedMinor: toMinor(refunded),
        refundedQuantity: refundedQty,
      },
    })),
  ).reduce((sum, minor) => sum + minor, 0);

interface ReceiveEntry {
  refund: boolean;
  restock: boolean;
  amount: string;
}

interface ReceiveDialogProps {
  found: ReturnActions_ReturnFragment;
  onClose: () => void;
}

/** Marks an accepted return as received, with or without a refund; refunds one that was received before. */
export function ReceiveDialog({ found, onClose }: ReceiveDialogProps) {
  const { id, number, status, orders, refundedWithOrder } = found;
  const alert = useAlert();
  const [receive] = useReceiveReturnMutation();
  const most = mostOf(found);
  const isBack = status === "RECEIVED";
  const sum = formatMinor(most);
  const { register, field, sending, control } = useSaveForm<ReceiveEntry>({
    defaultValues: { refund: !refundedWithOrder, restock: true, amount: "" },
    labels: { amount: texts.amount },
    rules: { amount: optionalRule(numberRule(texts.amount, minorBounds(1, most))) },
    texts: { gone: texts.notFound, notSaved: texts.notSaved },
    save: ({ refund, restock, amount }) =>
      receive({ variables: { id, refund, restock, amount: refund ? numberOrNull(amount) : null } }),
    onSaved: async () => {
      onClose();
      await alert(texts.saved);
    },
  });
  const refunds = useWatch({ control, name: "refund" });
  const units = orders.reduce((count, { qty }) => count + qty, 0);
  return (
    <DialogForm
      title={(isBack ? texts.refundTitle : texts.receiveTitle)(number)}
      text={refundedWithOrder ? returnTexts.refundedWithOrder : texts.receiveText(sum)}
      submit={isBack ? texts.refundSubmit : texts.receiveSubmit}
      {...sending}
      onClose={onClose}
    >
      {!isBack && (
        <CheckboxField label={texts.restock} hint={texts.restockHint(units)} {...register("restock")} />
      )}
      {!isBack && !refundedWithOrder && (
        <CheckboxField label={texts.refundNow} hint={texts.refundHint} {...register("refund")} />
      )}
      {refunds && most > 0 && (
        <TextField {...field("amount")} hint={texts.amountHint(sum)} inputMode="decimal" />
      )}
    </DialogForm>
  );
}
