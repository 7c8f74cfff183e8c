import { asAdmin, type Person } from "../../../../test/support/builders";
import { clearSettings, settingsFields, settingsOf } from "../../../../test/support/settings";
import { startTestShop, type TestShop } from "../../../../test/support/shop";
import { aTaxonomy, auditedBy, categories } from "../../../../test/support/taxonomy";

let shop: TestShop;
let admin: Person;
let change: ReturnType<typeof settingsOf>;
beforeAll(async () => (shop = await startTestShop()));
beforeEach(async () => {
  await clearSettings(shop);
  await aTaxonomy(shop);
  admin = await asAdmin(shop);
  change = settingsOf(admin);
});
afterAll(() => shop.stop());

const NOBODY = "00000000-0000-4000-8000-000000000000";
const ids = [NOBODY, "nobody\0", "", "x".repeat(10_000)];

const version = async () =>
  (await shop.sql<{ version: number }>("select version from shop_settings"))[0]?.version ?? 0;

const standard = { name: "Standard", countries: [], price: 4.9 };
const vat = { country: "DE", name: "VAT", percent: 19 };
const spring = { code: "SPRING", percent: 10 };

describe("the shop's settings", () => {
  it("are those of a shop in the USA until an admin changes them", async () => {
    const asked = () => admin.ask(`{ shopSettings ${settingsFields.shop} }`);
    expect(await asked()).toEqual({
      shopSettings: { country: "US", pricesIncludeTax: false, countries: [], returnDays: null },
    });
    const input = { country: "DE", pricesIncludeTax: true, countries: ["FR", "DE", "AT", "DE"] };
    const saved = { country: "DE", pricesIncludeTax: true, countries: ["AT", "DE", "FR"], returnDays: null };
    expect((await change.saveShop({ input })).done).toEqual(saved);
    await change.saveShop({ input: saved });
    await change.saveShop({ input: { ...saved, countries: [] } });
    expect(await asked()).toEqual({ shopSettings: { ...saved, countries: [] } });
    expect(await auditedBy(shop, admin)).toEqual([
      "EDIT_SHOP_SETTINGS Shop: country US → DE, prices contain tax no → yes, delivers to all → AT DE FR",
      "EDIT_SHOP_SETTINGS Shop: delivers to AT DE FR → all",
    ]);
  });

  it("keep the days to return where a change says nothing of them", async () => {
    const input = { country: "US", pricesIncludeTax: false, countries: [] };
    await change.saveShop({ input: { ...input, returnDays: 30 } });
    expect((await change.saveShop({ input })).done).toMatchObject({ returnDays: 30 });
    expect((await change.saveShop({ input: { ...input, returnDays: null } })).done).toMatchObject({
      returnDays: null,
    });
    expect(await auditedBy(shop, admin)).toEqual([
      "EDIT_SHOP_SETTINGS Shop: days to return none → 30",
      "EDIT_SHOP_SETTINGS Shop: days to return 30 → none",
    ]);
  });

  it.each<[string, object, string]>([
    [
      "more days to return than a year has",
      { returnDays: 366 },
      "returnDays must be a whole number from 0 to 365",
    ],
    ["an unknown country", { country: "XX" }, "country must be a country's two-letter code, such as US"],
    [
      "a country in small letters",
      { country: "de" },
      "country must be a country's two-letter code, such as US",
    ],
    [
      "an unknown country of delivery",
      { countries: ["DE", "x".repeat(10_000)] },
      "countries.1 must be a country's two-letter code, such as US",
    ],
    [
      "more countries than there are",
      { countries: Array(301).fill("DE") },
      "countries must have 300 countries or fewer",
    ],
  ])("refuse %s", async (_, wrong, refusal) => {
    const input = { country: "DE", pricesIncludeTax: true, countries: [], ...wrong };
    expect((await change.saveShop({ input })).refused).toBe(refusal);
    expect(await auditedBy(shop, admin)).toEqual([]);
  });
});

describe("a way of delivery", () => {
  it("is added, changed and removed, each recorded with what changed", async () => {
    const { done } = await change.saveMethod({ input: { ...standard, name: " Standard " } });
    const { id } = done as { id: string };
    expect(done).toEqual({ id, ...standard, freeFrom: null, daysMin: null, daysMax: null, enabled: true });
    const input = { ...standard, countries: ["DE"], freeFrom: 50, daysMin: 1, daysMax: 3, enabled: false };
    expect((await change.saveMethod({ id, input })).done).toEqual({ id, ...input });
    await change.saveMethod({ id, input });
    await change.saveMethod({ input: { name: "Pickup", countries: [], price: 0 } });
    const { shippingMethods } = await admin.ask<{ shippingMethods: object[] }>(
      `{ shippingMethods ${settingsFields.method} }`,
    );
    expect(shippingMethods).toEqual([{ id, ...input }, expect.objectContaining({ name: "Pickup" })]);
    expect((await change.removeMethod({ id })).done).toBe(1);
    expect((await change.removeMethod({ id })).refused).toBe("NOT_FOUND: There is no such way of delivery.");
    expect(await auditedBy(shop, admin)).toEqual([
      "ADD_SHIPPING_METHOD Standard: name Standard, price 4.90$, countries all, offered yes",
      "EDIT_SHIPPING_METHOD Standard: free from none → 50.00$, countries all → DE, days none → 1 to 3, offered yes → no",
      "ADD_SHIPPING_METHOD Pickup: name Pickup, price 0.00$, countries all, offered yes",
      "DELETE_SHIPPING_METHOD Standard",
    ]);
  });

  it("has a name of its own", async () => {
    await change.saveMethod({ input: standard });
    const other = await change.saveMethod({ input: { ...standard, name: "Express" } });
    const taken = "name is the name of another delivery method";
    expect((await change.saveMethod({ input: { ...standard, name: "STANDARD " } })).refused).toBe(taken);
    expect((await change.saveMethod({ id: other.done?.id, input: standard })).refused).toBe(taken);
    expect(await auditedBy(shop, admin)).toHaveLength(2);
  });

  it.each<[string, object, string]>([
    ["a negative price", { price: -0.01 }, "price must be a number from 0.00 to 99999.99 in whole cents"],
    ["a huge price", { price: 1e300 }, "price must be a number from 0.00 to 99999.99 in whole cents"],
    ["a fraction of a cent", { price: 1.005 }, "price must be a number from 0.00 to 99999.99 in whole cents"],
    [
      "a negative amount",
      { freeFrom: -1 },
      "freeFrom must be a number from 0.00 to 9999999.99 in whole cents",
    ],
    ["a long name", { name: "x".repeat(10_000) }, "name must have 1 to 60 characters"],
    ["a blank name", { name: " " }, "name must not be blank"],
    [
      "an unknown country",
      { countries: ["UK"] },
      "countries.0 must be a country's two-letter code, such as US",
    ],
    ["negative days", { daysMin: -1 }, "daysMin must be a whole number from 0 to 365"],
    ["more days than a year has", { daysMax: 366 }, "daysMax must be a whole number from 0 to 365"],
    ["days the wrong way round", { daysMin: 3, daysMax: 2 }, "daysMax must not be less than the fewest days"],
  ])("has no %s", async (_, wrong, refusal) => {
    expect((await change.saveMethod({ input: { ...standard, ...wrong } })).refused).toBe(refusal);
    expect(await auditedBy(shop, admin)).toEqual([]);
  });

  it("is one of a hundred at most, also where two admins add one at once", async () => {
    await shop.sql(
      "insert into shipping_methods (name, price_cents) select 'M ' || n, n from generate_series(1, 99) n",
    );
    const other = settingsOf(await asAdmin(shop));
    const added = await Promise.all([
      change.saveMethod({ input: standard }),
      other.saveMethod({ input: { ...standard, name: "Express" } }),
    ]);
    expect(added.map(({ refused }) => refused).filter(Boolean)).toEqual([
      "CONFLICT: A shop can have at most 100 ways of delivery.",
    ]);
  });
});

describe("a tax rate", () => {
  it("is added, changed and removed, each recorded with what changed", async () => {
    const { done } = await change.saveRate({ input: vat });
    const { id } = done as { id: string };
    expect(done).toEqual({ id, ...vat, region: null, category: null });
    const input = { country: "US", region: " California ", name: "Sales tax", percent: 7.2525 };
    const changed = await change.saveRate({ id, input: { ...input, categoryId: categories.divers } });
    expect(changed.done).toEqual({ ...input, id, region: "CA", category: { id: categories.divers } });
    await change.saveRate({ input: vat });
    const { taxRates } = await admin.ask<{ taxRates: object[] }>("{ taxRates { country percent } }");
    expect(taxRates).toEqual([
      { country: "DE", percent: 19 },
      { country: "US", percent: 7.2525 },
    ]);
    expect((await change.removeRate({ id })).done).toBe(1);
    expect((await change.removeRate({ id })).refused).toBe("NOT_FOUND: There is no such tax rate.");
    expect(await auditedBy(shop, admin)).toEqual([
      "ADD_TAX_RATE VAT, DE: country DE, name VAT, rate 19 %",
      "EDIT_TAX_RATE Sales tax, US: country DE → US, region none → CA, name VAT → Sales tax, rate 19 % → 7.2525 %, " +
        "category none → Diver's",
      "ADD_TAX_RATE VAT, DE: country DE, name VAT, rate 19 %",
      "DELETE_TAX_RATE Sales tax, US: rate 7.2525 %",
    ]);
  });

  it("is the only one of its place and category", async () => {
    const california = { ...vat, country: "US", region: "California" };
    for (const input of [vat, california, { ...california, categoryId: categories.tools }])
      expect((await change.saveRate({ input })).refused).toBeUndefined();
    const taken = "country has a rate for this region and category already";
    for (const input of [vat, { ...california, region: "CALIFORNIA " }, { ...california, region: "us-ca" }])
      expect((await change.saveRate({ input: { ...input, name: "Other" } })).refused).toBe(taken);
  });

  it.each<[string, object, string]>([
    [
      "a negative percentage",
      { percent: -1 },
      "percent must be a number from 0 to 100 with at most 4 decimals",
    ],
    ["more than 100 %", { percent: 100.1 }, "percent must be a number from 0 to 100 with at most 4 decimals"],
    ["five decimals", { percent: 7.25251 }, "percent must be a number from 0 to 100 with at most 4 decimals"],
    ["a long name", { name: "x".repeat(10_000) }, "name must have 1 to 60 characters"],
    ["a long region", { region: "x".repeat(10_000) }, "region must have 1 to 100 characters"],
    [
      "an unknown region",
      { region: "Bay Area" },
      "region must be a region of Germany, by its name or ISO 3166-2 code",
    ],
    ["an empty region", { region: "" }, "region must have 1 to 100 characters"],
    ["an unknown country", { country: "EU" }, "country must be a country's two-letter code, such as US"],
    ["an unknown category", { categoryId: NOBODY }, "categoryId must be a category of the shop"],
    ["a category that is no id", { categoryId: "watches" }, "categoryId must be a category of the shop"],
  ])("has no %s", async (_, wrong, refusal) => {
    expect((await change.saveRate({ input: { ...vat, ...wrong } })).refused).toBe(refusal);
    expect(await auditedBy(shop, admin)).toEqual([]);
  });
});

it("refuses numbers that are none", async () => {
  for (const price of ["NaN", "Infinity", "1e999"]) {
    const { data, errors } = await admin.graphql(
      `mutation { saveShippingMethod(input: { name: "A", countries: [], price: ${price} }) { id } }`,
    );
    expect([price, data ?? null, errors.length > 0]).toEqual([price, null, true]);
  }
  expect(await shop.sql("select from shipping_methods")).toEqual([]);
});

it("changes, removes and ends nothing of an id that doesn't exist", async () => {
  for (const id of ids) {
    const refused = [
      await change.saveMethod({ id, input: standard }),
      await change.removeMethod({ id }),
      await change.saveRate({ id, input: vat }),
      await change.removeRate({ id }),
      await change.saveDiscount({ id, input: spring }),
      await change.endDiscount({ id }),
    ].map((answer) => answer.refused);
    expect(refused).toEqual([
      ...Array<string>(2).fill("NOT_FOUND: There is no such way of delivery."),
      ...Array<string>(2).fill("NOT_FOUND: There is no such tax rate."),
      ...Array<string>(2).fill("NOT_FOUND: There is no such discount."),
    ]);
  }
  expect(await auditedBy(shop, admin)).toEqual([]);
});

it("keeps what two admins add at once, and both changes of one row one after the other", async () => {
  const other = settingsOf(await asAdmin(shop));
  const { done } = await change.saveMethod({ input: standard });
  const answers = await Promise.all([
    ...[change, other].flatMap((each, at) => [
      each.saveMethod({ input: { ...standard, name: `Express ${at}` } }),
      each.saveRate({ input: { ...vat, region: ["Bayern", "Hessen"][at], categoryId: categories.tools } }),
      each.saveDiscount({ input: { ...spring, code: `SPRING-${at}`, categoryId: categories.tools } }),
      each.saveMethod({ id: done?.id, input: { ...standard, price: 5 + at } }),
      each.saveShop({ input: { country: "DE", pricesIncludeTax: true, countries: at === 0 ? ["DE"] : [] } }),
    ]),
  ]);
  expect(answers.map(({ refused }) => refused).filter(Boolean)).toEqual([]);
  const [counts] = await shop.sql(
    `select (select count(*)::int from shipping_methods) as methods, (select count(*)::int from tax_rates) as rates,
      (select count(*)::int from discounts) as discounts`,
  );
  expect(counts).toEqual({ methods: 3, rates: 2, discounts: 2 });
  const [{ details }] = (await shop.sql(
    "select array_agg(detail order by done_at, id) as details from audit_entries where action = 'EDIT_SHIPPING_METHOD' and target_id = $1",
    [done?.id],
  )) as [{ details: string[] }];
  expect([
    ["price 4.90$ → 5.00$", "price 5.00$ → 6.00$"],
    ["price 4.90$ → 6.00$", "price 6.00$ → 5.00$"],
  ]).toContainEqual(details);
});

it("counts each change of rules, so that an order notices it", async () => {
  const before = await version();
  await change.saveShop({ input: { country: "DE", pricesIncludeTax: true, countries: [] } });
  const method = await change.saveMethod({ input: standard });
  await change.saveRate({ input: vat });
  await change.removeMethod({ id: method.done?.id });
  expect(await version()).toBe(before + 4);
});
