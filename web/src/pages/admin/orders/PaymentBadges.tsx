import { paymentProblemTexts } from "../../../messages/payment-problems";
import { Badge } from "../../../ui/feedback/Badge";
import { disputesToShow, type WithProblems } from "./payment-problems";

/** What is wrong with an order's payment, a badge each; nothing where nothing is. */
export function PaymentBadges({ order }: { order: WithProblems }) {
  const { badges } = paymentProblemTexts;
  return (
    <>
      {order.refundFailure && <Badge tone="bad">{badges.refundFailed}</Badge>}
      {disputesToShow(order).map(({ id, status, inquiry }) => (
        <Badge key={id} tone={status === "UNDER_REVIEW" ? "neutral" : "bad"}>
          {status === "LOST" ? badges.lost : inquiry ? badges.inquiry : badges.disputed}
        </Badge>
      ))}
    </>
  );
}
