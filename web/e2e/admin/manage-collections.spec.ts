import type { APIRequestContext, Page } from "@playwright/test";
import { removeCollections, saveCollection } from "../support/collections";
import { expectAccessible, expectNoHorizontalScroll } from "../support/expect-accessible";
import { hydrated, openPage, openSearch, productSearch } from "../support/open-page";
import { ask, productsInStock } from "../support/shop-api";
import { atDesk, expect, test } from "../support/test";

// one after the other, because every page's menu shows collections
test.describe.configure({ mode: "default" });
test.afterEach(({ request }) => removeCollections(request));

const aPicture = async (request: APIRequestContext) =>
  (
    await ask<{ products: { nodes: { image: string }[] } }>(
      request,
      "{ products(first: 1) { nodes { image } } }",
    )
  ).products.nodes[0]?.image;

const cards = (page: Page) => page.getByRole("main").getByRole("article");
/** The beginning of a name, of which cards show as much as fits. */
const begin = ({ name }: { name: string }) => name.slice(0, 20);
const names = (page: Page) => cards(page).getByRole("heading");

test("a visitor finds a collection in the menu, and lists it like a category", async ({ page, request }) => {
  const picked = (await productsInStock(request)).slice(0, 3);
  await saveCollection(request, {
    slug: "gifts",
    name: "Gifts for makers",
    description: "Chosen by the people of our workshop.",
    imageUrl: await aPicture(request),
    productIds: picked.map(({ id }) => id),
  });
  await openPage(page, "/blog");
  await page
    .getByRole("contentinfo")
    .getByRole("navigation", { name: "Kinds of products" })
    .getByRole("link", { name: "Gifts for makers" })
    .click();
  await expect(page).toHaveURL("/collections/gifts");
  await expect(page.getByRole("heading", { level: 1, name: "Gifts for makers" })).toBeVisible();
  await expect(page).toHaveTitle(/^Gifts for makers/);
  await expect(page.getByText("Chosen by the people of our workshop.")).toBeVisible();
  await expect(names(page)).toContainText(picked.map(begin));
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);

  await page.getByLabel("Sort by").selectOption("Price, lowest first");
  await expect(page).toHaveURL("/collections/gifts?sort=price-up");
  const byPrice = [...picked].sort((one, other) => one.price - other.price);
  await expect(names(page)).toContainText(byPrice.map(begin));
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel("Sort by")).toHaveValue("price-up");

  await openSearch(page);
  await productSearch(page).fill("gifts mak");
  await expect(page.getByRole("option", { name: "Gifts for makers" })).toBeVisible();
  await page.getByRole("option", { name: "Gifts for makers" }).click();
  await expect(page).toHaveURL("/collections/gifts");
});

test(
  "a collection's page is complete in its HTML, and its former address redirects",
  atDesk,
  async ({ request }) => {
    const [first, second] = await productsInStock(request);
    const productIds = [first, second].map((product) => product?.id);
    const id = await saveCollection(request, { slug: "xmas", name: "Christmas", productIds });
    await saveCollection(request, { slug: "holidays", name: "Holidays", productIds }, id);
    const get = (path: string, maxRedirects = 0) =>
      request.get(path, { headers: { accept: "text/html" }, maxRedirects });
    const moved = await get("/collections/xmas?sort=name");
    expect([moved.status(), moved.headers()["location"]]).toEqual([301, "/collections/holidays?sort=name"]);
    const html = await (await get("/collections/holidays")).text();
    expect(html).toMatch(/<title[^>]*>Holidays – /);
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/collections\/holidays"/);
    expect(html).toContain('"@type":"CollectionPage","name":"Holidays"');
    expect(html).toContain('"@type":"BreadcrumbList"');
    for (const product of [first, second]) expect(html).toContain(product?.name ?? "none");
    expect((await get("/collections/none")).status()).toBe(404);
  },
);
