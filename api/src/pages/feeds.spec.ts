import { NO_IMAGE } from "@shop/shared/images";
import { aProduct, asAdmin, asVisitor } from "../../test/support/builders";
import { startTestShop, type TestShop } from "../../test/support/shop";

let shop: TestShop;
beforeAll(async () => (shop = await startTestShop()));
afterAll(() => shop.stop());

/** The item of a product in a feed, without line breaks. */
const itemOf = (feed: string, id: string) =>
  feed.split("\n").find((line) => line.startsWith("<item>") && line.includes(`/product/${id}<`));

it("lists products for Google with price and availability", async () => {
  await shop.sql(`with tools as (insert into categories (slug, name) values ('tools', 'Tools & more') returning id)
    insert into categories (slug, name, parent_id) select 'saws', 'Saws', id from tools`);
  await shop.sql("insert into brands (slug, name) values ('holm', 'Holm & Sons')");
  const [{ id: categoryId }] = (await shop.sql("select id from categories where slug = 'saws'")) as [
    { id: string },
  ];
  const saw = await aProduct(shop, {
    ...{
      name: "Saw <1>",
      description: "Cuts & joins.",
      price: 20,
      regularPrice: 25,
      image: "/pictures/saw.svg",
    },
    ...{ countInStock: 5, categoryId, brandSlug: "holm" },
  });
  const gone = await aProduct(shop, { countInStock: 1 });
  const draft = await aProduct(shop, { draft: true });
  const numbered = await aProduct(shop, { gtin: "4006381333931", mpn: "H-50" });
  const { status, headers, text } = await (await asAdmin(shop)).call("GET", "/feeds/google.xml");
  expect([status, headers["content-type"]]).toEqual([200, "application/rss+xml; charset=utf-8"]);
  const origin = /<link>(http[^<]+)<\/link>/.exec(text)?.[1] as string;
  expect(itemOf(text, saw.id)).toBe(
    `<item><g:id>${saw.id}</g:id><g:title>Saw &lt;1&gt;</g:title><g:description>Cuts &amp; joins.</g:description>` +
      `<g:link>${origin}/product/${saw.id}</g:link><g:image_link>${new URL("/pictures/saw.svg", origin).href}</g:image_link>` +
      "<g:availability>in_stock</g:availability><g:price>25.00 USD</g:price><g:sale_price>20.00 USD</g:sale_price>" +
      "<g:condition>new</g:condition><g:brand>Holm &amp; Sons</g:brand>" +
      "<g:product_type>Tools &amp; more &gt; Saws</g:product_type><g:identifier_exists>no</g:identifier_exists></item>",
  );
  expect(itemOf(text, gone.id)).toContain("<g:availability>out_of_stock</g:availability>");
  expect(text).not.toContain(draft.id);
  expect(itemOf(text, numbered.id)).toContain(
    "<g:gtin>4006381333931</g:gtin><g:mpn>H-50</g:mpn><g:identifier_exists>yes<",
  );
});

it("tells Google that a part number names a product together with a brand, and not alone", async () => {
  await shop.sql("insert into brands (slug, name) values ('aster', 'Aster')");
  const mpn = "A-1";
  const [known, unknown] = [await aProduct(shop, { mpn, brandSlug: "aster" }), await aProduct(shop, { mpn })];
  const { text } = await asVisitor(shop).get("/feeds/google.xml");
  expect(itemOf(text, known.id)).toContain("<g:mpn>A-1</g:mpn><g:identifier_exists>yes<");
  expect(itemOf(text, unknown.id)).toContain("<g:mpn>A-1</g:mpn><g:identifier_exists>no<");
});

it("leaves out of Google's feed what has no image yet", async () => {
  const { id } = await aProduct(shop, { image: NO_IMAGE });
  const [google, news] = [
    await asVisitor(shop).get("/feeds/google.xml"),
    await asVisitor(shop).get("/feeds/new.xml"),
  ];
  expect([google.text.includes(id), news.text.includes(id)]).toEqual([false, true]);
});

it("lists new products for feed readers, the newest first", async () => {
  const [older, newer] = [await aProduct(shop), await aProduct(shop)];
  const { status, text } = await asVisitor(shop).get("/feeds/new.xml");
  expect(status).toBe(200);
  expect(text.indexOf(newer.id)).toBeLessThan(text.indexOf(older.id));
  expect(itemOf(text, newer.id)).toContain(`<pubDate>${newer.createdAt.toUTCString()}</pubDate>`);
});
