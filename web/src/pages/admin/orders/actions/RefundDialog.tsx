import { useState, type MouseEvent } from "react";
import { styled } from "styled-components";
import { refundTexts } from "../../../../messages/manage-orders";
import { refundProblemTexts } from "../../../../messages/payment-problems";
import { color, radius, space, text } from "../../../../theme/tokens";
import { closeDialog, DialogActions, ModalFrame } from "../../../../ui/dialog/ModalFrame";
import { Button } from "../../../../ui/form/Button";
import { pluralize, formatPrice } from "../../../../ui/format/format";
import type { OrderActions_OrderFragment } from "./order-actions.generated";
import type { RefundChoice } from "./use-refund-order";
import { customerOf } from "../../../../features/orders/customer-of";
import { isLost } from "../payment-problems";

/** What a refund of some orders asks before it is made. */
interface RefundQuestion {
  title: string;
  text: string;
  /** What confirms it, depending on whether the customer has the money already. */
  confirm: (paidBack: boolean) => string;
  /** Whether the customer has the money already: asked, or known. */
  paidBack: "asked" | boolean;
  /** Whether its units can still return to stock. */
  returnsUnits: boolean;
}

/** Orders with a problem are refunded one at a time, on their own pages. */
function refundQuestion(orders: readonly OrderActions_OrderFragment[], othersStay: number): RefundQuestion {
  const cents = orders.reduce((total, order) => total + Math.round(order.total * 100), 0);
  const sum = formatPrice(cents / 100);
  const [first] = orders;
  const usual = { confirm: () => refundTexts.confirm(sum), paidBack: false, returnsUnits: true } as const;
  if (!first || orders.length > 1 || othersStay > 0)
    return {
      ...usual,
      title: refundTexts.questionOfMany(orders.length),
      text: refundTexts.consequenceOfMany(sum, othersStay),
    };
  const title = refundTexts.question(first.number);
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
  return { ...usual, title, text: refundTexts.consequence(sum, customer) };
}

const Choice = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${space[3]};
  align-items: center;
  min-height: var(--target);
  margin-top: ${space[5]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  font-weight: 550;
  cursor: pointer;

  & + & {
    margin-top: ${space[2]};
  }
  input {
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
  }
  span:last-child {
    grid-column: 2;
    color: ${color.muted};
    font-size: ${text.small};
    font-weight: 400;
  }
`;

const Means = styled.fieldset`
  min-width: 0;
  margin: ${space[5]} 0 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    font-size: ${text.small};
    font-weight: 550;
  }
  > label {
    margin-top: ${space[2]};
  }
`;

interface RefundDialogProps {
  /** The orders that will be refunded. */
  orders: readonly OrderActions_OrderFragment[];
  /** How many others are selected, which stay as they are. */
  othersStay?: number;
  onConfirm: (choice: RefundChoice) => void;
  onClose: () => void;
}

/** Says what a refund does, and asks whether the units are back; and how the money goes back where a refund has failed before. */
export function RefundDialog({ orders, othersStay = 0, onConfirm, onClose }: RefundDialogProps) {
  const question = refundQuestion(orders, othersStay);
  const [restock, setRestock] = useState(true);
  const [chosen, setPaidBack] = useState(true);
  const paidBack = question.paidBack === "asked" ? chosen : question.paidBack;
  const units = orders.reduce((count, { qty }) => count + qty, 0);
  const confirm = (event: MouseEvent<HTMLButtonElement>) => {
    closeDialog(event);
    onConfirm({ restock, paidBack });
  };

  return (
    <ModalFrame role="alertdialog" title={question.title} text={question.text} onClose={onClose}>
      {question.paidBack === "asked" && <MeansChoice paidBack={paidBack} onChange={setPaidBack} />}
      {question.returnsUnits && (
        <Choice>
          <input type="checkbox" checked={restock} onChange={({ target }) => setRestock(target.checked)} />
          <span>{refundTexts.restock}</span>
          <span>{restock ? refundTexts.restocked(pluralize(units, "unit")) : refundTexts.notRestocked}</span>
        </Choice>
      )}
      <DialogActions>
        <Button variant="secondary" onClick={closeDialog}>
          {refundTexts.dismiss}
        </Button>
        <Button variant="danger" onClick={confirm}>
          {question.confirm(paidBack)}
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
    <Means>
      <legend>{how}</legend>
      <Choice>
        <input type="radio" name="means" checked={paidBack} onChange={() => onChange(true)} />
        <span>{otherwise}</span>
        <span>{paidBackHint}</span>
      </Choice>
      <Choice>
        <input type="radio" name="means" checked={!paidBack} onChange={() => onChange(false)} />
        <span>{again}</span>
        <span>{againHint}</span>
      </Choice>
    </Means>
  );
}
