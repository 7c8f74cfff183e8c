import { aProduct, asAdmin, type Person } from "../../../../test/support/builders";
import { aJobContext } from "../../../../test/support/jobs";
import { CHANGE, UNDO } from "../../../../test/support/product-changes";
import { startTestShop, type TestShop } from "../../../../test/support/shop";
import type { Product } from "../product.entity";
import { endSales } from "../sale/end-sales";

let shop: TestShop;
let admin: Person;
let products: Product[];
beforeAll(async () => {
  shop = await startTestShop();
  admin = await asAdmin(shop);
});
beforeEach(async () => {
  products = [await aProduct(shop, { price: 129 }), await aProduct(shop, { price: 10.5 })];
});
afterAll(() => shop.stop());

const PREVIEW = `query ($input: ChangeProductsInput!) {
  productChanges(input: $input) {
    refusals { productId reason }
    changes { priceBefore priceAfter regularPriceBefore regularPriceAfter saleEndsAtBefore saleEndsAtAfter }
  }
}`;
const ENDS = "2090-11-30T22:00:00.000Z";
const former = [
  { price: 12_900, regular: null, ends: null },
  { price: 1_050, regular: null, ends: null },
];
const states = () =>
  shop.sql<{ price: number; regular: number | null; ends: Date | null }>(
    `select price_cents as price, regular_price_cents as regular, sale_ends_at as ends from products
      where id = any($1) order by array_position($1::uuid[], id)`,
    [products.map(({ id }) => id)],
  );
const inputOf = (change: object) => ({ products: products.map(({ id }) => ({ id })), ...change });
const change = async (wanted: object) =>
  (
    await admin.ask<{ changeProducts: { id: string; refusals?: unknown } | null }>(CHANGE, {
      input: inputOf(wanted),
    })
  ).changeProducts;
const preview = async (wanted: object) =>
  (
    await admin.ask<{ productChanges: { changes: object[]; refusals: object[] } }>(PREVIEW, {
      input: inputOf(wanted),
    })
  ).productChanges;
const undo = async (id: string | undefined, othersOnly = false) =>
  (await admin.ask<{ undoProductChanges: object }>(UNDO, { id, othersOnly })).undoProductChanges;
const errorsOf = async (wanted: object) =>
  ((await admin.graphql(CHANGE, { input: inputOf(wanted) })).errors[0]?.extensions as { errors: unknown })
    .errors;

it("shows was and now, starts the sale, says so in the audit, and undoes it exactly", async () => {
  const sale = { sale: { percentOff: 20, endsAt: ENDS } };
  expect((await preview(sale)).changes).toMatchObject([
    {
      priceBefore: 129,
      priceAfter: 103.2,
      regularPriceBefore: null,
      regularPriceAfter: 129,
      saleEndsAtAfter: ENDS,
    },
    {
      priceBefore: 10.5,
      priceAfter: 8.4,
      regularPriceBefore: null,
      regularPriceAfter: 10.5,
      saleEndsAtAfter: ENDS,
    },
  ]);
  const done = await change(sale);
  expect(await states()).toEqual([
    { price: 10_320, regular: 12_900, ends: new Date(ENDS) },
    { price: 840, regular: 1_050, ends: new Date(ENDS) },
  ]);
  const [entry] = await shop.sql("select detail from audit_entries where target_id = $1", [done?.id]);
  expect(entry?.detail).toMatch(/^sale −20 % until 2090-11-30T22:00Z: /);
  expect(await change(sale)).toBeNull();
  expect(await undo(done?.id)).toMatchObject({ __typename: "ProductChangeSet" });
  expect(await states()).toEqual(former);
});

it("counts percent of the regular price, also where a product is on sale already", async () => {
  await change({ sale: { percentOff: 20 } });
  await change({ sale: { percentOff: 50 } });
  expect(await states()).toMatchObject([
    { price: 6_450, regular: 12_900 },
    { price: 525, regular: 1_050 },
  ]);
});

it("ends sales with null, and restores them with undo", async () => {
  await change({ sale: { percentOff: 20, endsAt: ENDS } });
  const onSale = await states();
  const ended = await change({ sale: null });
  expect(await states()).toEqual(former);
  expect(await change({ sale: null })).toBeNull();
  await undo(ended?.id);
  expect(await states()).toEqual(onSale);
});

it("rounds the price last, and keeps it below the regular price of a product on sale", async () => {
  const [first] = products as [Product];
  await change({ sale: { percentOff: 20 }, priceEnding: "CENTS_95" });
  expect(await states()).toMatchObject([
    { price: 10_295, regular: 12_900 },
    { price: 795, regular: 1_050 },
  ]);
  products = [first];
  await change({ priceEnding: "CENTS_99" });
  expect(await states()).toMatchObject([{ price: 10_299, regular: 12_900 }]);
});

it("refuses a sale that would not be less than the regular price, and names the product", async () => {
  products = [await aProduct(shop, { price: 0.5 })];
  const { refusals } = await preview({ sale: { percentOff: 10 }, priceEnding: "CENTS_95" });
  expect(refusals).toMatchObject([{ productId: products[0]?.id, reason: "SALE_NOT_LOWER" }]);
});

it("ends the sale of a product whose price a change raises to the regular one", async () => {
  await change({ sale: { percentOff: 20 } });
  await change({ price: { percent: 100 } });
  expect(await states()).toMatchObject([
    { price: 20_640, regular: null },
    { price: 1_680, regular: null },
  ]);
});

it.each([
  [
    { sale: { percentOff: 0 } },
    "sale.percentOff",
    "must be a number from 0.01 to 99.99 with at most 2 decimals",
  ],
  [
    { sale: { percentOff: 100 } },
    "sale.percentOff",
    "must be a number from 0.01 to 99.99 with at most 2 decimals",
  ],
  [{ sale: { percentOff: 5, endsAt: "2020-01-01T00:00:00Z" } }, "sale.endsAt", "must be in the future"],
  [{ sale: null, price: { percent: 5 } }, "sale", "can't change together with the price"],
])("refuses %j at its field", async (wanted, field, message) => {
  expect(await errorsOf(wanted)).toEqual([{ field, message }]);
  expect(await states()).toEqual(former);
});

it("says of which products a sale has changed since, and undoes the others", async () => {
  const done = await change({ sale: { percentOff: 20, endsAt: ENDS } });
  const [first, second] = products as [Product, Product];
  await shop.sql("update products set sale_ends_at = now() where id = $1", [first.id]);
  await endSales(aJobContext(shop));
  await shop.sql("update products set price_cents = 700 where id = $1", [second.id]);
  expect(await undo(done?.id)).toMatchObject({
    refusals: expect.arrayContaining([
      { productId: first.id, name: first.name, reason: "SALE_ENDED" },
      { productId: second.id, name: second.name, reason: "EDITED" },
    ]) as unknown,
  });
  await shop.sql("update products set price_cents = 840 where id = $1", [second.id]);
  expect(await undo(done?.id, true)).toMatchObject({ __typename: "ProductChangeSet" });
  expect(await states()).toEqual(former);
});
