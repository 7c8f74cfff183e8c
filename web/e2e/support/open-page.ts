import { test, type Page } from "@playwright/test";
import { holdFiles } from "./intercepted-answers";

/** A page of the shop's origin without its code. */
export const pageWithoutCode = "/docs/errors";

/** Opens a page and waits until it is hydrated; events before that would be lost. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "domcontentloaded" }); // does not wait for images
  await hydrated(page);
}

/** Resolves once the open page is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
}

/** The top bar's search for products, also while a phone's button hides it. */
export const productSearch = (page: Page) =>
  page.getByRole("banner").getByRole("combobox", { name: "Search products", includeHidden: true });

/** Shows the search for products, which is behind a button on a phone. */
export async function openSearch(page: Page): Promise<void> {
  const button = page.getByRole("banner").getByRole("button", { name: "Find products" });
  if ((await button.isVisible()) && !(await productSearch(page).isVisible())) await button.click();
}

/** Looks at addresses one after the other in one window, each as a step of its own, with time for all of them. */
export async function oneByOne(
  addresses: readonly string[],
  look: (address: string) => Promise<void>,
): Promise<void> {
  test.setTimeout(30_000 + addresses.length * 15_000);
  for (const address of addresses) await test.step(address, () => look(address));
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
