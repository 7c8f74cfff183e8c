import { expect, type Page } from "@playwright/test";

/** Waits for the alert with these words (spec §8) and dismisses it. */
export async function dismissAlert(page: Page, title: string, text: string): Promise<void> {
  const dialog = page.getByRole("alertdialog", { name: title });
  await expect(dialog).toContainText(text);
  await dialog.getByRole("button", { name: "OK" }).click();
  await expect(dialog).toBeHidden();
}

/** Waits for the toast with these words and closes it. */
export async function closeToast(page: Page, words: string): Promise<void> {
  const toast = page.getByRole("status").filter({ hasText: words });
  await toast.getByRole("button", { name: "Close" }).click();
  await expect(toast).toHaveCount(0);
}

/** Waits for this question and presses the button with this answer. */
export async function confirm(page: Page, question: string | RegExp, answer: string): Promise<void> {
  const dialog = page.getByRole("alertdialog", { name: question });
  await dialog.getByRole("button", { name: answer, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** The access token in local storage, under the specification's key; null if it is missing. */
export function storedToken(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem("accesToken"));
}
