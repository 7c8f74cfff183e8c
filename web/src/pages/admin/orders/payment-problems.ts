import type { PaymentProblems_OrderFragment } from "./payment-problems.generated";

/** The fields of an order that concern payment problems. */
export type WithProblems = Pick<PaymentProblems_OrderFragment, "disputes" | "refundFailure">;

/** A dispute of an order's payment. */
export type Dispute = WithProblems["disputes"][number];

/** Whether a dispute is undecided: the shop can respond, or the bank decides. */
export const isOpen = ({ status }: Pick<Dispute, "status">): boolean =>
  status === "NEEDS_RESPONSE" || status === "UNDER_REVIEW";

/** The disputes to show to an admin: all except those decided in the shop's favour. */
export const disputesToShow = ({ disputes }: WithProblems): Dispute[] =>
  disputes.filter((dispute) => isOpen(dispute) || dispute.status === "LOST");

/** Whether the bank is deciding about the money, so that the payment provider can't refund it. */
export const isWithBank = ({ disputes }: WithProblems): boolean =>
  disputes.some((dispute) => isOpen(dispute) && !dispute.refundable);

/** Whether the bank has returned the money to the customer. */
export const isLost = ({ disputes }: WithProblems): boolean =>
  disputes.some(({ status, refundable }) => status === "LOST" && !refundable);
