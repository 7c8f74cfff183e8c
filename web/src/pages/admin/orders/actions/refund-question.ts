import { customerOf } from "../../../../features/orders/customer-of";
import { refundTexts } from "../../../../messages/manage-orders";
import { refundProblemTexts } from "../../../../messages/payment-problems";
import { formatPrice } from "../../../../ui/format/format";
import { isLost } from "../problems/payment-problems";
import type { OrderActions_OrderFragment } from "./order-actions.generated";

/** What a refund of some orders asks before it is made. */
interface RefundQuestion {
  title: string;
  text: string;
  /** What confirms it, depending on whether the customer has the money already. */
  confirm: (paidBack: boolean) => string;
  /** Whether the customer has the money already: asked, or known. */
  paidBack: "asked" | boolean;
  /** Whether its units can still return to stock. */
  returnsUnits: boolean;
}

/** Orders with a problem are refunded one at a time, on their own pages. */
export function refundQuestion(
  orders: readonly OrderActions_OrderFragment[],
  othersStay: number,
): RefundQuestion {
  const cents = orders.reduce((total, order) => total + Math.round(order.total * 100), 0);
  const sum = formatPrice(cents / 100);
  const [first] = orders;
  const usual = { confirm: () => refundTexts.confirm(sum), paidBack: false, returnsUnits: true } as const;
  if (!first || orders.length > 1 || othersStay > 0)
    return {
      ...usual,
      title: refundTexts.questionOfMany(orders.length),
      text: refundTexts.consequenceOfMany(sum, othersStay),
    };
  const title = refundTexts.question(first.number);
  const customer = customerOf(first);
  const { refundFailure: failure } = first;
  if (failure) {
    const owed = formatPrice(failure.amount);
    return {
      title,
      text: refundProblemTexts.consequence(owed, customer),
      confirm: (paidBack) =>
        paidBack ? refundProblemTexts.confirmPaidBack : refundProblemTexts.confirmAgain(owed),
      paidBack: "asked",
      returnsUnits: !failure.restocked && !failure.late,
    };
  }
  if (isLost(first))
    return {
      title,
      text: refundProblemTexts.lost(sum, customer),
      confirm: () => refundProblemTexts.confirmLost,
      paidBack: true,
      returnsUnits: true,
    };
  return { ...usual, title, text: refundTexts.consequence(sum, customer) };
}
