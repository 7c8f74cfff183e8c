import { PLACE, placeOne } from "../../../../test/support/priced-orders";
import { aProduct, asAdmin, asCustomer, asVisitor, type Person } from "../../../../test/support/builders";
import { anOrderBody, anOrderForm } from "../../../../test/support/operations";
import { aTaxRate, clearSettings } from "../../../../test/support/pricing";
import { mailsOf } from "../../../../test/support/mails";
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

it("quotes no price for an unknown region where taxes depend on it, and names the field", async () => {
  const { id } = await aProduct(shop, { price: 100 });
  const items = [{ productId: id, qty: 1 }];
  expect(await quoteOf({ items, region: "Bay Area" })).toEqual({ tax: 0 });
  await aTaxRate(shop, { country: "CA", region: "quebec", percent: 5 });
  expect(await quoteOf({ items, region: "Bay Area" })).toEqual({ tax: 0 });
  for (const region of ["qu\u00e9bec", "QC", "ca-qc", " Quebec "])
    expect(await quoteOf({ items, country: "CA", region })).toEqual({ tax: 5 });
  for (const region of [null, "", " ", "Ontario"])
    expect(await quoteOf({ items, country: "CA", region })).toEqual({ tax: 0 });
  const { errors } = await asVisitor(shop).graphql(QUOTE, {
    input: { items, country: "CA", region: "Bay Area" },
  });
  expect(errors[0]?.extensions).toMatchObject({
    code: "BAD_USER_INPUT",
    errors: [{ field: "region", message: "must be a region of Canada, by its name or ISO 3166-2 code" }],
  });
});

it("shows people the name of a stored code: in the order's text, on its page and in its mail", async () => {
  const { id } = await aProduct(shop, { price: 100 });
  const order = await placeOne(customer, anOrderForm(id, structured({ country: "CA", region: "qc" })));
  const [{ address: text } = { address: "" }] = await shop.sql<{ address: string }>(
    "select address from orders where id = $1",
    [order.id],
  );
  expect(text).toContain("Springfield, Quebec");
  const ORDER = "query ($id: ID!) { order(id: $id) { shippingAddress { region regionName } } }";
  expect(await customer.ask(ORDER, { id: order.id })).toEqual({
    order: { shippingAddress: { region: "QC", regionName: "Quebec" } },
  });
  const [mail] = await mailsOf(shop, "mail-orders-placed", { orderIds: [order.id] });
  expect(mail?.text).toContain("Springfield, Quebec\nCanada");
});

it("names the region of a rate by its code or its spelling, and none that isn't known", async () => {
  for (const [at, region] of ["QC", "quebec", "ON", "The Shire", "NB"].entries())
    await aTaxRate(shop, { country: "CA", region, percent: at });
  await aTaxRate(shop, { country: "CA", region: null, percent: 9 });
  const admin = await asAdmin(shop);
  const { taxRates } = await admin.ask<{ taxRates: { regionName: string | null }[] }>(
    "{ taxRates { percent regionName } }",
  );
  expect(new Map(taxRates.map((rate) => Object.values(rate) as [number, string | null]))).toEqual(
    new Map<number, string | null>([
      ...([
        [0, "Quebec"],
        [1, "Quebec"],
        [2, "Ontario"],
        [3, null],
        [4, "New Brunswick"],
        [9, null],
      ] as const),
    ]),
  );
});
