import type { APIRequestContext } from "@playwright/test";
import { openPage } from "../support/open-page";
import { allProducts } from "../support/shop-api";
import { expect, test } from "../support/test";

/** Reads a page as a crawler does, without running its scripts. */
async function read(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { headers: { accept: "text/html" } });
  const html = await answer.text();
  const meta = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  const facts = Array.from(scripts, ([, json = ""]) => JSON.parse(json) as Record<string, unknown>);
  return {
    status: answer.status(),
    meta,
    title: /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1],
    /** The page's structured data by schema.org type, in any order. */
    facts: (type: string) => facts.find((about) => about["@type"] === type),
  };
}

test("a product's page describes its offer to search engines and messengers", async ({
  request,
  baseURL,
}) => {
  // a product of the seed, which has a drawing; other tests add products
  const product = (await allProducts(request)).find(({ name, group }) => !group && name.startsWith("Halden"));
  const { id = "", name = "", price = 0 } = product ?? {};
  const page = await read(request, `/product/${id}?from=a-friend`);
  expect(page.title).toBe(`${name} – Meridian`);
  expect(page.canonical).toBe(`${baseURL}/product/${id}`);
  expect(page.meta("description")?.length).toBeGreaterThan(40);
  expect(page.meta("og:title")).toBe(name);
  expect(page.meta("og:url")).toBe(page.canonical);
  expect(page.facts("Product")).toMatchObject({ name, offers: { price: price.toFixed(2) } });

  const image = await request.get(page.meta("og:image") ?? "");
  expect([image.status(), image.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
  const said = ["og:image:width", "og:image:height", "og:image:alt", "twitter:card"].map(page.meta);
  expect(said).toEqual(["1200", "630", name, "summary_large_image"]);
});

test("home tells who the shop is and what its customers say", async ({ request, baseURL }) => {
  const page = await read(request, "/");
  expect(page.title).toBe("Meridian");
  expect(page.facts("OnlineStore")).toMatchObject({ url: `${baseURL}/` });
  expect((await request.get(page.meta("og:image") ?? "")).headers()["content-type"]).toBe("image/jpeg");
});

for (const path of ["/", "/products", "/portfolio", "/blog", "/contact", "/privacy", "/terms"]) {
  test(`${path} can be listed, under one address`, async ({ request, baseURL }) => {
    const page = await read(request, `${path}?search=plane&utm_source=mail`);
    expect(page.canonical).toBe(`${baseURL}${path}`);
    expect(page.meta("description")).toBeTruthy();
    expect(page.meta("robots")).toBeUndefined();
  });
}

test("a category is listed under one address, with its place and its products; programs get data", async ({
  request,
  baseURL,
}) => {
  const page = await read(request, "/products/watches/divers?brand=halden&utm_source=mail");
  expect([page.status, page.title]).toEqual([200, "Diver&#x27;s Watches – Watches – Meridian"]);
  expect(page.canonical).toBe(`${baseURL}/products/watches/divers`);
  expect(page.meta("robots")).toBeUndefined();
  expect(page.facts("BreadcrumbList")).toMatchObject({
    itemListElement: [
      { name: "All products" },
      { name: "Watches" },
      { position: 3, name: "Diver's Watches" },
    ],
  });
  const many = await read(request, "/products/watches/divers?brand=halden&inStock=true");
  expect([many.meta("robots"), many.canonical]).toEqual(["noindex", undefined]);
  expect((await read(request, "/products/watches/none")).status).toBe(404);
  expect(await (await request.get("/sitemap.xml")).text()).toContain("/products/watches/divers<");

  const [product] = await allProducts(request);
  const asProgram = { headers: { accept: "application/json" } };
  expect(await (await request.get(`/products/${product?.id}`, asProgram)).json()).toMatchObject({
    name: product?.name,
  });
  expect((await request.get("/products/watches", asProgram)).status()).toBe(404);
});

for (const path of ["/login", "/registration", "/cart/mine", "/checkout/1/1", "/no/such/page"]) {
  test(`${path} is not to be listed`, async ({ request }) => {
    const page = await read(request, path);
    expect(page.meta("robots")).toBe("noindex");
    expect(page.canonical).toBeUndefined();
  });
}

test("a missing page has the status 404", async ({ request }) => {
  expect((await read(request, "/no/such/page")).status).toBe(404);
  expect((await read(request, "/product/00000000-0000-4000-8000-000000000000")).status).toBe(404);
});

test("a phone can keep the shop among its apps", async ({ request }) => {
  const answer = await request.get("/manifest.webmanifest");
  const manifest = (await answer.json()) as { name: string; icons: { src: string; type: string }[] };
  expect(manifest.name).toBe("Meridian");
  for (const { src, type } of manifest.icons)
    expect((await request.get(src)).headers()["content-type"]).toBe(type);
  for (const icon of ["/favicon.ico", "/apple-touch-icon.png"])
    expect((await request.get(icon)).status()).toBe(200);
});

test("the preview of a link keeps the address that social networks remember", async ({ request }) => {
  const answer = await request.get("/share.jpg");
  expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
});

test("walking on within the shop changes what the page says of itself", async ({ page, baseURL }) => {
  await openPage(page, "/blog");
  await page.getByRole("banner").getByRole("link", { name: "Meridian" }).click();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", `${baseURL}/`);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
});
