import type { Page, Request } from "@playwright/test";
import { operationNameOf } from "../support/intercepted-answers";
import { openPage } from "../support/open-page";
import { expect, test } from "../support/test";

const cards = (page: Page) => page.getByRole("main").getByRole("article");

/** Collects the requests for more products from now on, in order. */
function requestsForProducts(page: Page): Request[] {
  const asked: Request[] = [];
  page.on("request", (sent) => {
    if (sent.url().includes("/graphql") && operationNameOf(sent) === "MoreProducts") asked.push(sent);
  });
  return asked;
}

async function loadMore(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Load more" }).click();
  await expect(cards(page)).toHaveCount(48);
}

test("a visitor's query is sent by hash, and the browser revalidates its stored response", async ({
  page,
}) => {
  const asked = requestsForProducts(page);
  await openPage(page, "/products");
  await loadMore(page);
  const [first] = asked as [Request];
  expect(first.method()).toBe("GET");
  expect(new URL(first.url()).searchParams.get("query")).toBeNull();
  expect(new URL(first.url()).searchParams.get("extensions")).toContain("sha256Hash");
  const etag = await (await first.response())?.headerValue("etag");
  expect(etag).toBeTruthy();

  await openPage(page, "/products");
  await loadMore(page);
  const [, again] = asked as [Request, Request];
  expect(again.url()).toBe(first.url());
  expect(await again.headerValue("if-none-match")).toBe(etag);
  expect(asked).toHaveLength(2);
});

test("a query is sent as text if the server doesn't know its hash", async ({ page }) => {
  const asked = requestsForProducts(page);
  await page.route("/graphql?*", async (route) => {
    const address = new URL(route.request().url());
    const unknown = { persistedQuery: { version: 1, sha256Hash: "0".repeat(64) } };
    address.searchParams.set("extensions", JSON.stringify(unknown));
    await route.continue({ url: address.href });
  });
  await openPage(page, "/products");
  await loadMore(page);
  expect(asked.map((sent) => sent.method())).toEqual(["GET", "POST"]);
  expect(asked[1]?.postData()).toContain("query MoreProducts(");
});

test("a customer's query is sent as text, with the token", async ({ page, shopper }) => {
  const asked = requestsForProducts(page);
  await openPage(page, "/products");
  await loadMore(page);
  expect(asked.map((sent) => sent.method())).toEqual(["POST"]);
  expect(await asked[0]?.headerValue("authorization")).toBe(`Bearer ${shopper.accessToken}`);
});
