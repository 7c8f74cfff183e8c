import { RowAction } from "../../../../features/RowAction";
import { evictLists } from "../../../../graphql/evict";
import { adminAlerts } from "../../../../messages/admin";
import { deliverOrderTexts, manageOrdersTexts, paymentProblemTexts } from "../../../../messages/admin-orders";
import type { ButtonProps } from "../../../../ui/form/Button";
import { hasProblem } from "./order-states";
import { customerOf } from "../../../../features/orders/customer-of";
import { useDeliverOrderMutation, type OrderActions_OrderFragment } from "./order-actions.generated";

interface DeliverButtonProps extends Pick<ButtonProps, "variant" | "size"> {
  order: OrderActions_OrderFragment;
  /** Called after the order was delivered, or turned out to be closed. */
  onDone: () => unknown;
}

/** Marks an order as delivered, which removes it from the lists of open orders (spec §4). */
export function DeliverButton({ order, onDone, ...look }: DeliverButtonProps) {
  const { id, qty, productName, paid } = order;
  const customer = customerOf(order);
  const [deliver, { client }] = useDeliverOrderMutation();
  const press = async () => {
    const { data } = await deliver({ variables: { id } });
    evictLists(client.cache, "orders");
    await onDone();
    return data?.deliverOrder ? adminAlerts.itemDelivered : deliverOrderTexts.tooLate;
  };

  return (
    <RowAction
      {...look}
      confirmation={{
        title: deliverOrderTexts.question(customer),
        text: deliverOrderTexts.consequence(qty, productName, paid, warningOf(order)),
        confirm: manageOrdersTexts.delivered,
      }}
      of={`${productName}, ${customer}`}
      act={press}
    >
      {manageOrdersTexts.delivered}
    </RowAction>
  );
}

function warningOf(order: OrderActions_OrderFragment): string {
  const { refundFailed, disputed } = paymentProblemTexts.deliver;
  if (order.refundFailure) return refundFailed;
  return hasProblem(order) ? disputed : "";
}
