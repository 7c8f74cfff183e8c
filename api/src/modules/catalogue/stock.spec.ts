import { aProduct, asAdmin, asCustomer, type Person } from "../../../test/support/builders";
import { anOrderForm, PLACE_ORDER, type PlaceOrderAnswer } from "../../../test/support/operations";
import { startTestShop, type TestShop } from "../../../test/support/shop";

const RESTOCK =
  "mutation ($id: ID!, $units: Int!) { restockProduct(id: $id, units: $units) { id countInStock } }";

let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.stop());

const restock = async (id: string, units: number) =>
  (await admin.ask<{ restockProduct: { countInStock: number } }>(RESTOCK, { id, units })).restockProduct;
const entries = (id: string) =>
  shop.sql<{ action: string; detail: string }>(
    "select action, detail from audit_entries where target_id = $1 order by done_at",
    [id],
  );
const stockOf = async (id: string) =>
  (await shop.sql<{ left: number }>("select count_in_stock as left from products where id = $1", [id]))[0]
    ?.left;

it("adds units to the stock and takes some out again, and records how many", async () => {
  const { id } = await aProduct(shop, { countInStock: 25 });
  expect(await restock(id, 20)).toEqual({ id, countInStock: 45 });
  expect(await restock(id, -45)).toEqual({ id, countInStock: 0 });
  expect(await entries(id)).toEqual([
    { action: "RESTOCK_PRODUCT", detail: "+20 units, 45 in stock" },
    { action: "RESTOCK_PRODUCT", detail: "-45 units, 0 in stock" },
  ]);
});

it("counts what twenty admins add at once, each of it", async () => {
  const { id } = await aProduct(shop, { countInStock: 1 });
  await Promise.all(Array.from({ length: 20 }, (_, at) => restock(id, at + 1)));
  expect(await stockOf(id)).toBe(1 + 210);
});

it("loses no unit between forty buyers and an admin who brings more", async () => {
  const { id } = await aProduct(shop, { countInStock: 10 });
  const customers = await Promise.all(Array.from({ length: 40 }, () => asCustomer(shop)));
  const buy = async (customer: Person) =>
    (await customer.ask<PlaceOrderAnswer>(PLACE_ORDER, { input: anOrderForm(id) })).placeOrder.__typename;
  const [outcomes] = await Promise.all([Promise.all(customers.map(buy)), restock(id, 15), restock(id, 5)]);
  const sold = outcomes.filter((outcome) => outcome === "Order").length;
  expect(sold).toBeGreaterThanOrEqual(9);
  expect(sold).toBeLessThanOrEqual(29);
  expect(await stockOf(id)).toBe(30 - sold);
});

it.each([
  [0, 10],
  [1_000_001, 0],
  [-1_000_001, 1_000_000],
  [-11, 10],
  [999_991, 10],
])(
  "refuses %i units more where there are %i, and leaves the stock as it was",
  async (units, countInStock) => {
    const { id } = await aProduct(shop, { countInStock });
    const { errors } = await admin.graphql(RESTOCK, { id, units });
    expect(errors[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", errors: [{ field: "units" }] });
    expect(await stockOf(id)).toBe(countInStock);
    expect(await entries(id)).toEqual([]);
  },
);

it("restocks nothing that is unknown or deleted", async () => {
  const { id } = await aProduct(shop, { archivedAt: new Date() });
  for (const unknown of [id, "00000000-0000-4000-8000-000000000000", "nonsense"])
    expect(await admin.refusal(RESTOCK, { id: unknown, units: 1 })).toBe("NOT_FOUND");
});
