import { registerEnumType } from "type-graphql";

/** The states of an order; `transitions` connects them. Keys equal values, because TypeGraphQL publishes the keys. */
export enum OrderStatus {
  PLACED = "PLACED",
  PAID = "PAID",
  SHIPPED = "SHIPPED",
  DELIVERED = "DELIVERED",
  CANCELLED = "CANCELLED",
  REFUNDED = "REFUNDED",
}

registerEnumType(OrderStatus, {
  name: "OrderStatus",
  description: "The state of an order.",
  valuesConfig: {
    PLACED: { description: "It awaits its payment." },
    PAID: { description: "It is paid and ready to be sent." },
    SHIPPED: { description: "It was sent, paid or not, and is on its way." },
    DELIVERED: { description: "It was delivered." },
    CANCELLED: { description: "It was cancelled before it was paid; its units are back in stock." },
    REFUNDED: { description: "Its payment was refunded." },
  },
});

const { PLACED, PAID, SHIPPED, DELIVERED, CANCELLED, REFUNDED } = OrderStatus;

/** The actor of a transition: a person with this role, the payment provider, or the shop itself. */
export type Actor = "customer" | "admin" | "payment" | "system";

/** A transition of the state machine. */
export interface Transition {
  readonly from: readonly OrderStatus[];
  /**
   * The target states. If `from` has several states too, each leads to the target at its index; otherwise the order's
   * times determine the target.
   */
  readonly to: readonly [OrderStatus, ...OrderStatus[]];
  readonly by: readonly Actor[];
  /** A further condition, in words. */
  readonly only?: string;
}

/** The state machine of orders, with every transition. docs/orders.md shows this table as a diagram. */
export const transitions = {
  pay: {
    from: [PLACED, SHIPPED],
    to: [PAID, SHIPPED],
    by: ["payment", "system"],
    only: "if it was not paid",
  },
  cancel: { from: [PLACED], to: [CANCELLED], by: ["customer", "admin", "system"] },
  ship: { from: [PLACED, PAID], to: [SHIPPED], by: ["admin"] },
  deliver: { from: [PLACED, PAID, SHIPPED], to: [DELIVERED], by: ["admin"] },
  refund: {
    from: [PAID, SHIPPED, DELIVERED],
    to: [REFUNDED],
    by: ["admin", "payment"],
    only: "if it was paid",
  },
  undoRefund: {
    from: [REFUNDED],
    to: [PAID, SHIPPED, DELIVERED],
    by: ["payment"],
    only: "if its refund failed",
  },
} as const satisfies Record<string, Transition>;

/** The name of a transition. */
export type OrderAction = keyof typeof transitions;
