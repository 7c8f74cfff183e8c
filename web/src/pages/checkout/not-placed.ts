import { notPlacedText } from "@shop/shared/messages/en/checkout";
import type { ReactNode } from "react";
import { explainFailure } from "../../ui/feedback/states";

/** Explains that placing an order failed and can be retried. */
export function notPlaced(error: unknown): string {
  return notPlacedText(explainFailure(error, navigator.onLine));
}

/** Asks the viewer to verify their email first. Loaded on demand, because the shop rarely requires it. */
export async function askToVerifyEmail(error: unknown): Promise<ReactNode> {
  try {
    return (await import("../../features/session/VerifyEmailNotice")).verifyEmailFirst;
  } catch {
    return notPlaced(error);
  }
}
