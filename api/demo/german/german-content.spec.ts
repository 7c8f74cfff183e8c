import { locale, setLocale } from "@shop/shared/locale";
import { maintenanceLimits } from "../../src/data/connections/limits";
import { createDataSource } from "../../src/data/data-source";
import { createTestDatabase } from "../../test/support/database";
import { TOTAL_MINOR } from "../../src/modules/order-conditions";
import { demoContent } from "../localized-demo";
import { englishContent } from "../english-content";
import { seedDemo } from "../seed";
import {
  germanAttributes,
  germanCategories,
  germanCollections,
  germanGroups,
  germanUnits,
  germanValues,
} from "./german-classification";
import { germanContent, germanProducts } from "./german-content";
import { germanPeople } from "./german-people";
import { germanProductReviews, germanReviews } from "./german-reviews";

const usual = locale();
afterEach(() => setLocale(usual));

const content = germanContent();
const english = englishContent;
const sorted = (keys: Iterable<string>) => [...new Set(keys)].sort();

it("has German texts for exactly what the demo contains", () => {
  const texts = english.products.flatMap(({ attributes }) =>
    Object.values(attributes).filter((value) => typeof value === "string"),
  );
  expect(Object.keys(germanProducts).sort()).toEqual(sorted(english.products.map(({ slug }) => slug)));
  expect(Object.keys(germanCategories).sort()).toEqual(sorted(english.categories.map(({ path }) => path)));
  expect(Object.keys(germanCollections)).toEqual(english.collections.map(({ slug }) => slug));
  expect(Object.keys(germanAttributes).sort()).toEqual(sorted(english.attributes.map(({ slug }) => slug)));
  expect(Object.keys(germanGroups).sort()).toEqual(
    sorted(english.attributes.flatMap(({ groupName }) => groupName ?? [])),
  );
  expect(english.attributes.map(({ unit }) => unit)).toEqual(
    expect.arrayContaining(Object.keys(germanUnits)),
  );
  expect(Object.keys(germanValues).sort()).toEqual(sorted(texts));
  expect(germanPeople).toHaveLength(english.people.length);
  expect(germanReviews).toHaveLength(english.reviews.length);
  expect(Object.entries(germanProductReviews).map(([slug, { length }]) => [slug, length])).toEqual(
    [...new Set(english.productReviews.map(({ slug }) => slug))].map((slug) => [
      slug,
      english.productReviews.filter((review) => review.slug === slug).length,
    ]),
  );
});

it("names everything once, and describes every product with as many lines as in English", () => {
  const names = (list: readonly { name: string }[]) => new Set(list.map(({ name }) => name.toLowerCase()));
  expect(names(content.products).size).toBe(content.products.length);
  expect(names(content.categories).size).toBe(content.categories.length);
  expect(names(content.attributes).size).toBe(content.attributes.length);
  expect(new Set(content.people.map(({ email }) => email)).size).toBe(content.people.length);
  expect(content.people.filter(({ email }) => !/^[a-z.]+@example\.com$/.test(email))).toEqual([]);
  const lines = ({ slug, description }: (typeof content.products)[number]) => [
    slug,
    description.split("\n").length,
  ];
  expect(content.products.map(lines)).toEqual(english.products.map(lines));
});

it.each([
  ["en", "Standard"],
  ["en-GB", "Standard"],
  ["de", "DHL Standard"],
  ["de-AT", "DHL Standard"],
])("chooses the content by the shop's language: %s", (language, method) => {
  setLocale({ ...usual, language });
  expect(demoContent().methods.standard).toBe(method);
});

describe("in a database", () => {
  let drop: () => Promise<void>;
  let database: ReturnType<typeof createDataSource>;
  beforeAll(async () => {
    const made = await createTestDatabase();
    drop = made.drop;
    database = await createDataSource(made.url, { limits: maintenanceLimits }).initialize();
    setLocale({ currency: "EUR", language: "de", timeZone: "Europe/Berlin" });
    await seedDemo(database, { seller: { shop: "Demo" }, customerUid: null });
  });
  afterAll(async () => {
    await database.destroy();
    await drop();
  });
  const rows = (text: string) => database.query<object[]>(text);

  it("is a German shop whose prices include 19 % VAT", async () => {
    expect(
      await rows(`select settings.country, prices_include_tax, return_days, rate.country as place, name, percent
        from shop_settings settings, tax_rates rate`),
    ).toEqual([
      { country: "DE", prices_include_tax: true, return_days: 14, place: "DE", name: "MwSt.", percent: 19 },
    ]);
  });

  it("has orders whose totals contain the tax, as their invoices do", async () => {
    const wrong = await rows(`
      select number from orders where not tax_included or tax_name is distinct from 'MwSt.' or tax_percent is distinct from 19
          or abs(tax_cents - (${TOTAL_MINOR}) * 19.0 / 119) > 1
          or (${TOTAL_MINOR}) <> unit_price_cents * qty - discount_cents + shipping_cents
      union all select number from invoices where document ->> 'taxIncluded' <> 'true'
          or document -> 'taxes' -> 0 ->> 'name' <> 'MwSt.' or document -> 'seller' ->> 'country' <> 'DE'`);
    expect(wrong).toEqual([]);
  });

  it("sends its parcels with DHL, to German addresses", async () => {
    expect(
      await rows(`select distinct carrier, tracking_number ~ '^00340434\\d{12}$' as plausible, tracking_url like '%' || tracking_number as linked
        from shipments`),
    ).toEqual([{ carrier: "DHL", plausible: true, linked: true }]);
    expect(
      await rows(
        "select distinct shipping_address ->> 'country' as country, shipping_method as method from orders order by 2",
      ),
    ).toEqual([
      { country: "DE", method: "DHL Express" },
      { country: "DE", method: "DHL Standard" },
    ]);
  });

  it("writes the notes of its orders in German", async () => {
    expect(await rows("select note from order_events where actor = 'system'")).toEqual([
      { note: "Nicht innerhalb von 72 Stunden bezahlt." },
    ]);
  });
});
