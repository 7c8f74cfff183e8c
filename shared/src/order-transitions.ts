/** The states of an order; `transitions` connects them. */
export const orderStatuses = ["PLACED", "PAID", "SHIPPED", "DELIVERED", "CANCELLED", "REFUNDED"] as const;

/** A state of an order. */
export type OrderStatus = (typeof orderStatuses)[number];

/** The actor of a transition: a person with this role, the payment provider, or the shop itself. */
export type TransitionActor = "customer" | "admin" | "payment" | "system";

/** A transition of the state machine. */
export interface Transition {
  readonly from: readonly OrderStatus[];
  /**
   * The target states. If `from` has several states too, each leads to the target at its index; otherwise the order's
   * times determine the target.
   */
  readonly to: readonly [OrderStatus, ...OrderStatus[]];
  readonly by: readonly TransitionActor[];
  /** A further condition, in words. */
  readonly only?: string;
}

/** The state machine of orders, with every transition. docs/orders.md shows this table as a diagram. */
export const transitions = {
  pay: {
    from: ["PLACED", "SHIPPED"],
    to: ["PAID", "SHIPPED"],
    by: ["payment", "system"],
    only: "if it was not paid",
  },
  cancel: { from: ["PLACED"], to: ["CANCELLED"], by: ["customer", "admin", "system"] },
  ship: { from: ["PLACED", "PAID"], to: ["SHIPPED"], by: ["admin"] },
  deliver: { from: ["PLACED", "PAID", "SHIPPED"], to: ["DELIVERED"], by: ["admin", "system"] },
  refund: {
    from: ["PAID", "SHIPPED", "DELIVERED"],
    to: ["REFUNDED"],
    by: ["admin", "payment"],
    only: "if it was paid",
  },
  undoRefund: {
    from: ["REFUNDED"],
    to: ["PAID", "SHIPPED", "DELIVERED"],
    by: ["payment"],
    only: "if its refund failed",
  },
} as const satisfies Record<string, Transition>;

/** The name of a transition. */
export type OrderAction = keyof typeof transitions;

/** Whether a transition starts from this state. */
export function allowsAction(status: OrderStatus, action: OrderAction): boolean {
  const { from }: Transition = transitions[action];
  return from.includes(status);
}

/** The states of an open order: one that can still be delivered. */
export const openStatuses: readonly OrderStatus[] = transitions.deliver.from;
