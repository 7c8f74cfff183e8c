import type { ReactElement } from "react";
import { paymentProblemTexts } from "@shop/shared/messages/en/admin-orders";
import { Badge } from "../../../ui/feedback/Badge";
import { disputesToShow, type WithProblems } from "./payment-problems";

/** The problems of an order's payment as badges, the most urgent first. */
export function problemBadges(order: WithProblems): ReactElement[] {
  const { badges } = paymentProblemTexts;
  const disputes = disputesToShow(order).map(({ id, status, inquiry }) => (
    <Badge key={id} tone={status === "UNDER_REVIEW" ? "neutral" : "bad"}>
      {status === "LOST" ? badges.lost : inquiry ? badges.inquiry : badges.disputed}
    </Badge>
  ));
  const failed = (
    <Badge key="refund" tone="bad">
      {badges.refundFailed}
    </Badge>
  );
  return order.refundFailure ? [failed, ...disputes] : disputes;
}
