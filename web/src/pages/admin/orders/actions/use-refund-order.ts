import { evictLists } from "../../../../graphql/evict";
import { conflictMessageOf, fieldErrorOf } from "../../../../graphql/errors";
import { orderRefusals } from "@shop/shared/messages/en/admin-orders";
import {
  useRefundOrderMutation,
  useRefundOrdersMutation,
  type OrderActions_OrderFragment,
} from "./order-actions.generated";
import { refusalReason } from "./order-states";

/** The admin's choices: whether the units return to stock, and whether the customer already has the money. */
export interface RefundChoice {
  restock: boolean;
  paidBack: boolean;
  /** Some units, or an amount; without both the refundable rest. */
  quantity?: number | null | undefined;
  amount?: number | null | undefined;
}

type RefundedOrder = Pick<OrderActions_OrderFragment, "id" | "ofGiftCards">;

/** Refunds orders and refreshes the affected lists. */
interface RefundOrder {
  /**
   * Refunds orders, all or none, optionally returning their units to stock. Resolves to null, or to the reason why
   * nothing has changed: an order has changed in the meantime. Throws any other error.
   */
  refund: (orders: readonly RefundedOrder[], choice: RefundChoice) => Promise<string | null>;
  evictChanged: () => void;
}

/** Returns functions to refund orders. */
export function useRefundOrder(): RefundOrder {
  const [mutate, { client }] = useRefundOrderMutation();
  const [mutateMany] = useRefundOrdersMutation();
  const refund = async (orders: readonly RefundedOrder[], choice: RefundChoice) => {
    const [id = "", ...others] = orders.map((order) => order.id);
    const { restock, paidBack, quantity: qty = null, amount = null } = choice;
    try {
      if (others.length > 0) await mutateMany({ variables: { ids: [id, ...others], restock } });
      else await mutate({ variables: { id, restock, paidBack, qty, amount } });
      return null;
    } catch (error) {
      // the part was valid before: if it is refused now, another refund came first
      const isGone = fieldErrorOf(error, "qty") ?? fieldErrorOf(error, "amount");
      const ofCards = orders.some(({ ofGiftCards }) => ofGiftCards) && conflictMessageOf(error); // one has been used
      if (ofCards) return ofCards;
      return isGone ? orderRefusals.tooLate : refusalReason(error, 1 + others.length);
    }
  };
  return { refund, evictChanged: () => evictLists(client.cache, "orders") };
}
