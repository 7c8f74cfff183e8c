import type { BrowserContext, Page } from "@playwright/test";
import { admin } from "../support/accounts";
import { openPage } from "../support/open-page";
import { ask, openSession } from "../support/shop-api";
import { shopUnderTest } from "../support/shop-under-test";
import { publish } from "../support/storefront";
import { expect, test } from "../support/test";
import { imageAddresses, payloads, refusedAddresses } from "./xss-corpus";
import { isSample, removeCorpus, storeCorpus, type StoredCorpus } from "./store-corpus";

test.describe.configure({ mode: "serial", timeout: 180_000 });
// fake images, on hosts that don't exist
test.use({ expectedComplaints: [/Failed to load resource/], actionTimeout: 15_000 });

let stored: StoredCorpus;
test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: (await shopUnderTest()).url });
  stored = await storeCorpus(request);
  await request.dispose();
});
test.afterAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: (await shopUnderTest()).url });
  await removeCorpus(request, stored);
  await request.dispose();
});

/** Scripts that a page runs and its requests to foreign hosts, except for images; filled during the test. */
const incidents: string[] = [];
test.beforeEach(async ({ page, context }) => {
  incidents.splice(0);
  page.on("dialog", (dialog) => {
    incidents.push(`a script ran at ${page.url()}`);
    void dialog.dismiss();
  });
  await blockForeignHosts(context);
});
test.afterEach(() => expect(incidents).toEqual([]));

async function blockForeignHosts(context: BrowserContext): Promise<void> {
  await context.route("https://evil.example/**", (route) => {
    const request = route.request();
    if (request.resourceType() !== "image") incidents.push(`${request.resourceType()} ${request.url()}`);
    return route.abort();
  });
}

/** Markup that none of our pages writes: event handlers, script URLs, embedded documents. */
function foreignMarkup(): string[] {
  const ours = (element: Element) =>
    !element.matches(
      "base, object, embed, iframe[srcdoc], meta[http-equiv], link[rel=stylesheet][href*='evil.example']",
    ) &&
    !Array.from(element.attributes).some(
      ({ name, value }) =>
        name.startsWith("on") ||
        (/^(href|src|action|formaction|data|xlink:href)$/.test(name) &&
          /^\s*(javascript|vbscript):/i.test(value)),
    );
  return Array.from(document.querySelectorAll("*"))
    .filter((element) => !ours(element))
    .map(({ outerHTML }) => outerHTML.slice(0, 200));
}

/** Opens an address; expects the corpus as text, and none of it as markup. */
async function visit(page: Page, address: string, shown: string): Promise<void> {
  await openPage(page, address);
  await expect(page.getByText(shown).first(), `${address} shows it`).toBeAttached();
  expect(await page.evaluate(foreignMarkup), address).toEqual([]);
}

test("nothing that is stored runs on the shop's pages", async ({ page }) => {
  for (const address of ["/", "/products"]) await visit(page, address, stored.tag);
  for (const [index, id] of stored.products.entries())
    await visit(page, `/product/${id}`, (payloads[index] as string).trim());
});

test("nothing that stands in an address runs", async ({ page }) => {
  for (const payload of payloads) {
    const written = encodeURIComponent(payload);
    await openPage(page, `/products?search=${written}`);
    expect(await page.getByLabel("Search").inputValue()).toBe(payload.slice(0, 200));
    expect(await page.evaluate(foreignMarkup), payload).toEqual([]);
  }
  await openPage(page, `/no/${encodeURIComponent(payloads.join(""))}`);
  expect(await page.evaluate(foreignMarkup)).toEqual([]);
});

test("nothing runs on the pages of the customer who wrote it", async ({ page, signInAs }) => {
  for (const [index, customer] of stored.customers.entries()) {
    if (!isSample(index)) continue; // each of these pages shows one text
    const { user } = await signInAs(customer);
    await visit(page, "/profile", stored.tag);
    await visit(page, `/myOrder/${user.email}`, stored.tag);
    await visit(page, `/payment/${stored.products[index]}/1`, stored.tag);
    await openPage(page, `/product/${stored.products[index]}`);
    await page.getByRole("button", { name: /^Add to cart/ }).click();
    await visit(page, "/cart", stored.tag);
  }
  for (const { id, customer } of stored.orders) {
    await signInAs(customer);
    await visit(page, `/myOrder/${customer.email}/${id}`, stored.tag);
    await visit(page, `/myOrder/${customer.email}?show=returns`, stored.tag);
  }
});

test("nothing runs on a collection's page, in menus and in the storefront's words", async ({
  page,
  context,
  request,
  signInAs,
}) => {
  for (const { slug } of stored.collections) await visit(page, `/collections/${slug}`, stored.tag);
  try {
    for (const payload of payloads.filter((_, index) => isSample(index))) {
      const text = [stored.tag, payload, ...payloads].join(" ").slice(0, 1_000);
      await publish(request, {
        name: payload.slice(0, 60),
        tagline: `${stored.tag} ${payload}`.slice(0, 120),
        featuredCollectionIds: stored.collections.map(({ id }) => id),
        ...{ deliveryText: text, returnText: text },
        footerLinks: [{ label: stored.tag.slice(0, 40), url: 'https://evil.example/?"onclick=alert(1)//' }],
      });
      for (const address of ["/", "/products", `/product/${stored.products[0]}`, "/terms", "/contact"])
        await visit(page, address, stored.tag);
    }
    await signInAs(admin);
    await openPage(page, "/settings");
    await expect(page.getByLabel("Line on the home page")).toHaveValue(new RegExp(stored.tag));
    expect(await page.evaluate(foreignMarkup)).toEqual([]);
    const [preview] = await Promise.all([
      context.waitForEvent("page"),
      page.getByRole("button", { name: "Preview" }).click(),
    ]);
    preview.on("dialog", (dialog) => {
      incidents.push("a script ran in the preview");
      void dialog.dismiss();
    });
    await expect(preview.getByText(stored.tag).first()).toBeAttached();
    expect(await preview.evaluate(foreignMarkup)).toEqual([]);
  } finally {
    await publish(request);
  }
});

test("nothing runs before an admin's eyes", async ({ page, signInAs }) => {
  await signInAs(admin);
  const search = encodeURIComponent(stored.tag);
  const { email = "" } = stored.customers[0] ?? {};
  await visit(page, `/users?search=${email}`, email);
  for (const list of ["/manageItems", "/manageOrder", "/manageReviews", "/audit"])
    await visit(page, `${list}?search=${search}`, stored.tag);
  for (const id of stored.products.slice(0, imageAddresses.length)) {
    await openPage(page, `/manageItems/${id}`);
    await expect(page.getByLabel("Product Name")).toHaveValue(new RegExp(stored.tag));
    expect(await page.evaluate(foreignMarkup)).toEqual([]);
  }
  await visit(page, "/manageCollections", stored.tag);
  await visit(page, "/returns", stored.tag);
  for (const { id, returnId, customer } of stored.orders) {
    await visit(page, `/manageOrder/${id}`, stored.tag);
    await visit(page, `/users/${customer.user.id}`, stored.tag);
    await visit(page, `/returns/${returnId}`, stored.tag);
  }
  for (const payload of payloads.filter((_, index) => isSample(index))) {
    await openPage(page, `/giftCards?search=${encodeURIComponent(payload)}`);
    await expect(page.getByRole("searchbox")).toHaveValue(payload.slice(0, 200).trim());
    expect(await page.evaluate(foreignMarkup), payload).toEqual([]);
  }
  await openPage(page, "/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(foreignMarkup)).toEqual([]);
});

test("nothing runs in GraphiQL, which shows answers as they are", async ({ page, signInAs }) => {
  await signInAs(admin);
  await page.goto("/graphiql");
  const editor = page.getByRole("region", { name: "Query Editor" });
  await expect(editor).toContainText("SearchProducts");
  await editor.locator("textarea").focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(
    `{ products(first: 9, search: "${stored.tag}") { nodes { name description } } }`,
  );
  await page.getByRole("button", { name: /^Execute query/ }).click();
  const answer = page.getByRole("region", { name: "Result Window" });
  await expect(answer).toContainText(stored.tag);
});

test("a spreadsheet takes nothing of it as a formula", async ({ request }) => {
  const { accessToken } = await openSession(request, admin);
  for (const sheet of ["products", "orders"]) {
    const answer = await request.get(`/exports/${sheet}.csv`, {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    const csv = await answer.text();
    expect(csv).toContain(stored.tag);
    expect(csv.match(/(?:^|[,;\t\r\n])"?[=@][A-Z]+\(/g)).toBeNull();
  }
});

test("an address that runs is no image's", async ({ request }) => {
  const { accessToken } = await openSession(request, admin);
  const mutation = `mutation ($input: AddProductInput!) { addProduct(input: $input) { __typename } }`;
  for (const image of refusedAddresses) {
    const input = { name: stored.tag, description: "x", price: 1, rating: 1, countInStock: 1, image };
    await expect(ask(request, mutation, { input }, accessToken), image).rejects.toThrow("image");
  }
});
