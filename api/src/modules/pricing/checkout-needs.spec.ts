import { arrivalOf } from "@shop/shared/arrival";
import { aProduct, asAdmin, asVisitor } from "../../../test/support/builders";
import { aGiftCard, END_CARD } from "../../../test/support/gift-cards";
import { aTaxonomy, categories } from "../../../test/support/taxonomy";
import { startTestShop, type TestShop } from "../../../test/support/shop";

const NEEDS =
  "{ shopSettings { asksForDestination dependsOnCountry acceptsCodes taxRegions { country region } } }";
const nothing = { asksForDestination: false, dependsOnCountry: false, acceptsCodes: false, taxRegions: [] };

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await aTaxonomy(shop);
});
afterEach(async () => {
  await shop.sql("delete from shipping_methods");
  await shop.sql("delete from tax_rates");
  await shop.sql("delete from discounts");
  await shop.sql("update shop_settings set country = 'US', prices_include_tax = false, countries = '{}'");
});
afterAll(() => shop.stop());

const needs = async () => (await asVisitor(shop).ask<{ shopSettings: object }>(NEEDS)).shopSettings;
const aMethod = (countries: string[], enabled = true) =>
  shop.sql(
    "insert into shipping_methods (name, countries, price_cents, enabled) values ('Post', $1, 0, $2)",
    [countries, enabled],
  );
const aRate = (country: string, region: string | null, name: string, percent: number, categoryId?: string) =>
  shop.sql(
    "insert into tax_rates (country, region, name, percent, category_id) values ($1, $2, $3, $4, $5)",
    [...[country, region, name, percent, categoryId ?? null]],
  );

describe("the required input of a form", () => {
  it("is nothing more where the shop has set nothing, or only a way of delivery that isn't offered", async () => {
    expect(await needs()).toEqual(nothing);
    await aMethod([], false);
    expect(await needs()).toEqual(nothing);
  });

  it("is the destination where there is a way of delivery, and the country only where something depends on it", async () => {
    await aMethod([]);
    expect(await needs()).toEqual({ ...nothing, asksForDestination: true });
    await shop.sql("delete from shipping_methods");
    await aMethod(["DE"]);
    expect(await needs()).toMatchObject({ asksForDestination: true, dependsOnCountry: true });
  });

  it("depends on the country where the shop delivers to some only", async () => {
    await shop.sql("update shop_settings set countries = '{DE}'");
    expect(await needs()).toMatchObject({ asksForDestination: true, dependsOnCountry: true });
  });

  it("is a region where its tax is its own, each region once", async () => {
    await aRate("US", "NY", "Sales tax", 8.875);
    await aRate("US", "CA", "Sales tax", 7.25);
    await aRate("DE", null, "VAT", 19);
    expect(await needs()).toMatchObject({
      dependsOnCountry: true,
      taxRegions: [
        { country: "US", region: "CA" },
        { country: "US", region: "NY" },
      ],
    });
  });

  it("is a code only while there is one that hasn't ended", async () => {
    await shop.sql(
      "insert into discounts (code, percent, ends_at) values ('OLD', 5, now() - interval '1 day')",
    );
    expect(await needs()).toMatchObject({ acceptsCodes: false });
    await shop.sql("insert into discounts (code, percent) values ('NEW', 5)");
    expect(await needs()).toMatchObject({ acceptsCodes: true });
  });

  it("is a gift card only while there is one with something left", async () => {
    const accepts = () => asVisitor(shop).ask("{ shopSettings { acceptsGiftCards } }");
    expect(await accepts()).toEqual({ shopSettings: { acceptsGiftCards: false } });
    const admin = await asAdmin(shop);
    const { id } = await aGiftCard(shop, 5, admin);
    expect(await accepts()).toEqual({ shopSettings: { acceptsGiftCards: true } });
    await admin.ask(END_CARD, { id });
    expect(await accepts()).toEqual({ shopSettings: { acceptsGiftCards: false } });
  });
});

describe("the tax on a product's page", () => {
  const taxOf = async (categoryId?: string) => {
    const { id } = await aProduct(shop, { categoryId: categoryId ?? null });
    const query = "query ($id: ID!) { product(id: $id) { tax { name included } } }";
    return (await asVisitor(shop).ask<{ product: { tax: object | null } }>(query, { id })).product.tax;
  };

  it("isn't mentioned where the shop's own country has none", async () => {
    await aRate("DE", null, "VAT", 19);
    expect(await taxOf()).toBeNull();
  });

  it("is that of the shop's own country, contained or added", async () => {
    await aRate("DE", null, "VAT", 19);
    await shop.sql("update shop_settings set country = 'DE', prices_include_tax = true");
    expect(await taxOf()).toEqual({ name: "VAT", included: true });
    await shop.sql("update shop_settings set prices_include_tax = false");
    expect(await taxOf()).toEqual({ name: "VAT", included: false });
  });

  it("has no name where it depends on the region", async () => {
    await aRate("US", "CA", "Sales tax", 7.25);
    expect(await taxOf()).toEqual({ name: null, included: false });
  });

  it("is that of the product's category, and isn't mentioned at 0 %", async () => {
    await aRate("US", null, "Sales tax", 0, categories.watches);
    await aRate("US", null, "Use tax", 5);
    expect(await taxOf(categories.divers)).toBeNull();
    expect(await taxOf(categories.tools)).toEqual({ name: "Use tax", included: false });
  });
});

describe("the delivery methods of a quote", () => {
  it("tell when an order placed now arrives, if the shop states their days", async () => {
    await shop.sql(`insert into shipping_methods (name, price_cents, days_min, days_max)
      values ('Post', 490, 2, 4), ('Courier', 990, null, null)`);
    const { id } = await aProduct(shop);
    const query = `{ quote(input: { items: [{ productId: "${id}", qty: 1 }] }) {
      shippingOptions { name arrivesFrom arrivesTo }
    } }`;
    expect(await asVisitor(shop).ask(query)).toEqual({
      quote: {
        shippingOptions: [
          { name: "Post", ...arrivalOf({ daysMin: 2, daysMax: 4 }, new Date()) },
          { name: "Courier", arrivesFrom: null, arrivesTo: null },
        ],
      },
    });
  });
});

describe("the deliveries of a product", () => {
  const deliveriesOf = async (price: number) => {
    const { id } = await aProduct(shop, { price });
    const { product } = await asVisitor(shop).ask<{ product: { deliveries: object[] } }>(
      `{ product(id: "${id}") { deliveries { name price countries daysMin daysMax arrivesFrom arrivesTo } } }`,
    );
    return product.deliveries;
  };

  it("have the price for one unit, and are empty if the shop has no delivery methods", async () => {
    expect(await deliveriesOf(50)).toEqual([]);
    await shop.sql(`insert into shipping_methods (name, price_cents, free_from_cents, days_min, days_max)
      values ('Post', 490, 5000, 2, 4)`);
    const days = { daysMin: 2, daysMax: 4 };
    const post = { name: "Post", countries: [], ...days, ...arrivalOf(days, new Date()) };
    expect(await deliveriesOf(49.99)).toEqual([{ ...post, price: 4.9 }]);
    expect(await deliveriesOf(50)).toEqual([{ ...post, price: 0 }]);
  });

  it("lead where the shop delivers to, and are left out where they lead nowhere or aren't offered", async () => {
    await shop.sql("update shop_settings set countries = '{DE,AT}'");
    await aMethod([]);
    expect(await deliveriesOf(10)).toMatchObject([{ countries: ["DE", "AT"] }]);
    await shop.sql("update shipping_methods set countries = '{FR,AT}'");
    expect(await deliveriesOf(10)).toMatchObject([{ countries: ["AT"] }]);
    await shop.sql("update shipping_methods set countries = '{FR}'");
    expect(await deliveriesOf(10)).toEqual([]);
    await shop.sql("update shipping_methods set countries = '{}', enabled = false");
    expect(await deliveriesOf(10)).toEqual([]);
  });
});
