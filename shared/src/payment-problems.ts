/**
 * A state of a payment problem that admins are mailed about immediately: a bank's question, a dispute, and its result.
 */
export type DisputePhase = "INQUIRY" | "DISPUTE" | "WON" | "LOST" | "CLOSED";

const ENDED = ["WON", "LOST", "CLOSED"] as const;

interface DisputeState {
  status: (typeof ENDED)[number] | "NEEDS_RESPONSE" | "UNDER_REVIEW";
  inquiry: boolean;
}

/** The phase of a dispute. */
export function disputePhaseOf({ status, inquiry }: DisputeState): DisputePhase {
  return ENDED.find((ended) => ended === status) ?? (inquiry ? "INQUIRY" : "DISPUTE");
}

/** The reason of a payment provider's code, such as "the product did not arrive"; an unlisted code without underscores. */
export const reasonOf = (reasons: Readonly<Record<string, string>>, code: string): string =>
  Object.hasOwn(reasons, code) ? (reasons[code] as string) : code.replaceAll("_", " ");

/** Whether a refund failed because the bank decides about the money: another refund could pay it back twice. */
export const isDecidedByBank = (code: string): boolean =>
  code === "charge_disputed" || code === "charge_for_pending_refund_disputed";
