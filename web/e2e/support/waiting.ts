import type { Page } from "@playwright/test";
import { answerInstead } from "./intercepted-answers";

/** What the shop tells an admin to be waiting; other tests order and restock meanwhile, so the numbers are replaced. */
export interface WaitingCounts {
  paidOrders: number;
  unpaidOrders: number;
  paymentProblems: number;
  lowStock: number;
  givenUpJobs: number;
  pendingReviews: number;
  newReviews: number;
}

const nothing: WaitingCounts = {
  paidOrders: 0,
  unpaidOrders: 0,
  paymentProblems: 0,
  lowStock: 0,
  givenUpJobs: 0,
  pendingReviews: 0,
  newReviews: 0,
};

/** Lets these counts wait in the menu; the returned function changes them for each request that is sent from then on. */
export async function letWait(
  page: Page,
  counts: Partial<WaitingCounts>,
): Promise<(changed: Partial<WaitingCounts>) => void> {
  const waitingCounts = { __typename: "WaitingCounts", ...nothing, ...counts };
  await answerInstead(page, "WaitingCounts", { data: { waitingCounts } });
  return (changed) => void Object.assign(waitingCounts, changed);
}
