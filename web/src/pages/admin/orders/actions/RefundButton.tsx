import { lazy, useState } from "react";
import { useRowAction } from "../../../../features/RowAction";
import { refundPartTexts, refundProblemTexts, refundTexts } from "../../../../messages/admin-orders";
import { DialogButton } from "../../../../ui/dialog/DialogButton";
import { VisuallyHidden } from "../../../../ui/layout/VisuallyHidden";
import { customerOf } from "../../../../features/orders/customer-of";
import type { OrderActions_OrderFragment } from "./order-actions.generated";
import { isLost } from "../payment-problems";
import { useRefundOrder, type RefundChoice } from "./use-refund-order";

/** Loaded shortly before use: refunds are rare. */
const RefundDialog = lazy(() => import("./RefundDialog").then((file) => ({ default: file.RefundDialog })));

interface RefundButtonProps {
  order: OrderActions_OrderFragment;
  /** Called after the order was refunded, or turned out not to be refundable. */
  onDone: () => unknown;
}

/** Refunds an order, after a dialog about the amount and the units. */
export function RefundButton({ order, onDone }: RefundButtonProps) {
  const [busy, setBusy] = useState(false);
  const run = useRowAction();
  const { refund, evictChanged } = useRefundOrder();
  const press = async (choice: RefundChoice) => {
    setBusy(true);
    await run(async () => {
      const refused = await refund(order.id, choice);
      evictChanged();
      await onDone();
      if (refused) return refundTexts.tooLate;
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
        <RefundDialog orders={[order]} onConfirm={(choice) => void press(choice)} onClose={close} />
      )}
    >
      <span>
        {isLost(order) && !order.refundFailure ? refundProblemTexts.markRefunded : refundTexts.refund}
      </span>
      <VisuallyHidden>{`${order.productName}, ${customerOf(order)}`}</VisuallyHidden>
    </DialogButton>
  );
}
