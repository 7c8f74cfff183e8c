import type { APIRequestContext } from "@playwright/test";
import { admin } from "../support/accounts";
import { addItem, uniqueName } from "../support/admin-api";
import { openPage, openSearch, productSearch } from "../support/open-page";
import { addWatches } from "../support/product-groups";
import { ask, openSession } from "../support/shop-api";
import { expect, test } from "../support/test";

/** Reads an address as a crawler does, without following redirects. */
async function read(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { headers: { accept: "text/html" }, maxRedirects: 0 });
  const html = await answer.text();
  const { location, "cache-control": caching } = answer.headers();
  return {
    status: answer.status(),
    location,
    caching,
    html,
    title: /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    meta: (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1],
  };
}

/** Changes the texts of a product for search engines. */
async function describe(request: APIRequestContext, id: string, texts: object) {
  const { accessToken } = await openSession(request, admin);
  const { product } = await ask<{ product: { version: number } }>(
    request,
    "query ($id: ID!) { product(id: $id) { version } }",
    { id },
    accessToken,
  );
  const mutation = `mutation ($id: ID!, $input: EditProductInput!) { editProduct(id: $id, input: $input) { __typename } }`;
  await ask(request, mutation, { id, input: { ...product, ...texts } }, accessToken);
}

test("every other address of a product with words leads to the current one in one step, with the query", async ({
  request,
  baseURL,
}) => {
  const { id } = await addItem(request, { name: uniqueName("Diver") });
  const bare = `/product/${id}`;
  const [one, two] = [`${bare}/green-diver`, `${bare}/blue-diver`];
  expect((await read(request, bare)).canonical).toBe(baseURL + bare);
  const moved = (location: string) => ({ status: 301, location, caching: "no-cache" });
  expect(await read(request, `${one}?utm_source=a?b`)).toMatchObject(moved(`${bare}?utm_source=a?b`));

  await describe(request, id, { slug: "green-diver" });
  expect(await read(request, bare)).toMatchObject(moved(one));
  expect(await read(request, `${bare}/Green-Diver/?from=mail`)).toMatchObject(moved(`${one}?from=mail`));
  const page = await read(request, one);
  expect([page.status, page.canonical, page.meta("og:url")]).toEqual([200, baseURL + one, baseURL + one]);
  expect(page.html).toContain(`"url":"${baseURL}${one}"`);
  expect(page.html).toContain(`hreflang="en" href="${baseURL}${one}"`.replaceAll("/", "/"));

  // to other words and back, then to none: each former address leads to the current one, never in a circle
  await describe(request, id, { slug: "blue-diver" });
  expect(await read(request, one)).toMatchObject(moved(two));
  await describe(request, id, { slug: "green-diver" });
  expect(await read(request, two)).toMatchObject(moved(one));
  expect((await read(request, one)).status).toBe(200);
  await describe(request, id, { slug: null });
  expect(await read(request, one)).toMatchObject(moved(bare));
  expect((await read(request, bare)).status).toBe(200);
});

test("the metadata of a product or variant, and its feeds, have its canonical address alone", async ({
  request,
  baseURL,
}) => {
  const { blueSteel, blueLeather } = await addWatches(request);
  const [worded, plain] = [
    await addItem(request, { name: uniqueName("Diver") }),
    await addItem(request, { name: uniqueName("Diver") }),
  ];
  for (const { id } of [worded, blueSteel]) await describe(request, id, { slug: "green-diver" });
  const feed = await (await request.get("/feeds/google.xml")).text();
  for (const { id } of [worded, plain, blueSteel, blueLeather]) {
    const words = id === worded.id || id === blueSteel.id ? "/green-diver" : "";
    const own = `${baseURL}/product/${id}${words}`;
    const { html } = await read(request, `/product/${id}${words}`);
    const named = html.slice(0, html.indexOf("<body>")).match(new RegExp(`[^"]*/product/${id}[^"]*`, "g"));
    expect(named?.length).toBeGreaterThanOrEqual(4); // canonical, og:url, hreflang and structured data
    expect([...new Set(named)]).toEqual([own]);
    expect(feed).toContain(`<g:link>${own}</g:link>`);
  }
});

test("links to a product have the words of its address", async ({ page, request }) => {
  const { id, name } = await addItem(request, { name: uniqueName("Diver") });
  await describe(request, id, { slug: "green-diver" });
  const link = page.getByRole("main").getByRole("link", { name, exact: true });
  await openPage(page, `/compare?ids=${id}`);
  await expect(link).toHaveAttribute("href", `/product/${id}/green-diver`);
  await openPage(page, `/product/${id}/green-diver`);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await openPage(page, "/cart/mine");
  await expect(link).toHaveAttribute("href", `/product/${id}/green-diver`);
  await openSearch(page);
  await productSearch(page).fill(name);
  await page.getByRole("option", { name }).click();
  await expect(page).toHaveURL(`/product/${id}/green-diver`);
});

test("an address with words of no product, or with more behind them, is not found", async ({ request }) => {
  const { id } = await addItem(request, { name: uniqueName("Diver") });
  const none = "/product/00000000-0000-4000-8000-000000000000/green-diver";
  for (const path of [none, `/product/${id}/green/diver`, "/product/none/green-diver"])
    expect((await read(request, path)).status, path).toBe(404);
  const odd = [`/product/${id}/${"a".repeat(2_000)}`, `/product/${id}/%00`, `/product/${id}/%E0%A4`];
  for (const path of odd) expect((await read(request, path)).status, path).toBeLessThan(500);
});

test("a product's title and description for search engines are shown there as text, and nowhere else", async ({
  request,
}) => {
  const { id, name } = await addItem(request, { name: uniqueName("Diver") });
  const texts = {
    seoTitle: `<b>Green</b> "diver" & more`,
    seoDescription: "</title><script>alert(1)</script>",
  };
  await describe(request, id, texts);
  const { html, title, meta } = await read(request, `/product/${id}`);
  expect(title).toBe("&lt;b&gt;Green&lt;/b&gt; &quot;diver&quot; &amp; more – Meridian");
  expect(meta("description")).toBe("&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(meta("og:title")).toBe("&#60;b&#62;Green&#60;/b&#62; &#34;diver&#34; &#38; more");
  expect(html).not.toContain("<script>alert(1)");
  expect(html).toContain(`"name":"${name}"`);
});

test("a category is described as its admin wants, and its former addresses lead to where it is now", async ({
  request,
  baseURL,
  page,
}) => {
  const { accessToken } = await openSession(request, admin);
  const send = <Result>(mutation: string, variables: object) =>
    ask<Result>(request, mutation, { ...variables }, accessToken);
  const add = async (input: object) =>
    (
      await send<{ addCategory: { id: string } }>(
        "mutation ($input: AddCategoryInput!) { addCategory(input: $input) { id } }",
        { input },
      )
    ).addCategory.id;
  const slug = `deep-${Date.now().toString(36)}`;
  const texts = { seoTitle: "Watches for deep water", seoDescription: "Tested at 300 m." };
  const id = await add({ name: slug, slug, parent: null, ...texts });
  const parent = await add({ name: `${slug}-all`, slug: `${slug}-all` });
  const found = await read(request, `/products/${slug}`);
  expect([found.title, found.meta("description")]).toEqual([
    "Watches for deep water – Meridian",
    texts.seoDescription,
  ]);

  await send("mutation ($id: ID!, $parent: ID) { moveCategory(id: $id, parent: $parent) { id } }", {
    id,
    parent,
  });
  const path = `/products/${slug}-all/${slug}`;
  expect(await read(request, `/products/${slug}?sort=PRICE_ASC`)).toMatchObject({
    status: 301,
    location: `${path}?sort=PRICE_ASC`,
    caching: "no-cache",
  });
  expect(await read(request, path)).toMatchObject({ status: 200, canonical: baseURL + path });

  // there and back: each former address leads to the current one, never in a circle
  await send("mutation ($id: ID!) { moveCategory(id: $id) { id } }", { id });
  expect(await read(request, path)).toMatchObject({ status: 301, location: `/products/${slug}` });
  const own = await read(request, `/products/${slug}`);
  const address = `${baseURL}/products/${slug}`;
  expect([own.status, own.canonical, own.meta("og:url")]).toEqual([200, address, address]);
  await send("mutation ($id: ID!, $parent: ID) { moveCategory(id: $id, parent: $parent) { id } }", {
    id,
    parent,
  });

  // within the shop, where a link from before the move may still be shown
  await openPage(page, "/products");
  await page.evaluate((former) => {
    const link = document.querySelector<HTMLAnchorElement>("main a[href^='/product']");
    link?.setAttribute("href", former);
    history.pushState(null, "", former);
    dispatchEvent(new PopStateEvent("popstate"));
  }, `/products/${slug}`);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(slug);

  for (const category of [id, parent])
    await send("mutation ($id: ID!) { deleteCategory(id: $id) }", { id: category });
  expect((await read(request, `/products/${slug}`)).status).toBe(404);
});

test("a visitor walks to a product by its words, and reloads and shares that address", async ({
  page,
  request,
}) => {
  const { id, name } = await addItem(request, { name: uniqueName("Diver") });
  await describe(request, id, { slug: "green-diver" });
  await openPage(page, `/products?search=${encodeURIComponent(name)}`);
  await page.getByRole("main").getByRole("link", { name, exact: true }).first().click();
  await expect(page).toHaveURL(`/product/${id}/green-diver`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    new RegExp(`${id}/green-diver$`),
  );
  await page.reload();
  await expect(page).toHaveURL(`/product/${id}/green-diver`);
  await openPage(page, `/product/${id}#reviews`);
  await expect(page).toHaveURL(`/product/${id}/green-diver#reviews`);
});
