import type { Page } from "@playwright/test";
import { holdFiles } from "./intercepted-answers";

/** Opens a page and waits until it is hydrated; events before that would be lost. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "domcontentloaded" }); // does not wait for images
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
}

/** Opens a page whose code does not arrive before the returned function is called. */
export async function openWithoutCode(page: Page, address: string): Promise<() => void> {
  const release = await holdFiles(page, /\/assets\/.*\.js$/);
  await page.goto(address, { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor();
  return release;
}

/** Navigates inside the open document, as a link does. */
export async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
}
