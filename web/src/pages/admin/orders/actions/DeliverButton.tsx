import { RowAction } from "../../../../features/RowAction";
import { evictLists } from "../../../../graphql/evict";
import { adminAlerts } from "../../../../messages/admin";
import {
  deliverOrderTexts,
  deliverSelectedTexts,
  manageOrdersTexts,
  paymentProblemTexts,
} from "../../../../messages/admin-orders";
import type { ButtonProps } from "../../../../ui/form/Button";
import { hasProblem, labelOf, nounOf, refusalAlert, type ActionOrders } from "./order-states";
import { customerOf } from "../../../../features/orders/customer-of";
import { useDeliverOrdersMutation, type OrderActions_OrderFragment } from "./order-actions.generated";

interface DeliverButtonProps extends Pick<ButtonProps, "variant" | "size"> {
  orders: ActionOrders;
  /** The number of selected orders that stay unchanged. */
  othersStay: number;
  /** Called after the orders were delivered, or one turned out to be closed. */
  onDone: () => unknown;
}

/** Marks orders as delivered, all or none, which removes them from the lists of open orders (spec §4). */
export function DeliverButton({ orders, othersStay, onDone, ...look }: DeliverButtonProps) {
  const [deliver, { client }] = useDeliverOrdersMutation();
  const press = async () => {
    const said = await deliver({ variables: { ids: orders.map(({ id }) => id) } }).then(
      () => adminAlerts.itemDelivered,
      (error: unknown) => refusalAlert(error, orders, deliverOrderTexts.tooLate),
    );
    evictLists(client.cache, "orders");
    await onDone();
    return said;
  };

  return (
    <RowAction
      {...look}
      confirmation={{ ...deliverQuestion(orders, othersStay), confirm: manageOrdersTexts.delivered }}
      of={labelOf(orders)}
      act={press}
    >
      {manageOrdersTexts.delivered}
    </RowAction>
  );
}

/** The question before orders are marked as delivered. */
export function deliverQuestion(orders: readonly OrderActions_OrderFragment[], othersStay: number) {
  const [first] = orders;
  if (first && orders.length === 1 && othersStay === 0) {
    const { qty, productName, paid } = first;
    return {
      title: deliverOrderTexts.question(customerOf(first)),
      text: deliverOrderTexts.consequence(qty, productName, paid, warningOf(first)),
    };
  }
  const noun = nounOf(orders);
  const unpaid = orders.filter(({ paid }) => !paid).length;
  const problems = orders.filter(hasProblem).length;
  const warning = problems > 0 ? paymentProblemTexts.deliver.ofMany(problems) : "";
  return {
    title: deliverSelectedTexts.question(orders.length, noun),
    text: deliverSelectedTexts.consequence(unpaid, othersStay, warning, noun),
  };
}

function warningOf(order: OrderActions_OrderFragment): string {
  const { refundFailed, disputed } = paymentProblemTexts.deliver;
  if (order.refundFailure) return refundFailed;
  return hasProblem(order) ? disputed : "";
}
