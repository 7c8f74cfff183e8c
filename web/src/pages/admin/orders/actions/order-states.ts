import type { OrderStatus } from "../../../../graphql/schema.generated";
import { isConflict, isNotFound } from "../../../../graphql/errors";
import { orderRefusals } from "../../../../messages/manage-orders";

/** What the state of an order says about what can be done with it. */
interface OrderState {
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
  ...closed(orderRefusals),
};
const notCancelled = { PLACED: null, PAID: orderRefusals.refundInstead, ...closed(orderRefusals) };
const notRefunded = { ...closed(orderRefusals), PLACED: orderRefusals.notPaid, PAID: null };

/** An open order can be delivered, paid or not. */
export const whyNotDelivered: WhyNot = ({ status }) => notDelivered[status];

/** An order can be cancelled until it is paid. */
export const whyNotCancelled: WhyNot = ({ status }) => notCancelled[status];

/** A paid order can be refunded, delivered or not. */
export const whyNotRefunded: WhyNot = ({ status, paid }) => {
  if (status !== "DELIVERED") return notRefunded[status];
  return paid ? null : orderRefusals.notPaid;
};

/** Whether the shop refused because the order is no longer as the page shows it. */
export const isTooLate = (error: unknown) => isConflict(error) || isNotFound(error);
