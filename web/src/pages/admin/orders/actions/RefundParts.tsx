import { formatMinor } from "@shop/shared/money";
import { refundPartTexts as texts } from "@shop/shared/messages/en/admin-orders";
import { TextField } from "../../../../ui/form/Field";
import { DialogChoice, DialogChoices } from "./DialogChoice";
import type { OrderActions_OrderFragment } from "./order-actions.generated";
import { remainingRefundOf, type ChosenPart } from "./refund-part";

interface RefundPartsProps {
  order: OrderActions_OrderFragment;
  part: ChosenPart;
  /** The error of the visible field. */
  error: string | null;
  onChange: (part: ChosenPart) => void;
}

/** Asks for the part of an order to refund: the rest, some units, or an amount. */
export function RefundParts({ order, part, error, onChange }: RefundPartsProps) {
  const left = remainingRefundOf(order);
  const choose = (kind: ChosenPart["kind"]) => onChange({ ...part, kind });
  const sum = formatMinor(left.minor);
  const radio = (kind: ChosenPart["kind"]) => (
    <input type="radio" name="part" checked={part.kind === kind} onChange={() => choose(kind)} />
  );
  return (
    <DialogChoices>
      <legend>{texts.what}</legend>
      <DialogChoice>
        {radio("rest")}
        <span>{texts.rest}</span>
        <span>{texts.left(sum, left.units)}</span>
      </DialogChoice>
      {left.units > 1 && (
        <DialogChoice>
          {radio("units")}
          <span>{texts.units}</span>
          <span>{texts.unitsHint}</span>
        </DialogChoice>
      )}
      {part.kind === "units" && (
        <TextField
          label={texts.unitsField}
          inputMode="numeric"
          autoComplete="off"
          required
          value={part.units}
          error={error ?? undefined}
          onChange={({ target }) => onChange({ ...part, units: target.value })}
        />
      )}
      <DialogChoice>
        {radio("amount")}
        <span>{texts.amount}</span>
        <span>{texts.amountHint}</span>
      </DialogChoice>
      {part.kind === "amount" && (
        <TextField
          label={texts.amountField}
          inputMode="decimal"
          autoComplete="off"
          required
          value={part.amount}
          error={error ?? undefined}
          onChange={({ target }) => onChange({ ...part, amount: target.value })}
        />
      )}
    </DialogChoices>
  );
}
