import { sumOf } from "../../../features/orders/total-price";
import { orderStateTexts, paymentReturnTexts } from "../../../messages/payment";
import { formatPrice } from "../../../ui/format/format";
import type { OrderLines_OrderFragment } from "../OrderLines.generated";
import type { ReturnedPaymentFragment } from "./PaymentReturn.generated";

/** What is known of a payment. */
export interface KnownPayment {
  payment?: ReturnedPaymentFragment;
  /** Why the last question got no answer. */
  error?: unknown;
  /** Nobody asks any more. */
  givenUp?: boolean;
}

/** What is happening with a payment, in words. */
export interface PaymentWords {
  /** `waiting` while it is asked for, `late` when nobody asks any more. */
  tone: "good" | "bad" | "waiting" | "late";
  title: string;
  text: string;
}

/** Whether the provider has confirmed or closed the payment. */
export const isFinished = (payment?: ReturnedPaymentFragment) => payment && payment.status !== "OPEN";

/** What is happening with a payment. */
export function stateOf({ payment, error, givenUp = false }: KnownPayment): PaymentWords {
  const { waiting, late, lost } = paymentReturnTexts;
  if (payment?.status === "PAID") return stateOfPaid(payment);
  if (payment?.status === "EXPIRED") return stateOfClosed(payment);
  if (error) return { tone: givenUp ? "late" : "waiting", ...lost };
  return givenUp ? { tone: "late", ...late } : { tone: "waiting", ...waiting };
}

/** The money for an order that no longer waited for it goes back. */
const goesBack = ({ status }: OrderLines_OrderFragment) => status === "CANCELLED";

function stateOfPaid({ amount, orders }: ReturnedPaymentFragment): PaymentWords {
  const { paid, returned, partlyReturned } = paymentReturnTexts;
  const back = orders.filter(goesBack);
  if (orders.length > 0 && back.length === orders.length)
    return { tone: "bad", title: returned.title, text: returned.text(formatPrice(amount)) };
  const received = paid.text(formatPrice(amount));
  const sum = formatPrice(sumOf(back.map(({ total }) => total)));
  const text = back.length > 0 ? `${received} ${partlyReturned(sum)}` : received;
  return { tone: "good", title: paid.title, text };
}

function stateOfClosed({ orders }: ReturnedPaymentFragment): PaymentWords {
  const { failed, paidOtherwise, closed } = paymentReturnTexts;
  if (orders.some(({ canPay }) => canPay)) return { tone: "bad", ...failed };
  const paid = orders.some(({ status }) => status === "PAID" || status === "DELIVERED");
  return paid ? { tone: "good", ...paidOtherwise } : { tone: "bad", ...closed };
}

/** Says of an order in the list what is not said above it. */
export function noteOfReturned({ status }: ReturnedPaymentFragment) {
  return (order: OrderLines_OrderFragment): string | undefined => {
    const state = orderStateTexts[order.status];
    if (status === "PAID") return goesBack(order) ? `${state}: ${paymentReturnTexts.goesBack}` : undefined;
    return order.canPay ? undefined : state;
  };
}
