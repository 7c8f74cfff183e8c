import { evictLists } from "../../../../graphql/evict";
import { fieldErrorOf } from "../../../../graphql/errors";
import { orderRefusals } from "../../../../messages/manage-orders";
import { useRefundOrderMutation } from "./order-actions.generated";
import { isTooLate } from "./order-states";

/** What an admin chooses: whether the units return, and whether the customer has the money already. */
export interface RefundChoice {
  restock: boolean;
  paidBack: boolean;
  /** Some units, or an amount; without both all that is left. */
  quantity?: number | null | undefined;
  amount?: number | null | undefined;
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
    const { restock, paidBack, quantity: qty = null, amount = null } = choice;
    try {
      await mutate({ variables: { id, restock, paidBack, qty, amount } });
      return null;
    } catch (error) {
      // the part was checked before: if it isn't left any more, somebody was faster
      const isGone = fieldErrorOf(error, "qty") ?? fieldErrorOf(error, "amount");
      if (!isTooLate(error) && !isGone) throw error;
      return orderRefusals.tooLate;
    }
  };
  return { refund, evictChanged: () => evictLists(client.cache, "orders") };
}
