import { formatMinor } from "@shop/shared/money";
import { nameWithOptions } from "@shop/shared/option-values";
import { useState, type MouseEvent } from "react";
import { refundPartTexts, refundProblemTexts, refundTexts } from "@shop/shared/messages/en/admin-orders";
import { CloseButton } from "../../../../ui/dialog/CloseButton";
import { closeDialog, DialogActions, ModalFrame } from "../../../../ui/dialog/ModalFrame";
import { Button } from "../../../../ui/form/Button";
import { formatPrice } from "../../../../ui/format/format";
import type { OrderActions_OrderFragment } from "./order-actions.generated";
import { DialogChoice, DialogChoices } from "./DialogChoice";
import {
  remainingRefundOf,
  partOfChoice,
  problemOfPart,
  requestOf,
  sumOfPart,
  type ChosenPart,
} from "./refund-part";
import { RefundParts } from "./RefundParts";
import type { RefundChoice } from "./use-refund-order";
import { customerOf } from "../../../../features/orders/customer-of";
import { isLost } from "../payment-problems";
import { nounOf } from "./order-states";
import { numberOf, partNumberOf } from "../../../../features/orders/order-number";

/** The questions of a refund. */
interface RefundQuestion {
  title: string;
  text: string;
  /** The label of the confirming button, depending on whether the customer already has the money. */
  confirm: (paidBack: boolean) => string;
  /** Whether the customer already has the money: to be asked, or known. */
  paidBack: "asked" | boolean;
  /** Whether units can still return to stock. */
  returnsUnits: boolean;
  /** The order, if it can be refunded in part. */
  partOf?: OrderActions_OrderFragment;
}

/** Orders with a payment problem are refunded one at a time, on their own pages. */
function refundQuestion(orders: readonly OrderActions_OrderFragment[], othersStay: number): RefundQuestion {
  const minor = orders.reduce((total, order) => total + remainingRefundOf(order).minor, 0);
  const sum = formatMinor(minor);
  const [first] = orders;
  const usual = { confirm: () => refundTexts.confirm(sum), paidBack: false, returnsUnits: true } as const;
  if (!first || orders.length > 1 || othersStay > 0)
    return {
      ...usual,
      title: refundTexts.questionOfMany(orders.length, nounOf(orders)),
      text: refundTexts.consequenceOfMany(nounOf(orders) === "product" ? 1 : orders.length, sum, othersStay),
    };
  const number = numberOf(first);
  const title = partNumberOf(first)
    ? refundTexts.questionOfPart(nameWithOptions(first.productName, first.optionValues), number)
    : refundTexts.question(number);
  const customer = customerOf(first);
  const { refundFailure: failure } = first;
  if (failure) {
    const owed = formatPrice(failure.amount);
    return {
      title,
      text: refundProblemTexts.consequence(owed, customer),
      confirm: (paidBack) =>
        paidBack ? refundProblemTexts.confirmPaidBack : refundProblemTexts.confirmAgain(owed),
      paidBack: "asked",
      returnsUnits: !failure.restocked && !failure.late,
    };
  }
  if (isLost(first))
    return {
      title,
      text: refundProblemTexts.lost(sum, customer),
      confirm: () => refundProblemTexts.confirmLost,
      paidBack: true,
      returnsUnits: true,
    };
  if (first.total === 0) return { ...usual, title, text: refundTexts.consequenceOfFree(customer) };
  const whole = first.refunded > 0 ? refundPartTexts.consequence : refundTexts.consequence;
  return { ...usual, title, text: whole(sum, customer), partOf: first };
}

interface RefundDialogProps {
  /** The orders to refund. */
  orders: readonly OrderActions_OrderFragment[];
  /** The number of selected orders that stay unchanged. */
  othersStay?: number;
  onConfirm: (choice: RefundChoice) => void;
  onClose: () => void;
}

/** Explains a refund and asks whether the units return to stock; after a failed refund, also how the money is returned. */
export function RefundDialog({ orders, othersStay = 0, onConfirm, onClose }: RefundDialogProps) {
  const question = refundQuestion(orders, othersStay);
  const [restock, setRestock] = useState(true);
  const [chosen, setPaidBack] = useState(true);
  const [part, setPart] = useState<ChosenPart>({ kind: "rest", units: "1", amount: "" });
  const [error, setError] = useState<string | null>(null);
  const paidBack = question.paidBack === "asked" ? chosen : question.paidBack;
  const { partOf } = question;
  const sum = partOf ? sumOfPart(partOf, part) : null;
  const units = partOf
    ? (partOfChoice(partOf, part)?.units ?? 0)
    : orders.reduce((count, { qty }) => count + qty, 0);
  const confirm = (event: MouseEvent<HTMLButtonElement>) => {
    const problem = partOf ? problemOfPart(partOf, part) : null;
    setError(problem);
    if (problem) return;
    closeDialog(event);
    onConfirm({ restock: restock && part.kind !== "amount", paidBack, ...requestOf(part) });
  };

  return (
    <ModalFrame
      role="alertdialog"
      title={question.title}
      text={
        partOf && part.kind !== "rest" ? refundPartTexts.partConsequence(customerOf(partOf)) : question.text
      }
      onClose={onClose}
    >
      {question.paidBack === "asked" && <MeansChoice paidBack={paidBack} onChange={setPaidBack} />}
      {partOf && (
        <RefundParts
          order={partOf}
          part={part}
          error={error}
          onChange={(changed) => {
            setPart(changed);
            setError(null);
          }}
        />
      )}
      {question.returnsUnits && part.kind !== "amount" && (
        <DialogChoice>
          <input type="checkbox" checked={restock} onChange={({ target }) => setRestock(target.checked)} />
          <span>{refundTexts.restock}</span>
          <span>{restock ? refundTexts.restocked(units) : refundTexts.notRestocked}</span>
        </DialogChoice>
      )}
      <DialogActions>
        <CloseButton>{refundTexts.dismiss}</CloseButton>
        <Button variant="danger" onClick={confirm}>
          {partOf && part.kind !== "rest" ? refundPartTexts.confirm(sum) : question.confirm(paidBack)}
        </Button>
      </DialogActions>
    </ModalFrame>
  );
}

interface MeansChoiceProps {
  paidBack: boolean;
  onChange: (paidBack: boolean) => void;
}

function MeansChoice({ paidBack, onChange }: MeansChoiceProps) {
  const { how, paidBack: otherwise, paidBackHint, again, againHint } = refundProblemTexts;
  return (
    <DialogChoices>
      <legend>{how}</legend>
      <DialogChoice>
        <input type="radio" name="means" checked={paidBack} onChange={() => onChange(true)} />
        <span>{otherwise}</span>
        <span>{paidBackHint}</span>
      </DialogChoice>
      <DialogChoice>
        <input type="radio" name="means" checked={!paidBack} onChange={() => onChange(false)} />
        <span>{again}</span>
        <span>{againHint}</span>
      </DialogChoice>
    </DialogChoices>
  );
}
