import { aProduct, asVisitor } from "../../../../test/support/builders";
import { addTaxonomy, type CategoryIds } from "../../../../test/support/filtered-products";
import { startTestShop, type TestShop } from "../../../../test/support/shop";
import type { ProductTable } from "../product.entity";

let shop: TestShop;
let ids: CategoryIds;
beforeAll(async () => {
  shop = await startTestShop();
  ids = await addTaxonomy(shop);
});
afterAll(() => shop.stop());

const similarTo = async (id: string, first?: number) => {
  const query = "query ($id: ID!, $first: Int! = 4) { product(id: $id) { similar(first: $first) { name } } }";
  const { product } = await asVisitor(shop).ask<{ product: { similar: { name: string }[] } }>(query, {
    id,
    first,
  });
  return product.similar.map(({ name }) => name);
};

it("lists products of the same category, nearest in price and attributes first, and never a draft", async () => {
  const attributeValues = { movement: "automatic", diameter: 40 };
  const add = (name: string, wanted: Partial<ProductTable>) =>
    aProduct(shop, { categoryId: ids.divers ?? null, attributeValues, price: 100, ...wanted, name });
  const { id } = await add("This one", {});
  await add("Far dearer", { price: 900 });
  await add("A little dearer", { price: 105 });
  await add("As dear, but quartz", { attributeValues: { movement: "quartz", diameter: 40 } });
  await add("Alike", { price: 100.5 });
  await add("Of another category", { categoryId: ids.dress ?? null });
  await add("Draft", { draft: true });
  await add("Gone", { archivedAt: new Date() });
  expect(await similarTo(id)).toEqual(["Alike", "A little dearer", "As dear, but quartz", "Far dearer"]);
  expect(await similarTo(id, 2)).toEqual(["Alike", "A little dearer"]);
});

it("lists none for a product without a category", async () => {
  expect(await similarTo((await aProduct(shop)).id)).toEqual([]);
});
