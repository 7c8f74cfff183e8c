import { aProduct, asAdmin, asVisitor, type Person } from "../../../../test/support/builders";
import { UNDO } from "../../../../test/support/product-changes";
import { startTestShop, type TestShop } from "../../../../test/support/shop";
import type { Product } from "../product.entity";

let shop: TestShop;
let admin: Person;
let blue: Product;
beforeAll(async () => (shop = await startTestShop()));
beforeEach(async () => {
  await shop.sql("truncate products, product_groups cascade");
  admin = await asAdmin(shop);
  blue = await aProduct(shop, { name: "Skerry Blue", price: 100, countInStock: 5, gtin: "4006381333931" });
});
afterAll(() => shop.stop());

const BUILD = `mutation ($id: ID, $input: BuildProductGroupInput!) {
  buildProductGroup(id: $id, input: $input) {
    id version products { id name price countInStock gtin mpn draft version description image optionValues { value } }
  }
}`;

interface Built {
  id: string;
  version: number;
  products: Product[];
}

const colors = ["Blue", "Black", "Green"];
const straps = ["Steel", "Rubber"];
const twoByThree = () => ({
  name: "Skerry",
  options: ["Dial", "Strap"],
  copyOf: blue.id,
  variants: colors.flatMap((color) =>
    straps.map((strap) =>
      color === "Blue" && strap === "Steel"
        ? { productId: blue.id, values: [color, strap] }
        : { name: `Skerry ${color} ${strap}`, values: [color, strap] },
    ),
  ),
});

const build = async (input: object, id?: string) =>
  (await admin.ask<{ buildProductGroup: Built }>(BUILD, { id, input })).buildProductGroup;
const refused = async (input: object, id?: string) =>
  (await admin.graphql(BUILD, { id, input })).errors.map(({ message }) => message).join();
const names = async () =>
  (await shop.sql<{ name: string }>("select name from products where archived_at is null order by name")).map(
    ({ name }) => name,
  );
const undoLatest = async () => {
  const [set] = await shop.sql<{ target_id: string }>(
    "select target_id from audit_entries where action = 'SAVE_PRODUCT_GROUP' order by done_at desc limit 1",
  );
  return admin.ask(UNDO, { id: set?.target_id });
};

it("creates the missing variants as copies without stock and codes, and the undo deletes them", async () => {
  const { id, products } = await build(twoByThree());
  expect(products).toHaveLength(6);
  expect(products[0]).toMatchObject({
    name: "Skerry Blue",
    countInStock: 5,
    gtin: "4006381333931",
    version: 2,
  });
  expect(products[5]).toMatchObject({
    ...{ name: "Skerry Green Rubber", price: 100, countInStock: 0, gtin: null, mpn: null, draft: false },
    ...{ description: blue.description, image: blue.image },
    optionValues: [{ value: "Green" }, { value: "Rubber" }],
  });
  const found = await asVisitor(shop).ask<{ product: { name: string } | null }>(
    "query ($id: ID!) { product(id: $id) { name } }",
    { id: products[5]?.id },
  );
  expect(found.product).toEqual({ name: "Skerry Green Rubber" });
  const [entry] = await shop.sql<{ action: string; target: string; detail: string }>(
    "select action, target, detail from audit_entries order by done_at desc limit 1",
  );
  expect(entry).toMatchObject({ action: "SAVE_PRODUCT_GROUP", target: "Skerry" });
  expect(entry?.detail).toContain("Skerry Blue, Skerry Blue Rubber, Skerry Black Steel");
  expect(await undoLatest()).toMatchObject({ undoProductChanges: { __typename: "ProductChangeSet" } });
  expect(await names()).toEqual(["Skerry Blue"]);
  expect(await build({ ...twoByThree(), draft: true }, id)).toMatchObject({
    products: [{ draft: false }, ...Array.from({ length: 5 }, () => ({ draft: true }))],
  });
});

it("changes prices and stock of several variants, counts units sold meanwhile, and undoes only its own", async () => {
  const { id, products } = await build(twoByThree());
  await shop.sql("update products set count_in_stock = 3 where id = $1", [blue.id]);
  const input = {
    ...twoByThree(),
    variants: products.map(({ id: productId, version }, at) => ({
      ...{ productId, version, price: 110 + at, units: at === 0 ? -2 : 4 },
      values: twoByThree().variants[at]?.values,
    })),
  };
  expect(await build(input, id)).toMatchObject({
    products: [
      { price: 110, countInStock: 1 },
      { price: 111, countInStock: 4 },
      ...Array.from({ length: 4 }, (_, at) => ({ price: 112 + at, countInStock: 4 })),
    ],
  });
  await shop.sql("update products set count_in_stock = 9 where id = $1", [blue.id]);
  await undoLatest();
  const [{ price_cents, count_in_stock } = { price_cents: 0, count_in_stock: 0 }] = await shop.sql<{
    price_cents: number;
    count_in_stock: number;
  }>("select price_cents, count_in_stock from products where id = $1", [blue.id]);
  expect([price_cents, count_in_stock]).toEqual([10_000, 11]);
});

it("ends a sale whose price would not be lower, as an edit does", async () => {
  await shop.sql("update products set regular_price_cents = 12000 where id = $1", [blue.id]);
  const only = { name: "Skerry", options: ["Dial"] };
  const { id } = await build({ ...only, variants: [{ productId: blue.id, values: ["Blue"], price: 110 }] });
  const sale = () =>
    shop.sql("select price_cents, regular_price_cents from products where id = $1", [blue.id]);
  expect(await sale()).toEqual([{ price_cents: 11_000, regular_price_cents: 12_000 }]);
  await build({ ...only, variants: [{ productId: blue.id, values: ["Blue"], price: 130 }] }, id);
  expect(await sale()).toEqual([{ price_cents: 13_000, regular_price_cents: null }]);
});

it("names wrong fields, and creates nothing", async () => {
  await aProduct(shop, { name: "Taken" });
  const input = twoByThree();
  const [first, second] = input.variants as [object, object];
  const cases: [object, string][] = [
    [{ variants: [first, { ...second, name: "TAKEN" }] }, "variants.1.name: is the name of another product"],
    [{ variants: [first, { ...second, name: null }] }, "variants.1.name: is needed for a new product"],
    [{ variants: [first, { ...second, units: -1 }] }, "variants.1.units: must not be negative"],
    [{ variants: [first, { ...second, price: 0 }] }, "variants.1.price: "],
    [{ variants: [{ ...first, units: -6 }, second] }, "variants.0.units: must leave 0 to 1000000 in stock"],
    [{ variants: [{ ...first, units: 3_000_000 }, second] }, "variants.0.units: "],
    [{ copyOf: null }, "copyOf: is not a product of this shop"],
    [{ copyOf: "none" }, "copyOf: is not a product of this shop"],
    [
      { variants: [first, second, { ...second, values: ["Red", "Steel"] }] },
      "variants.2.name: is the name of another variant",
    ],
  ];
  for (const [change, message] of cases) expect(await refused({ ...input, ...change })).toContain(message);
  expect(await refused({ ...input, variants: [{ ...first, version: 7 }, second] })).toBe(
    "Someone else has changed Skerry Blue in the meantime; nothing was changed.",
  );
  expect(await names()).toEqual(["Skerry Blue", "Taken"]);
});

it("names a taken name that JavaScript and PostgreSQL write in lower case differently", async () => {
  await aProduct(shop, { name: "ΟΔΟΣ ΜΠΛΕ ΟΔΟΣ" });
  const taken = { name: "ΟΔΟΣ ΜΠΛΕ ΟΔΟΣ", values: ["Black", "Steel"] };
  const [first] = twoByThree().variants;
  expect(await refused({ ...twoByThree(), variants: [first, taken] })).toBe(
    "variants.1.name: is the name of another product",
  );
});

it("creates the variants once where two admins build them at once", async () => {
  const answers = await Promise.all([1, 2].map(() => admin.graphql(BUILD, { input: twoByThree() })));
  expect(answers.map(({ errors }) => errors.length > 0).sort()).toEqual([false, true]);
  expect(await names()).toHaveLength(6);
});

it("copies a product of another group without taking it away", async () => {
  const other = await build(twoByThree());
  const input = {
    ...{ name: "Fjord", options: ["Dial"], copyOf: blue.id },
    variants: [{ name: "Fjord Red", values: ["Red"] }],
  };
  await build(input);
  expect(await build(twoByThreeOf(other), other.id)).toMatchObject({ version: 1 });
});

const twoByThreeOf = ({ products }: Built) => ({
  ...twoByThree(),
  variants: products.map(({ id }, at) => ({ productId: id, values: twoByThree().variants[at]?.values })),
});
