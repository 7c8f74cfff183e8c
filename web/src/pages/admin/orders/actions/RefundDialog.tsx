import { useState, type MouseEvent } from "react";
import { styled } from "styled-components";
import { refundTexts } from "../../../../messages/manage-orders";
import { refundProblemTexts } from "../../../../messages/payment-problems";
import { color, radius, space, text } from "../../../../theme/tokens";
import { closeDialog, DialogActions, ModalFrame } from "../../../../ui/dialog/ModalFrame";
import { Button } from "../../../../ui/form/Button";
import { pluralize } from "../../../../ui/format/format";
import type { OrderActions_OrderFragment } from "./order-actions.generated";
import { refundQuestion } from "./refund-question";
import type { RefundChoice } from "./use-refund-order";

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
