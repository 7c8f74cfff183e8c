import type { Page, Request } from "@playwright/test";
import { codeOf } from "../support/built-code";
import { openPage } from "../support/open-page";
import { expect, test } from "../support/test";

const isQuery = (request: Request) => new URL(request.url()).pathname === "/graphql";
const isCode = (request: Request) => /\/assets\/.*\.js$/.test(request.url());

/** Collects the requests for data and code from now on. */
function listen(page: Page): Request[] {
  const requests: Request[] = [];
  page.on("request", (request) => {
    if (isQuery(request) || isCode(request)) requests.push(request);
  });
  return requests;
}

const answered = (page: Page) => page.waitForResponse((response) => isQuery(response.request()));

/** Waits longer than the hover delay of links; the started requests have been sent when this resolves. */
async function passIntent(page: Page): Promise<void> {
  const seen = page.waitForRequest("**/livez");
  await page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 200)); // after every shorter timer that was set before
    await fetch("/livez");
  });
  await seen;
}

/** Makes documents look old, so that their data isn't fresh. */
const age = (page: Page) =>
  page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 60_000;
  });

const cards = (page: Page) => page.getByRole("article").getByRole("heading").getByRole("link");

/** Moves the pointer over the links of the first products within one task, and leaves it on the last one. */
const passOver = (page: Page, count: number) =>
  cards(page).evaluateAll((links, first) => {
    for (const link of links.slice(0, first))
      link.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  }, count);

test("a page whose link was turned to for a moment opens without a further request", async ({ page }) => {
  await openPage(page, "/blog");
  const back = page.getByRole("link", { name: /home/i }).first();
  const fetched = answered(page);
  await back.focus();
  await fetched;
  await passIntent(page);

  const requests = listen(page);
  await back.press("Enter");
  await expect(page.getByRole("article")).toHaveCount(8);
  expect(requests.map((request) => request.url())).toEqual([]);
});

test("a card leads to its product without a request, since all that is shown was fetched", async ({
  page,
}) => {
  await openPage(page, "/products");
  const link = cards(page).nth(2);
  const name = await link.getAttribute("title");
  await link.focus();
  await passIntent(page);

  const requests = listen(page);
  await link.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: name ?? "" })).toBeVisible();
  expect(requests.map((request) => request.url())).toEqual([]);
});

test("a card's old data are fetched again, only once, and only if the pointer stays", async ({ page }) => {
  await age(page);
  await openPage(page, "/products");
  const requests = listen(page);
  const fetched = answered(page);
  await cards(page).nth(1).focus();
  await fetched;
  await cards(page).nth(1).blur();
  await cards(page).nth(1).focus();
  await passIntent(page);
  expect(requests.filter(isQuery)).toHaveLength(1);

  await test.step("a pointer that passes over twenty cards fetches the one where it stays", async () => {
    requests.length = 0;
    await passOver(page, 20);
    await passIntent(page);
    expect(requests.filter(isQuery)).toHaveLength(1);
  });
});

test("nothing is prefetched for a visitor who saves data", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } }),
  );
  await age(page);
  await openPage(page, "/products");
  await page.waitForFunction(
    (code) => performance.getEntriesByType("resource").some(({ name }) => code.test(name)),
    codeOf("parts"),
  ); // the page's own code has loaded
  const requests = listen(page);
  await cards(page).first().focus();
  await cards(page).first().hover();
  await passIntent(page);
  expect(requests.map((request) => request.url())).toEqual([]);
});
