import { useState, type MouseEvent } from "react";
import { styled } from "styled-components";
import { refundTexts } from "../../../../messages/manage-orders";
import { color, radius, space, text } from "../../../../theme/tokens";
import { closeDialog, DialogActions, ModalFrame } from "../../../../ui/dialog/ModalFrame";
import { Button } from "../../../../ui/form/Button";
import { formatPrice, pluralize } from "../../../../ui/format/format";
import { customerOf } from "../../../../features/orders/customer-of";
import type { OrderActions_OrderFragment } from "./order-actions.generated";

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

interface RefundDialogProps {
  /** The orders that will be refunded. */
  orders: readonly OrderActions_OrderFragment[];
  /** How many others are selected, which stay as they are. */
  othersStay?: number;
  onConfirm: (restock: boolean) => void;
  onClose: () => void;
}

/** Says what a refund does, and asks whether the units are back. */
export function RefundDialog({ orders, othersStay = 0, onConfirm, onClose }: RefundDialogProps) {
  const [restock, setRestock] = useState(true);
  const cents = orders.reduce((sum, { total }) => sum + Math.round(total * 100), 0);
  const sum = formatPrice(cents / 100);
  const units = orders.reduce((count, { qty }) => count + qty, 0);
  const confirm = (event: MouseEvent<HTMLButtonElement>) => {
    closeDialog(event);
    onConfirm(restock);
  };

  return (
    <ModalFrame role="alertdialog" {...questionAbout(orders, sum, othersStay)} onClose={onClose}>
      <Choice>
        <input type="checkbox" checked={restock} onChange={({ target }) => setRestock(target.checked)} />
        <span>{refundTexts.restock}</span>
        <span>{restock ? refundTexts.restocked(pluralize(units, "unit")) : refundTexts.notRestocked}</span>
      </Choice>
      <DialogActions>
        <Button variant="secondary" onClick={closeDialog}>
          {refundTexts.dismiss}
        </Button>
        <Button variant="danger" onClick={confirm}>
          {refundTexts.confirm(sum)}
        </Button>
      </DialogActions>
    </ModalFrame>
  );
}

function questionAbout(orders: RefundDialogProps["orders"], sum: string, othersStay: number) {
  const [first] = orders;
  if (first && orders.length === 1 && othersStay === 0) {
    return {
      title: refundTexts.question(first.number),
      text: refundTexts.consequence(sum, customerOf(first)),
    };
  }
  return {
    title: refundTexts.questionOfMany(orders.length),
    text: refundTexts.consequenceOfMany(sum, othersStay),
  };
}
