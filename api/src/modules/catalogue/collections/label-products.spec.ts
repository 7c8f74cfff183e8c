import { aProduct, asVisitor } from "../../../../test/support/builders";
import { startTestShop, type TestShop } from "../../../../test/support/shop";
import type { Product } from "../product.entity";

let shop: TestShop;
beforeAll(async () => (shop = await startTestShop()));
afterAll(() => shop.stop());

const add = (slug: string, name: string, productIds: string[] | null, rule: object | null) =>
  shop.sql("insert into collections (slug, name, product_ids, rule) values ($1, $2, $3, $4)", [
    ...[slug, name, productIds, rule && JSON.stringify(rule)],
  ]);

it("is suggested by the words of its name, listed for search engines, and labels Google's products", async () => {
  const [saw, bell] = [await aProduct(shop, { price: 20 }), await aProduct(shop, { price: 90 })];
  await add("for-divers", "Für Divers & co", [bell.id], null);
  await add("cheap", "Under fifty", null, { priceMax: 50 });
  await add("all", "All", null, { priceMin: 1 });
  const suggested = async (text: string) =>
    asVisitor(shop).ask("query ($text: String!) { suggest(text: $text) { collections { slug } } }", { text });
  expect(await suggested("fur div")).toEqual({ suggest: { collections: [{ slug: "for-divers" }] } });
  expect(await suggested("nothing")).toEqual({ suggest: { collections: [] } });
  const { text: sitemap } = await asVisitor(shop).get("/sitemap.xml");
  expect(sitemap).toContain("/collections/for-divers</loc>");
  const { text: feed } = await asVisitor(shop).get("/feeds/google.xml");
  const labelsOf = ({ id }: Product) =>
    /(<g:custom_label.*)<\/item>/.exec(feed.split("\n").find((line) => line.includes(id)) ?? "")?.[1];
  expect(labelsOf(saw)).toBe(
    "<g:custom_label_0>All</g:custom_label_0><g:custom_label_1>Under fifty</g:custom_label_1>",
  );
  expect(labelsOf(bell)).toBe(
    "<g:custom_label_0>All</g:custom_label_0><g:custom_label_1>Für Divers &amp; co</g:custom_label_1>",
  );
});
