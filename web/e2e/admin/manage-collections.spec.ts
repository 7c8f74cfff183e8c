import type { APIRequestContext, Page } from "@playwright/test";
import { admin } from "../support/accounts";
import { rowOf } from "../support/admin-list";
import { closeToast, confirm } from "../support/alerts";
import { removeCollections, saveCollection } from "../support/collections";
import { expectAccessible, expectNoHorizontalScroll } from "../support/expect-accessible";
import { hydrated, openPage, openSearch, productSearch } from "../support/open-page";
import { ask, openSession, productsInStock } from "../support/shop-api";
import { publish } from "../support/storefront";
import { atDesk, expect, test } from "../support/test";

// one after the other, because every page's menu shows collections
test.describe.configure({ mode: "default" });
test.beforeEach(({ request }) => removeCollections(request)); // those of the demo
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
  "long words in names of collections and of the shop's own links fit the smallest phone",
  atDesk,
  async ({ page, request }) => {
    const label = "Donaudampfschifffahrtselektrik-Geschenke";
    const productIds = (await productsInStock(request)).slice(0, 1).map(({ id }) => id);
    await saveCollection(request, { slug: "gifts", name: label, productIds });
    await publish(request, { footerLinks: [{ label, url: "https://example.com" }] });
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ["/", "/collections/gifts"]) {
      await openPage(page, path);
      await expect(page.getByRole("contentinfo").getByRole("link", { name: label })).toHaveCount(2);
      await expectNoHorizontalScroll(page);
    }
    await publish(request);
  },
);

test(
  "a collection's page is complete in its HTML, and its former address redirects",
  atDesk,
  async ({ request, baseURL }) => {
    const [first, second] = await productsInStock(request);
    const productIds = [first, second].map((product) => product?.id);
    const id = await saveCollection(request, { slug: "xmas", name: "Christmas", productIds });
    const texts = { seoTitle: "Gifts for the holidays", seoDescription: "Wrapped by hand." };
    await saveCollection(request, { slug: "holidays", name: "Holidays", productIds, ...texts }, id);
    const get = (path: string, maxRedirects = 0) =>
      request.get(path, { headers: { accept: "text/html" }, maxRedirects });
    const moved = await get("/collections/xmas?sort=name");
    expect([moved.status(), moved.headers()["location"]]).toEqual([301, "/collections/holidays?sort=name"]);
    const html = await (await get("/collections/holidays")).text();
    expect(html).toMatch(/<title[^>]*>Gifts for the holidays – /);
    expect(html).toContain('<meta name="description" content="Wrapped by hand."');
    expect(html).toMatch(/<link rel="canonical" href="[^"]+\/collections\/holidays"/);
    expect(html).toContain('"@type":"CollectionPage","name":"Holidays"');
    expect(html).toContain('"@type":"BreadcrumbList"');
    for (const product of [first, second]) expect(html).toContain(product?.name ?? "none");
    expect((await get("/collections/none")).status()).toBe(404);
    const named = html.slice(0, html.indexOf("<body>")).match(/[^"]*\/collections\/holidays[^"]*/g) ?? [];
    expect(new Set(named)).toEqual(new Set([`${baseURL}/collections/holidays`]));

    // to another address and back: the former one leads to the current one, never in a circle
    await saveCollection(request, { slug: "xmas", name: "Christmas", productIds }, id);
    const back = await get("/collections/holidays");
    expect([back.status(), back.headers()["location"]]).toEqual([301, "/collections/xmas"]);
    expect((await get("/collections/xmas")).status()).toBe(200);
  },
);

test("an admin makes a collection by hand, puts it in order, turns it into a rule, and deletes it", async ({
  page,
  request,
  signInAs,
}) => {
  const [first, second] = (await productsInStock(request)).slice(0, 2).map(({ name }) => ({ name })) as [
    { name: string },
    { name: string },
  ];
  await saveCollection(request, { slug: "taken", name: "Taken" });
  await signInAs(admin);
  await openPage(page, "/manageCollections");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Add collection" }).click();
  await page.getByRole("button", { name: "Save collection" }).click();
  await expect(page.getByText("Name is required")).toBeVisible();
  await expect(page.getByLabel("Address")).not.toHaveAttribute("aria-invalid");
  await page.getByLabel("Name", { exact: true }).fill("Gifts & more");
  await expect(page.getByLabel("Address")).toHaveAttribute("placeholder", "gifts-and-more");
  await page.getByText("Search engines", { exact: true }).click();
  await page.getByLabel("Title for search engines").fill("Gifts for makers");
  await expect(page.getByRole("group", { name: "Preview of the search result" })).toContainText(
    /collections › gifts-and-more\s*Gifts for makers – .*Gifts & more/,
  );
  await page.getByLabel("Upload: Picture").setInputFiles({
    ...{ name: "gifts.jpg", mimeType: "image/jpeg" },
    buffer: Buffer.from(await (await request.get("/preview.jpg")).body()),
  });
  await expect(page.getByRole("img", { name: "Current: Picture" })).toBeVisible();
  await page.getByLabel("Address").fill("taken");
  for (const { name } of [first, second]) {
    await page.getByLabel("Add an existing item").fill(name);
    await page.getByRole("button", { name: `Add ${name}`, exact: true }).click();
  }
  const chosen = page.getByRole("list", { name: "Products in order" }).getByRole("listitem");
  await expect(chosen).toContainText([begin(first), begin(second)]);
  await page.getByRole("button", { name: `Move up: ${second.name}` }).focus();
  await page.keyboard.press("Enter");
  await expect(chosen).toContainText([begin(second), begin(first)]);
  await page.getByRole("button", { name: "Save collection" }).click();
  await expect(page.getByLabel("Address")).toHaveAccessibleDescription(
    /Address is that of another collection\./,
  );
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await page.getByLabel("Address").fill("");
  await page.getByRole("button", { name: "Save collection" }).click();
  await closeToast(page, "Collection saved");

  const row = rowOf(page, "Gifts & more");
  await expect(row).toContainText("2 products");
  await row.getByRole("link", { name: "/collections/gifts-and-more" }).click();
  const picture = page.getByRole("main").locator("picture img").first();
  await expect(picture).toHaveAttribute("src", /^\/pictures\/[0-9a-f]{32}\//);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(names(page)).toContainText([begin(second), begin(first)]);

  await openPage(page, "/manageCollections");
  await row.getByRole("button", { name: "Edit" }).click();
  await page.getByLabel("By rule").check();
  await page.getByRole("button", { name: "Save collection" }).click();
  await expect(page.getByText("The rule must have at least one condition.")).toBeVisible();
  await page.getByLabel("Price from").fill("20");
  await page.getByLabel("Price to").fill("x");
  await page.getByRole("button", { name: "Save collection" }).click();
  await expect(page.getByLabel("Price to")).toHaveAccessibleDescription(/^Price to /);
  await page.getByLabel("Price to").fill("1000");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save collection" }).click();
  await expect(row).toContainText("By rule");
  await page.getByRole("button", { name: "Undo" }).click();
  await closeToast(page, "The collection is as it was before");
  await expect(row).toContainText("2 products");
  await row.getByRole("link", { name: "/collections/gifts-and-more" }).click();
  await expect(names(page)).toContainText([begin(second), begin(first)]);

  await openPage(page, "/manageCollections");
  await row.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Its choice of 2 products");
  await confirm(page, "Delete “Gifts & more”?", "Delete");
  await expect(row).toHaveCount(0);
});

test(
  "a form that another admin's change has outdated says so, and keeps conditions that it doesn't show",
  atDesk,
  async ({ page, request, signInAs }) => {
    const rule = { ratingMin: 1, attributes: [], priceMin: 2 };
    const id = await saveCollection(request, { slug: "good", name: "Good", rule });
    await signInAs(admin);
    await openPage(page, `/manageCollections/${id}`);
    await expect(page.getByText("They are kept.")).toBeVisible();
    await saveCollection(request, { slug: "good", name: "Better", rule }, id);
    await page.getByLabel("Name", { exact: true }).fill("Best");
    await page.getByRole("button", { name: "Save collection" }).click();
    await expect(page.getByRole("alert")).toContainText("Someone else has changed this collection");
    page.once("dialog", (dialog) => dialog.accept());
    await page.reload();
    await hydrated(page);
    await page.getByLabel("Name", { exact: true }).fill("Best");
    await page.getByLabel("Price from").fill("3");
    await page.getByRole("button", { name: "Save collection" }).click();
    await closeToast(page, "Collection saved");
    const { accessToken } = await openSession(request, admin);
    const query = '{ collection(slug: "good") { name rule { ratingMin priceMin } } }';
    expect(await ask(request, query, {}, accessToken)).toEqual({
      collection: { name: "Best", rule: { ratingMin: 1, priceMin: 3 } },
    });
  },
);

test("the page of collections says that there are none yet", atDesk, async ({ page, signInAs }) => {
  await signInAs(admin);
  await openPage(page, "/manageCollections");
  await expect(page.getByText("No collections yet.")).toBeVisible();
  await openPage(page, "/manageCollections/none");
  await expect(page.getByText("This collection doesn't exist.")).toBeVisible();
});
