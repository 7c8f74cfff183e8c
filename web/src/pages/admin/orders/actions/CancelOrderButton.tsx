import { customerOf } from "../../../../features/orders/customer-of";
import { RowAction } from "../../../../features/RowAction";
import { evictLists } from "../../../../graphql/evict";
import { cancelSelectedTexts } from "../../../../messages/admin-orders";
import { cancelOrderTexts, orderAlerts } from "../../../../messages/orders";
import { useCancelOrdersMutation } from "./order-actions.generated";
import { labelOf, nounOf, refusalAlert, type ActionOrders } from "./order-states";

interface CancelOrderButtonProps {
  orders: ActionOrders;
  /** The number of selected orders that stay unchanged. */
  othersStay: number;
  /** Called after the orders were cancelled, or one turned out to be paid or closed. */
  onDone: () => unknown;
}

/** Cancels a customer's unpaid orders after a confirmation, all or none; their units return to stock. */
export function CancelOrderButton({ orders, othersStay, onDone }: CancelOrderButtonProps) {
  const [cancel, { client }] = useCancelOrdersMutation();
  const press = async () => {
    const said = await cancel({ variables: { ids: orders.map(({ id }) => id) } }).then(
      () => orderAlerts.cancelled,
      (error: unknown) => refusalAlert(error, orders, orderAlerts.notCancelled),
    );
    evictLists(client.cache, "orders");
    await onDone();
    return said;
  };

  return (
    <RowAction
      dangerous
      confirmation={{ ...questionOf(orders, othersStay), dismiss: cancelOrderTexts.dismiss }}
      of={labelOf(orders)}
      act={press}
    >
      {cancelOrderTexts.confirm}
    </RowAction>
  );
}

function questionOf(orders: ActionOrders, othersStay: number) {
  const [first] = orders;
  const noun = nounOf(orders);
  return orders.length === 1
    ? {
        title: cancelOrderTexts.question(customerOf(first)),
        text: cancelOrderTexts.consequence(first.qty, first.productName),
        confirm: cancelOrderTexts.confirm,
      }
    : {
        title: cancelSelectedTexts.question(orders.length, noun),
        text: cancelSelectedTexts.consequence(othersStay, noun),
        confirm: cancelSelectedTexts.confirm(orders.length, noun),
      };
}
