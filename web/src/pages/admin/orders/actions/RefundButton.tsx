import { lazy, useState } from "react";
import { tooLate, useRowAction } from "../../../../features/RowAction";
import { refundPartTexts, refundProblemTexts, refundTexts } from "@shop/shared/messages/en/admin-orders";
import { DialogButton } from "../../../../ui/dialog/DialogButton";
import { VisuallyHidden } from "../../../../ui/layout/VisuallyHidden";
import { labelOf, type ActionOrders } from "./order-states";
import { isLost } from "../payment-problems";
import { useRefundOrder, type RefundChoice } from "./use-refund-order";

/** Loaded shortly before use: refunds are rare. */
const RefundDialog = lazy(() => import("./RefundDialog").then((file) => ({ default: file.RefundDialog })));

interface RefundButtonProps {
  orders: ActionOrders;
  /** The number of selected orders that stay unchanged. */
  othersStay: number;
  /** Called after the orders were refunded, or one turned out not to be refundable. */
  onDone: () => unknown;
}

/** Refunds orders, all or none, after a dialog about the amount and the units. */
export function RefundButton({ orders, othersStay, onDone }: RefundButtonProps) {
  const [order, ...others] = orders;
  const [busy, setBusy] = useState(false);
  const run = useRowAction();
  const { refund, evictChanged } = useRefundOrder();
  const press = async (choice: RefundChoice) => {
    setBusy(true);
    await run(async () => {
      const refused = await refund(orders, choice);
      evictChanged();
      await onDone();
      if (refused) return others.length > 0 || order.ofGiftCards ? tooLate(refused) : refundTexts.tooLate;
      if (choice.quantity || choice.amount) return refundPartTexts.refunded;
      return order.refundFailure?.late ? refundProblemTexts.noted : refundTexts.refunded;
    });
    setBusy(false);
  };

  return (
    <DialogButton
      variant="secondary"
      busy={busy}
      dialog={(close) => (
        <RefundDialog
          orders={orders}
          othersStay={others.length > 0 ? othersStay : 0}
          onConfirm={(choice) => void press(choice)}
          onClose={close}
        />
      )}
    >
      <span>
        {others.length === 0 && isLost(order) && !order.refundFailure
          ? refundProblemTexts.markRefunded
          : refundTexts.refund}
      </span>
      <VisuallyHidden>{labelOf(orders)}</VisuallyHidden>
    </DialogButton>
  );
}
