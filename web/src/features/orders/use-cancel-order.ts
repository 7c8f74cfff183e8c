import { evict, evictLists } from "../../graphql/evict";
import { isConflict } from "../../graphql/errors";
import type { AlertText } from "../../messages/alerts";
import { orderAlerts } from "../../messages/orders";
import { useCancelOrderMutation } from "./cancel-order.generated";

/**
 * Cancels an order and takes it off the lists. Says that it is cancelled, or that it was paid, delivered or cancelled
 * first, after which the lists are fetched again; throws any other failure.
 */
export function useCancelOrder(): (id: string) => Promise<AlertText> {
  const [cancel, { client }] = useCancelOrderMutation();

  return async (id) => {
    try {
      await cancel({ variables: { id } });
      evict(client.cache, { __typename: "Order", id });
      return orderAlerts.cancelled;
    } catch (error) {
      if (!isConflict(error)) throw error;
      return orderAlerts.notCancelled;
    } finally {
      evictLists(client.cache, "orders", "myOrders");
    }
  };
}
