import type { Page } from "@playwright/test";

/** Opens an address and waits until React listens: what is pressed before that finds nobody, for pages come rendered. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() =>
    Object.keys(document.getElementById("root") ?? {}).some((key) => key.startsWith("__reactContainer$")),
  );
}
