import type { Page } from "@playwright/test";
import { answerInstead } from "./intercepted-answers";

/** The counts of an admin's open tasks. Other tests order and restock at the same time, so the counts are replaced. */
export interface WaitingCounts {
  paidOrders: number;
  unpaidOrders: number;
  paymentProblems: number;
  requestedReturns: number;
  lowStock: number;
  givenUpJobs: number;
  pendingReviews: number;
  newReviews: number;
}

const nothing: WaitingCounts = {
  paidOrders: 0,
  unpaidOrders: 0,
  paymentProblems: 0,
  requestedReturns: 0,
  lowStock: 0,
  givenUpJobs: 0,
  pendingReviews: 0,
  newReviews: 0,
};

/** Shows these counts in the menu; the returned function changes them for each later request. */
export async function letWait(
  page: Page,
  counts: Partial<WaitingCounts>,
): Promise<(changed: Partial<WaitingCounts>) => void> {
  const waitingCounts = { __typename: "WaitingCounts", ...nothing, ...counts };
  await answerInstead(page, "WaitingCounts", { data: { waitingCounts } });
  return (changed) => void Object.assign(waitingCounts, changed);
}
