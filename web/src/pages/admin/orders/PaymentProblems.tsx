import { formatForeign } from "@shop/shared/money";
import { disputePhaseOf, isDecidedByBank, reasonOf } from "@shop/shared/payment-problems";
import { styled } from "styled-components";
import { disputeReasons, refundFailures } from "@shop/shared/messages/en/payment-problems";
import { paymentProblemTexts as texts } from "@shop/shared/messages/en/admin-orders";
import { space, text } from "../../../theme/tokens";
import { Notice } from "../../../ui/feedback/Notice";
import { formatPrice } from "../../../ui/format/format";
import { formatMoment } from "@shop/shared/time/format-moment";
import { disputesToShow, isOpen, type Dispute, type WithProblems } from "./payment-problems";

const Problems = styled.section`
  display: grid;
  gap: ${space[3]};
  margin-bottom: ${space[5]};

  h2 {
    font-size: ${text.body};
    font-weight: 600;
  }
  p {
    margin-top: ${space[2]};
  }
`;

/** The problems of an order's payment, each with the next step; renders nothing without problems. */
export function PaymentProblems({ order }: { order: WithProblems }) {
  const { refundFailure } = order;
  const disputes = disputesToShow(order);
  if (!refundFailure && disputes.length === 0) return null;
  return (
    <Problems aria-label={texts.title}>
      {refundFailure && (
        <Notice>
          <h2>{texts.refundFailed(formatPrice(refundFailure.amount))}</h2>
          <p>
            {texts.whyRefundFailed(
              reasonOf(refundFailures, refundFailure.reason),
              formatMoment(refundFailure.at),
            )}
          </p>
          <p>{isDecidedByBank(refundFailure.reason) ? texts.waitForBank : texts.payOtherwise}</p>
        </Notice>
      )}
      {disputes.map((dispute) => (
        <DisputeNotice key={dispute.id} dispute={dispute} />
      ))}
    </Problems>
  );
}

function DisputeNotice({ dispute }: { dispute: Dispute }) {
  const { amount, currency, reason, status, respondBy, openedAt } = dispute;
  const phase = disputePhaseOf(dispute);
  return (
    <Notice>
      <h2>{texts.dispute[phase](formatForeign(amount, currency))}</h2>
      <p>{texts.reason(reasonOf(disputeReasons, reason), formatMoment(openedAt))}</p>
      <p>{status === "UNDER_REVIEW" ? texts.underReview : texts.todo[phase]}</p>
      {isOpen(dispute) && status === "NEEDS_RESPONSE" && respondBy && (
        <p>
          <strong>{texts.respondBy(formatMoment(respondBy))}</strong>
        </p>
      )}
    </Notice>
  );
}
