import { evictLists } from "../../graphql/evict";
import { isConflict } from "../../graphql/errors";
import type { AlertText } from "@shop/shared/messages/en/common";
import { orderAlerts } from "@shop/shared/messages/en/orders";
import { useCancelOrderMutation } from "./cancel-order.generated";

/**
 * Returns a function that cancels an order and resolves to the alert to show: cancelled, or already paid,
 * delivered or cancelled. Fetches the lists again. Throws any other error.
 */
export function useCancelOrder(): (id: string) => Promise<AlertText> {
  const [cancel, { client }] = useCancelOrderMutation();

  return async (id) => {
    try {
      await cancel({ variables: { id } });
      return orderAlerts.cancelled;
    } catch (error) {
      if (!isConflict(error)) throw error;
      return orderAlerts.notCancelled;
    } finally {
      evictLists(client.cache, "orders", "myOrders");
    }
  };
}
