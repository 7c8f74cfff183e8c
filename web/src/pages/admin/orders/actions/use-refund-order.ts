import { evictLists } from "../../../../graphql/evict";
import { fieldErrorOf } from "../../../../graphql/errors";
import { orderRefusals } from "@shop/shared/messages/en/admin-orders";
import { useRefundOrderMutation, useRefundOrdersMutation } from "./order-actions.generated";
import { refusalReason } from "./order-states";

/** The admin's choices: whether the units return to stock, and whether the customer already has the money. */
export interface RefundChoice {
  restock: boolean;
  paidBack: boolean;
  /** Some units, or an amount; without both the refundable rest. */
  quantity?: number | null | undefined;
  amount?: number | null | undefined;
}

/** Refunds orders and refreshes the affected lists. */
interface RefundOrder {
  /**
   * Refunds orders, all or none, optionally returning their units to stock. Resolves to null, or to the reason why
   * nothing has changed: an order has changed in the meantime. Throws any other error.
   */
  refund: (orders: readonly { id: string }[], choice: RefundChoice) => Promise<string | null>;
  evictChanged: () => void;
}

/** Returns functions to refund orders. */
export function useRefundOrder(): RefundOrder {
  const [mutate, { client }] = useRefundOrderMutation();
  const [mutateMany] = useRefundOrdersMutation();
  const refund = async (orders: readonly { id: string }[], choice: RefundChoice) => {
    const [id = "", ...others] = orders.map((order) => order.id);
    const { restock, paidBack, quantity: qty = null, amount = null } = choice;
    try {
      if (others.length > 0) await mutateMany({ variables: { ids: [id, ...others], restock } });
      else await mutate({ variables: { id, restock, paidBack, qty, amount } });
      return null;
    } catch (error) {
      // the part was valid before: if it is refused now, another refund came first
      const isGone = fieldErrorOf(error, "qty") ?? fieldErrorOf(error, "amount");
      return isGone ? orderRefusals.tooLate : refusalReason(error, 1 + others.length);
    }
  };
  return { refund, evictChanged: () => evictLists(client.cache, "orders") };
}
