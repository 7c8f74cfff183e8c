import { lazy } from "react";
import { refundTexts } from "../../../../messages/manage-orders";
import type { AskedAction } from "../../bulk-action";
import type { OrderActions_OrderFragment } from "./order-actions.generated";
import { whyNotRefunded } from "./order-states";
import { useRefundOrder } from "./use-refund-order";

const RefundDialog = lazy(() => import("./RefundDialog").then((file) => ({ default: file.RefundDialog })));

/** Gives the payments of those of the selected orders back that are paid. */
export function useRefundSelected(): AskedAction<OrderActions_OrderFragment> {
  const { refund, evictChanged } = useRefundOrder();
  return {
    label: refundTexts.refund,
    secondary: true,
    ask: ({ rows, onConfirm, onClose }) => {
      const paid = rows.filter((order) => whyNotRefunded(order) === null);
      return (
        <RefundDialog
          orders={paid}
          othersStay={rows.length - paid.length}
          onConfirm={(restock) =>
            onConfirm(async (order) => whyNotRefunded(order) ?? refund(order.id, restock))
          }
          onClose={onClose}
        />
      );
    },
    onFinished: evictChanged,
    says: refundTexts.done,
  };
}
