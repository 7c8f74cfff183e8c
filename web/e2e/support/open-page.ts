import { test, type Page } from "@playwright/test";
import { holdFiles } from "./intercepted-answers";

/** A page of the shop's origin without code. */
export const pageWithoutCode = "/docs/errors";

/** Opens a page and waits for hydration; earlier events would be lost. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "domcontentloaded" }); // doesn't wait for images
  await hydrated(page);
}

/** Resolves when the open page is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
}

/** The product search in the top bar, even if a phone hides it behind its button. */
export const productSearch = (page: Page) =>
  page.getByRole("banner").getByRole("combobox", { name: "Search products", includeHidden: true });

/** Shows the product search, which a phone hides behind a button. */
export async function openSearch(page: Page): Promise<void> {
  const button = page.getByRole("banner").getByRole("button", { name: "Find products" });
  if ((await button.isVisible()) && !(await productSearch(page).isVisible())) await button.click();
}

/** Checks addresses one after the other in one window, each in its own step and with enough time for all. */
export async function checkEachAddress(
  addresses: readonly string[],
  look: (address: string) => Promise<void>,
): Promise<void> {
  test.setTimeout(30_000 + addresses.length * 15_000);
  for (const address of addresses) await test.step(address, () => look(address));
}

/** Opens a page and holds its code until the returned function is called. */
export async function openWithoutCode(page: Page, address: string): Promise<() => void> {
  const release = await holdFiles(page, /\/assets\/.*\.js$/);
  await page.goto(address, { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor();
  return release;
}

/** Navigates within the open document, as a link does. */
export async function navigateInApp(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);
}
