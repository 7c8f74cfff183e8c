import { lazy } from "react";
import { refundTexts } from "../../../../messages/manage-orders";
import type { AskedAction } from "../../bulk-action";
import type { OrderActions_OrderFragment } from "./order-actions.generated";
import { whyNotRefundedHere } from "./order-states";
import { useRefundOrder } from "./use-refund-order";

const RefundDialog = lazy(() => import("./RefundDialog").then((file) => ({ default: file.RefundDialog })));

/** Gives the payments of those of the selected orders back that are paid. */
export function useRefundSelected(): AskedAction<OrderActions_OrderFragment> {
  const { refund, evictChanged } = useRefundOrder();
  return {
    label: refundTexts.refund,
    secondary: true,
    ask: ({ rows, onConfirm, onClose }) => {
      const paid = rows.filter((order) => whyNotRefundedHere(order) === null);
      return (
        <RefundDialog
          orders={paid}
          othersStay={rows.length - paid.length}
          onConfirm={(choice) =>
            onConfirm(async (order) => whyNotRefundedHere(order) ?? refund(order.id, choice))
          }
          onClose={onClose}
        />
      );
    },
    onFinished: evictChanged,
    says: refundTexts.done,
  };
}
