import type { Page } from "@playwright/test";

type Decision = "Approve" | "Decline" | "Approve, but never come back";

/** Presses a button on the demo gateway's page, to which the shop has led. */
export async function decide(page: Page, decision: Decision): Promise<void> {
  await page.waitForURL(/\/demo-pay\//);
  await page.getByRole("button", { name: decision, exact: true }).click();
}
