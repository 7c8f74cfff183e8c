import { PLACE, placeOne } from "../../../../test/support/priced-orders";
import { aProduct, asCustomer, asVisitor, type Person } from "../../../../test/support/builders";
import { anOrderBody, anOrderForm } from "../../../../test/support/operations";
import { aTaxRate, clearSettings } from "../../../../test/support/pricing";
import { startTestShop, type TestShop } from "../../../../test/support/shop";

let shop: TestShop;
let customer: Person;
beforeAll(async () => (shop = await startTestShop()));
beforeEach(async () => (customer = await asCustomer(shop)));
afterEach(() => clearSettings(shop));
afterAll(() => shop.stop());

const QUOTE = "query ($input: QuoteInput!) { quote(input: $input) { tax } }";
const quoteOf = async (input: object) =>
  (await asVisitor(shop).ask<{ quote: { tax: number } }>(QUOTE, { input })).quote;

const address = { name: "Carla", line1: "1 Main St", city: "Springfield", phone: "555-0100" };
const structured = (wanted: Record<string, unknown>) => ({
  ...{ name: undefined, address: undefined, phone: undefined },
  shippingAddress: { ...address, ...wanted },
});

it.each(["California", "ca", "US-CA", " CALIFORNIA ", "Ｃａｌｉｆｏｒｎｉａ"])(
  "pays the tax of California where the region is %j, whatever the rate calls it, and stores the code",
  async (region) => {
    const { id } = await aProduct(shop, { price: 100 });
    const rate = await aTaxRate(shop, { region: "California", percent: 7.25 });
    const first = await placeOne(customer, anOrderForm(id, structured({ region })));
    expect(first).toMatchObject({ tax: 7.25, shippingAddress: { region: "CA" } });
    await shop.sql("update tax_rates set region = 'us-ca' where id = $1", [rate]);
    expect(await quoteOf({ items: [{ productId: id, qty: 1 }], region })).toMatchObject({ tax: 7.25 });
  },
);

it("pays the tax of a larger region that contains its own", async () => {
  const { id } = await aProduct(shop, { price: 100 });
  await aTaxRate(shop, { country: "FR", region: "Île-de-France", percent: 5 });
  const inParis = anOrderForm(id, structured({ country: "FR", region: "paris" }));
  expect(await placeOne(customer, inParis)).toMatchObject({ tax: 5 });
});

it("names the field where the region is unknown or the address one text, if taxes depend on the region", async () => {
  const { id } = await aProduct(shop, { price: 100 });
  const unknown = anOrderForm(id, structured({ region: "Bay Area" }));
  const fieldsOf = async (input: object) =>
    (await customer.graphql(PLACE, { input })).errors[0]?.extensions.errors;
  await aTaxRate(shop, { region: "CA" });
  expect(await fieldsOf(unknown)).toEqual([
    {
      field: "shippingAddress.region",
      message:
        "must be a region of United States, by its name or ISO 3166-2 code: taxes in United States depend on it",
    },
  ]);
  const explained = {
    field: "shippingAddress.region",
    message: expect.stringContaining("instead of address") as string,
  };
  expect(await fieldsOf(anOrderForm(id))).toEqual([explained]);
  const { status, body } = await customer.post("/order", anOrderBody(id));
  expect([status, body]).toMatchObject([400, { errors: [explained] }]);
  expect(await shop.sql("select id from orders where user_id = $1", [customer.id])).toEqual([]);
  await shop.sql("update tax_rates set region = 'Bay Area'");
  expect(await placeOne(customer, unknown)).toMatchObject({
    tax: 0,
    shippingAddress: { region: "Bay Area" },
  });
});
