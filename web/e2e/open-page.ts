import type { Page } from "@playwright/test";

/** Opens an address and waits until React listens: what is pressed before that finds nobody, for pages come rendered. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() =>
    Object.keys(document.getElementById("root") ?? {}).some((key) => key.startsWith("__reactContainer$")),
  );
}

/** Goes on to another address inside the open document, as a link does: the browser fetches what the page needs. */
export async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
}
