import { evictLists } from "../../../../graphql/evict";
import { orderRefusals } from "../../../../messages/manage-orders";
import { useRefundOrderMutation } from "./order-actions.generated";
import { isTooLate } from "./order-states";

/** What an admin chooses: whether the units return, and whether the customer has the money already. */
export interface RefundChoice {
  restock: boolean;
  paidBack: boolean;
}

/** Refunds orders, and has the lists fetched again that have changed by it. */
interface RefundOrder {
  /**
   * Gives an order's payment back, with or without returning its units to stock. Resolves to null, or to why the order stays
   * as it is: it has changed meanwhile. Throws any other error.
   */
  refund: (id: string, choice: RefundChoice) => Promise<string | null>;
  evictChanged: () => void;
}

/** How an admin refunds orders. */
export function useRefundOrder(): RefundOrder {
  const [mutate, { client }] = useRefundOrderMutation();
  const refund = async (id: string, choice: RefundChoice) => {
    try {
      await mutate({ variables: { id, ...choice } });
      return null;
    } catch (error) {
      if (!isTooLate(error)) throw error;
      return orderRefusals.tooLate;
    }
  };
  return { refund, evictChanged: () => evictLists(client.cache, "orders") };
}
