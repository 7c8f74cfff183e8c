import type { Page } from "@playwright/test";

/** Opens an address and waits until the page answers: what the document alone is told before that finds nobody. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "domcontentloaded" }); // pictures may take their time
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
}

/** Goes on to another address inside the open document, as a link does: the browser fetches what the page needs. */
export async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
}
