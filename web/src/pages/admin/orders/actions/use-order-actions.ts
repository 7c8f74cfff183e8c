import type { BulkAction } from "../../bulk-action";
import type { OrderActions_OrderFragment } from "./order-actions.generated";
import { whyNotCancelled, whyNotDelivered, whyNotRefunded, type WhyNot } from "./order-states";
import { useCancelSelected } from "./use-cancel-selected";
import { useDeliverSelected } from "./use-deliver-selected";
import { useRefundSelected } from "./use-refund-selected";

/** The actions that at least one of the selected orders allows. */
export function useOrderActions(
  orders: readonly OrderActions_OrderFragment[],
): BulkAction<OrderActions_OrderFragment>[] {
  const deliver = useDeliverSelected();
  const cancel = useCancelSelected();
  const refund = useRefundSelected();
  const fitsOne = (whyNot: WhyNot) => orders.some((order) => whyNot(order) === null);

  return [
    ...(fitsOne(whyNotCancelled) ? [cancel] : []),
    ...(fitsOne(whyNotRefunded) ? [refund] : []),
    ...(fitsOne(whyNotDelivered) ? [deliver] : []),
  ];
}
