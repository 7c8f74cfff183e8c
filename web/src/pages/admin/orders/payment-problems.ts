import type { PaymentProblems_OrderFragment } from "./payment-problems.generated";

/** An order, as far as its payment's problems go. */
export type WithProblems = Pick<PaymentProblems_OrderFragment, "disputes" | "refundFailure">;

/** A dispute of an order's payment. */
export type Dispute = WithProblems["disputes"][number];

/** Whether the shop can still answer a dispute, or waits for the bank. */
export const isOpen = ({ status }: Pick<Dispute, "status">): boolean =>
  status === "NEEDS_RESPONSE" || status === "UNDER_REVIEW";

/** The disputes that an admin should know of: all but those that left the money with the shop. */
export const disputesToShow = ({ disputes }: WithProblems): Dispute[] =>
  disputes.filter((dispute) => isOpen(dispute) || dispute.status === "LOST");

/** Whether the bank decides about the money, so that the payment provider can't give it back. */
export const isWithBank = ({ disputes }: WithProblems): boolean =>
  disputes.some((dispute) => isOpen(dispute) && !dispute.refundable);

/** Whether the bank gave the money to the customer. */
export const isLost = ({ disputes }: WithProblems): boolean =>
  disputes.some(({ status, refundable }) => status === "LOST" && !refundable);
