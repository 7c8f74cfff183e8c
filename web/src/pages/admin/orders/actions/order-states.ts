import type { OrderStatus } from "../../../../graphql/schema.generated";
import { isConflict, isNotFound } from "../../../../graphql/errors";
import { orderRefusals } from "../../../../messages/manage-orders";
import { disputesToShow, isLost, isWithBank, type WithProblems } from "../payment-problems";

/** What the state of an order says about what can be done with it. */
interface OrderState extends WithProblems {
  status: OrderStatus;
  paid: boolean;
}

/** Why an action would be refused; null where it is not, as far as this page knows. */
export type WhyNot = (order: OrderState) => string | null;

const closed = ({ DELIVERED, CANCELLED, REFUNDED }: typeof orderRefusals) => ({
  DELIVERED,
  CANCELLED,
  REFUNDED,
});

const notDelivered: Record<OrderStatus, string | null> = {
  PLACED: null,
  PAID: null,
  SHIPPED: null,
  ...closed(orderRefusals),
};
const notSent = { PLACED: null, PAID: null, SHIPPED: orderRefusals.SHIPPED, ...closed(orderRefusals) };
const notCancelled = {
  PLACED: null,
  PAID: orderRefusals.refundInstead,
  SHIPPED: orderRefusals.SHIPPED,
  ...closed(orderRefusals),
};

/** An open order can be sent once, paid or not. */
export const whyNotSent: WhyNot = ({ status }) => notSent[status];

/** An open order can be delivered, paid or not. */
export const whyNotDelivered: WhyNot = ({ status }) => notDelivered[status];

/** An order can be cancelled until it is paid or sent. */
export const whyNotCancelled: WhyNot = ({ status }) => notCancelled[status];

/** A paid order can be refunded, sent and delivered or not; and any whose failed refund is owed. */
export const whyNotRefunded: WhyNot = (order) => {
  const { status, paid } = order;
  if (order.refundFailure) return null;
  if (isWithBank(order)) return orderRefusals.disputed;
  if (status === "CANCELLED" || status === "REFUNDED") return orderRefusals[status];
  return paid ? null : orderRefusals.notPaid;
};

/** How one with a problem is refunded, an admin says on its page. */
export const whyNotRefundedHere: WhyNot = (order) =>
  whyNotRefunded(order) ?? (order.refundFailure || isLost(order) ? orderRefusals.problem : null);

/** Whether an admin should think before the order is sent. */
export const hasProblem = (order: WithProblems) =>
  order.refundFailure !== null || disputesToShow(order).length > 0;

/** Whether the shop refused because the order is no longer as the page shows it. */
export const isTooLate = (error: unknown) => isConflict(error) || isNotFound(error);

/** What is to be done next with an order: the customer pays it, the shop sends it, it is delivered; null once it is closed. */
export type NextStep = "pay" | "send" | "deliver" | null;

/** The next step of an order; in a shop without payments unpaid orders are sent, too. */
export function nextStepOf(
  { status, total }: OrderState & { total: number },
  takesPayments: boolean,
): NextStep {
  switch (status) {
    case "PLACED":
      return takesPayments && total > 0 ? "pay" : "send";
    case "PAID":
      return "send";
    case "SHIPPED":
      return "deliver";
    case "DELIVERED":
    case "CANCELLED":
    case "REFUNDED":
      return null;
  }
}
