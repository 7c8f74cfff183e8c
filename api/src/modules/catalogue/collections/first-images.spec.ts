import { randomUUID } from "node:crypto";
import { aProduct, asAdmin, asVisitor } from "../../../../test/support/builders";
import { startTestShop, type TestShop } from "../../../../test/support/shop";
import { mutationsOf } from "../../../../test/support/taxonomy";

let shop: TestShop;
beforeAll(async () => (shop = await startTestShop()));
afterAll(() => shop.stop());

it("features collections that have products for sale, with a picture, in the shop's order", async () => {
  const admin = await asAdmin(shop);
  const saved = async (input: { slug: string; imageUrl?: string; productIds?: string[]; rule?: object }) => {
    const save = mutationsOf(admin)<{ id: string }>("saveCollection", "input: CollectionInput!", "{ id }");
    return (await save({ input: { name: input.slug, ...input } })).done ?? { id: "" };
  };
  const [a, b] = [
    await aProduct(shop, { name: "A", image: "/pictures/a.svg" }),
    await aProduct(shop, { name: "B", draft: true }),
  ];
  const own = await saved({ slug: "own", imageUrl: "/pictures/own.svg", productIds: [b.id, a.id] });
  const first = await saved({ slug: "first", productIds: [b.id, a.id] });
  const rule = await saved({ slug: "rule", rule: { priceMin: 1 } });
  const empty = await saved({ slug: "empty", imageUrl: "/pictures/own.svg" });
  const drafts = await saved({ slug: "drafts", productIds: [b.id] });
  const none = await saved({ slug: "none", rule: { priceMin: 999_999 } });
  const ids = [rule, empty, drafts, own, none, { id: randomUUID() }, first].map(({ id }) => id);
  const words = JSON.stringify({ featuredCollectionIds: ids });
  await shop.sql("update shop_settings set storefront = $1", [words]);
  const featured = async () => {
    const read = "{ shopSettings { featuredCollections { slug imageUrl } } }";
    const { shopSettings } = await asVisitor(shop).ask<{
      shopSettings: { featuredCollections: { slug: string; imageUrl: string }[] };
    }>(read);
    return shopSettings.featuredCollections.map(({ slug, imageUrl }) => `${slug} ${imageUrl}`);
  };
  expect(await featured()).toEqual([
    "rule /pictures/a.svg",
    "own /pictures/own.svg",
    "first /pictures/a.svg",
  ]);
  await shop.sql("update products set draft = not draft");
  expect((await featured()).map((each) => each.split(" ")[0])).toEqual(["rule", "drafts", "own", "first"]);
  await shop.sql("update products set archived_at = now()");
  expect(await featured()).toEqual([]);
});
