import { useCancelOrderMutation } from "../../../../features/orders/cancel-order.generated";
import { evictLists } from "../../../../graphql/evict";
import { cancelSelectedTexts, orderRefusals } from "../../../../messages/manage-orders";
import type { ConfirmedAction } from "../../bulk-action";
import type { OrderActions_OrderFragment } from "./order-actions.generated";
import { isTooLate, whyNotCancelled } from "./order-states";

/** Cancels those of the selected orders that are not paid; their units go back into stock. */
export function useCancelSelected(): ConfirmedAction<OrderActions_OrderFragment> {
  const [cancel, { client }] = useCancelOrderMutation();
  const cancelOne = (id: string) =>
    cancel({ variables: { id } }).then(
      () => null,
      (error: unknown) => {
        if (isTooLate(error)) return orderRefusals.tooLate;
        throw error;
      },
    );

  return {
    label: cancelSelectedTexts.label,
    dangerous: true,
    secondary: true,
    confirmation: (orders) => {
      const unpaid = orders.filter((order) => whyNotCancelled(order) === null).length;
      return {
        title: cancelSelectedTexts.question(unpaid),
        text: cancelSelectedTexts.consequence(orders.length - unpaid),
        confirm: cancelSelectedTexts.confirm(unpaid),
        dismiss: cancelSelectedTexts.dismiss,
      };
    },
    act: async (order) => whyNotCancelled(order) ?? cancelOne(order.id),
    onFinished: () => evictLists(client.cache, "orders"),
    says: cancelSelectedTexts.done,
  };
}
