import { allowsAction, type OrderAction, type OrderStatus } from "@shop/shared/order-transitions";
import { customerOf } from "../../../../features/orders/customer-of";
import { tooLate } from "../../../../features/RowAction";
import { conflictMessageOf, isConflict, isNotFound } from "../../../../graphql/errors";
import { orderRefusals, ordersOfCartTexts } from "@shop/shared/messages/en/admin-orders";
import type { AlertText } from "@shop/shared/messages/en/common";
import type { OrderActions_OrderFragment } from "./order-actions.generated";
import { disputesToShow, isLost, isWithBank, type WithProblems } from "../payment-problems";

/** An order, or products of a cart that change together. */
export type ActionOrders = readonly [OrderActions_OrderFragment, ...OrderActions_OrderFragment[]];

/** The state of an order, as far as actions depend on it. */
interface OrderState extends WithProblems {
  status: OrderStatus;
  paid: boolean;
  ofGiftCards: boolean;
}

/** The reason why an action would be refused; null if this page knows of none. */
export type WhyNot = (order: OrderState) => string | null;

/** The reason why an action doesn't start from a state. */
const refusals: Record<OrderStatus, string> = {
  ...orderRefusals,
  PLACED: orderRefusals.notPaid,
  PAID: orderRefusals.refundInstead,
};

const whyNot =
  (action: OrderAction): WhyNot =>
  ({ status }) =>
    allowsAction(status, action) ? null : refusals[status];

/** An open order can be sent once, paid or not; gift cards can't. */
export const whyNotSent: WhyNot = (order) =>
  whyNot("ship")(order) ?? (order.ofGiftCards ? orderRefusals.giftCards : null);

/** An open order can be delivered, paid or not. */
export const whyNotDelivered = whyNot("deliver");

/** An order can be cancelled until it is paid or sent. */
export const whyNotCancelled = whyNot("cancel");

/** A paid order can be refunded, sent and delivered ones too; so can an order with a failed refund. */
export const whyNotRefunded: WhyNot = (order) => {
  if (order.refundFailure) return null;
  if (isWithBank(order)) return orderRefusals.disputed;
  return whyNot("refund")(order) ?? (order.paid ? null : orderRefusals.notPaid);
};

/** Orders with a payment problem are refunded on their own pages only. */
export const whyNotRefundedHere: WhyNot = (order) =>
  whyNotRefunded(order) ?? (order.refundFailure || isLost(order) ? orderRefusals.problem : null);

/** Whether an admin should check the payment before sending the order. */
export const hasProblem = (order: WithProblems) =>
  order.refundFailure !== null || disputesToShow(order).length > 0;

/** Whether the server refused because the order has changed since it was loaded. */
const isTooLate = (error: unknown) => isConflict(error) || isNotFound(error);

/** The reason why orders weren't changed; of several, the server's sentence names the product. Throws other errors. */
export function refusalReason(error: unknown, count: number, ofOne: string = orderRefusals.tooLate): string {
  if (!isTooLate(error)) throw error;
  return (count > 1 && conflictMessageOf(error)) || ofOne;
}

/** The alert about a refused change of several orders, or `alert` for one. Throws other errors. */
export function refusalAlert(error: unknown, { length }: readonly unknown[], alert: AlertText): AlertText {
  const reason = refusalReason(error, length);
  return length > 1 ? tooLate(reason) : alert;
}

/** The noun of several orders: the products of a cart are one order to people (D-30). */
export function nounOf([first, ...others]: readonly { checkout: { id: string } | null }[]) {
  const cart = first?.checkout?.id;
  return cart && others.every(({ checkout }) => checkout?.id === cart) ? "product" : "order";
}

interface Named {
  productName: string;
  name: string;
  email: string;
}

/** The product of an order, or the number of products. */
export const productsOf = ([first, ...others]: readonly [Named, ...Named[]]) =>
  others.length > 0 ? ordersOfCartTexts.products(others.length + 1) : first.productName;

/** Names the orders of an action for screen readers. */
export const labelOf = (orders: readonly [Named, ...Named[]]) =>
  `${productsOf(orders)}, ${customerOf(orders[0])}`;

/** The next step of an order: the customer pays, the shop sends, the shop delivers; null for a closed order. */
export type NextStep = "pay" | "send" | "deliver" | null;

/** The next step of an order; without payments, a shop sends unpaid orders too. */
export function nextStepOf(
  { status, total, ofGiftCards }: OrderState & { total: number },
  takesPayments: boolean,
): NextStep {
  if (ofGiftCards && status === "PLACED") return takesPayments ? "pay" : "deliver";
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
