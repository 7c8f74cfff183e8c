import type { Page } from "@playwright/test";

type Decision = "Approve" | "Decline" | "Approve, but never come back";

/** Decides on the demo gateway's page, where the shop has led to. */
export async function decide(page: Page, decision: Decision): Promise<void> {
  await page.waitForURL(/\/demo-pay\//);
  await page.getByRole("button", { name: decision, exact: true }).click();
}
