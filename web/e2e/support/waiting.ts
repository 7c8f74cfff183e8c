import type { Page } from "@playwright/test";
import { alterAnswers } from "./intercepted-answers";

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

/** Lets these counts wait; the returned function changes them from the next answer on. */
export async function letWait(
  page: Page,
  counts: Partial<WaitingCounts>,
): Promise<(changed: Partial<WaitingCounts>) => void> {
  let waitingCounts = { ...nothing, ...counts };
  await alterAnswers<{ waitingCounts: WaitingCounts }>(page, "WaitingCounts", (data) => ({
    waitingCounts: { ...data.waitingCounts, ...waitingCounts },
  }));
  return (changed) => (waitingCounts = { ...waitingCounts, ...changed });
}
