import type { ReactNode } from "react";
import { explainFailure } from "../../ui/feedback/states";

/** Explains that placing an order failed and can be retried. */
export function notPlaced(error: unknown): string {
  const why = explainFailure(error, navigator.onLine);
  return `The order was not placed. ${why} What you typed is still here, and it will not be ordered twice.`;
}

/** The server has received this idempotency key before, with other values: the first response was lost. */
export const placedBefore =
  "Your first try reached the shop: the order is placed as you typed it then. You'll find it in My Orders.";

/** Asks the viewer to verify their email first. Loaded on demand, because the shop rarely requires it. */
export async function askToVerifyEmail(error: unknown): Promise<ReactNode> {
  try {
    return (await import("../../features/session/VerifyEmailNotice")).verifyEmailFirst;
  } catch {
    return notPlaced(error);
  }
}
