import { packingSlipTexts } from "../../../../messages/manage-orders";
import { PrintButton } from "../../../../ui/layout/Print";
import { CancelOrderButton } from "../actions/CancelOrderButton";
import { DeliverButton } from "../actions/DeliverButton";
import type { OrderActions_OrderFragment } from "../actions/order-actions.generated";
import { whyNotCancelled, whyNotDelivered, whyNotRefunded } from "../actions/order-states";
import { RefundButton } from "../actions/RefundButton";

interface OrderButtonsProps {
  order: OrderActions_OrderFragment;
  /** Called after each action, whether it was done or refused. */
  onChanged: () => Promise<unknown>;
}

/** What can be done with an order in its state. */
export function OrderButtons({ order, onChanged }: OrderButtonsProps) {
  const onDone = () => onChanged().catch(() => undefined); // what is shown then stays
  const sent = order.status !== "CANCELLED" && order.status !== "REFUNDED";
  return (
    <>
      {sent && <PrintButton>{packingSlipTexts.print}</PrintButton>}
      {whyNotCancelled(order) === null && <CancelOrderButton order={order} onDone={onDone} />}
      {whyNotRefunded(order) === null && <RefundButton order={order} onDone={onDone} />}
      {whyNotDelivered(order) === null && <DeliverButton order={order} size="medium" onDone={onDone} />}
    </>
  );
}
