import { aProduct, asAdmin, type Person } from "../../../../test/support/builders";
import { aBrand, aCategory, allOf, CHANGE, UNDO } from "../../../../test/support/product-changes";
import { startTestShop, type TestShop } from "../../../../test/support/shop";
import type { Product } from "../product.entity";

let shop: TestShop;
let admin: Person;
let products: Product[];
let [dress, divers] = ["", ""];
beforeAll(async () => {
  shop = await startTestShop();
  admin = await asAdmin(shop);
  for (const slug of ["alba", "boreas"]) await aBrand(shop, slug);
});
beforeEach(async () => {
  dress = await aCategory(shop, `dress-${Math.random()}`.replace(".", ""));
  divers = await aCategory(shop, `divers-${Math.random()}`.replace(".", ""));
  const had = { price: 10, categoryId: dress, brandSlug: "alba" };
  products = [await aProduct(shop, had), await aProduct(shop, { ...had, price: 20 })];
});
afterAll(() => shop.stop());

const states = () => allOf(shop, products);
const former = [
  { price: 1000, category: dress, brand: "alba" },
  { price: 2000, category: dress, brand: "alba" },
];
async function change(input: object): Promise<string> {
  const named = { products: products.map(({ id }) => ({ id })), ...input };
  return (await admin.ask<{ changeProducts: { id: string } }>(CHANGE, { input: named })).changeProducts.id;
}
const undo = async (id: string, othersOnly = false) =>
  (await admin.ask<{ undoProductChanges: Record<string, unknown> }>(UNDO, { id, othersOnly }))
    .undoProductChanges;

it("restores the products' former values, and records it in the audit", async () => {
  const id = await change({ price: { percent: 50 }, category: divers, brand: null });
  expect(await states()).toMatchObject([
    { price: 1500, category: divers, brand: null },
    { price: 3000, category: divers, brand: null },
  ]);
  expect(await undo(id)).toMatchObject({
    __typename: "ProductChangeSet",
    undoneAt: expect.any(String) as string,
  });
  expect(await states()).toMatchObject(former.map((state) => ({ ...state, category: dress })));
  const audited = await admin.ask<{ auditEntries: { nodes: { action: string }[] } }>(
    "{ auditEntries(first: 2) { nodes { action target targetId detail productChanges { id undoneAt } } } }",
  );
  const names = products.map(({ name }) => name).join(", ");
  expect(audited.auditEntries.nodes.toSorted((one, other) => one.action.localeCompare(other.action))).toEqual(
    [
      {
        action: "CHANGE_PRODUCTS",
        target: "2 products",
        targetId: id,
        detail: `price +50 %, category → ${await nameOf(divers)}, brand → none: ${names}`,
        productChanges: { id, undoneAt: expect.any(String) as string },
      },
      {
        action: "UNDO_PRODUCT_CHANGES",
        target: "2 products",
        targetId: id,
        detail: names,
        productChanges: null,
      },
    ],
  );
});

const nameOf = async (id: string) =>
  (await shop.sql<{ name: string }>("select name from categories where id = $1", [id]))[0]?.name ?? "";

it("undoes a change of release 0.1.0, and keeps its own changes in a form that this release can undo", async () => {
  const [first] = products as [Product];
  const [set] = await shop.sql<{ id: string }>(
    `with made as (insert into product_change_sets default values returning id)
      insert into product_changes (set_id, product_id, price_cents_before, price_cents_after, category_before,
          category_after, brand_before, brand_after, draft_before, draft_after)
        select id, $1, 1000, 900, $2, null, 'alba', 'boreas', false, true from made returning set_id as id`,
    [first.id, dress],
  );
  await shop.sql(
    "update products set price_cents = 900, category_id = null, brand = 'boreas', draft = true where id = $1",
    [first.id],
  );
  expect(await undo(set?.id ?? "")).toMatchObject({ __typename: "ProductChangeSet" });
  expect((await states())[0]).toMatchObject({ price: 1000, category: dress, brand: "alba", draft: false });

  const id = await change({ price: { percent: 50 }, category: divers, brand: null, draft: true });
  const columns = `price_cents_before, price_cents_after, category_before, category_after, brand_before, brand_after,
    draft_before, draft_after`;
  expect(
    await shop.sql(`select ${columns} from product_changes where set_id = $1 order by price_cents_before`, [
      id,
    ]),
  ).toEqual(
    [
      [1000, 1500],
      [2000, 3000],
    ].map(([price_cents_before, price_cents_after]) => ({
      ...{ price_cents_before, price_cents_after, category_before: dress, category_after: divers },
      ...{ brand_before: "alba", brand_after: null, draft_before: false, draft_after: true },
    })),
  );
});

it("undoes one change after the other, the latest first", async () => {
  const changes = [await change({ price: { percent: 10 } }), await change({ price: { amount: -1 } })];
  const [earlier, later] = changes as [string, string];
  expect(await undo(earlier)).toMatchObject({ refusals: [{ reason: "EDITED" }, { reason: "EDITED" }] });
  await undo(later);
  await undo(earlier);
  expect(await states()).toMatchObject([{ price: 1000 }, { price: 2000 }]);
});

it("refuses if the same was edited since, and undoes the others where that is wanted", async () => {
  const id = await change({ price: { percent: 10 } });
  await shop.sql("update products set price_cents = 999 where id = $1", [products[0]?.id]);
  expect(await undo(id)).toEqual({
    __typename: "ProductsNotChanged",
    message: "Nothing was changed, because 1 of the products can't be.",
    refusals: [{ productId: products[0]?.id, name: products[0]?.name, reason: "EDITED" }],
  });
  expect(await states()).toMatchObject([{ price: 999 }, { price: 2200 }]);
  await undo(id, true);
  expect(await states()).toMatchObject([{ price: 999 }, { price: 2000 }]);
});

it("is not prevented by what else was edited since, nor by orders", async () => {
  const id = await change({ price: { percent: 10 } });
  await shop.sql(
    "update products set name = name || ' II', brand = 'boreas', version = version + 1, count_in_stock = 1 where id = any($1)",
    [products.map((product) => product.id)],
  );
  await undo(id);
  expect(await states()).toMatchObject([
    { price: 1000, brand: "boreas" },
    { price: 2000, brand: "boreas" },
  ]);
});

it("names products that are deleted, and those whose former category or brand is", async () => {
  const id = await change({ category: divers, brand: "boreas" });
  await shop.sql("update products set archived_at = now() where id = $1", [products[0]?.id]);
  await shop.sql("delete from categories where id = $1", [dress]);
  expect(await undo(id)).toMatchObject({
    refusals: [{ reason: "NOT_SOLD" }, { reason: "CATEGORY_DELETED" }],
  });
  const alsoRefused = await undo(id, true); // no other product is left
  expect(alsoRefused).toMatchObject({ __typename: "ProductsNotChanged" });
});

it("makes the products it published drafts again, unless somebody has done so since", async () => {
  await shop.sql("update products set draft = true where id = any($1)", [products.map(({ id }) => id)]);
  const id = await change({ draft: false });
  await shop.sql("update products set draft = true where id = $1", [products[1]?.id]);
  expect(await undo(id)).toMatchObject({ refusals: [{ name: products[1]?.name, reason: "EDITED" }] });
  await undo(id, true);
  expect(await states()).toMatchObject([{ draft: true }, { draft: true }]);
});

it("undoes a change once, however often it is asked to at once", async () => {
  const id = await change({ price: { amount: 1 } });
  const answers = await Promise.all(Array.from({ length: 5 }, () => admin.refusal(UNDO, { id })));
  expect(answers.filter((code) => code === undefined)).toHaveLength(1);
  expect(answers.filter((code) => code === "CONFLICT")).toHaveLength(4);
  expect(await states()).toMatchObject([
    { price: 1000, version: 3 },
    { price: 2000, version: 3 },
  ]);
});

it.each(["00000000-0000-4000-8000-000000000000", "nonsense"])("finds no change %s", async (id) => {
  expect(await admin.refusal(UNDO, { id })).toBe("NOT_FOUND");
  expect(await admin.ask(`{ productChangeSet(id: "${id}") { id } }`)).toEqual({ productChangeSet: null });
});
