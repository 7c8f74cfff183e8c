import { aProduct, asVisitor } from "../../../../test/support/builders";
import { startTestShop, type TestShop } from "../../../../test/support/shop";

const HELP = `query ($text: String, $inStock: Boolean, $filter: ProductFilter) {
  searchHelp(text: $text, inStock: $inStock, filter: $filter) {
    corrected { typed words } without { word filter count } categories { name }
  }
}`;

interface Help {
  corrected: { typed: string; words: string[] }[];
  without: { word: string | null; filter: string | null; count: number }[];
  categories: { name: string }[];
}

let shop: TestShop;
let divers: string;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.sql("insert into brands (slug, name) values ('norden', 'Norden'), ('other', 'Other')");
  const made = await shop.sql<{ id: string; slug: string }>(`with watches as (
      insert into categories (slug, name) values ('watches', 'Watches'), ('tools', 'Tools') returning id, slug
    ) insert into categories (slug, name, parent_id) select below, initcap(below) || ' watches', id
      from watches, unnest(array['diver', 'dress']) as below where slug = 'watches' returning id, slug`);
  divers = made.find(({ slug }) => slug === "diver")?.id as string;
  await aProduct(shop, { name: "Skerry chronograph", price: 900, countInStock: 0 });
  await aProduct(shop, { name: "Pilot's chronograph", price: 500 });
  await aProduct(shop, { name: "Draft chronograph", price: 500 });
  await shop.sql("update products set draft = true where name like 'Draft%'");
  await shop.sql("update products set brand = 'norden', category_id = $1 where name like 'Skerry%'", [
    divers,
  ]);
});
afterAll(() => shop.stop());

const help = async (variables: Record<string, unknown>) =>
  (await asVisitor(shop).ask<{ searchHelp: Help }>(HELP, variables)).searchHelp;

it("names the corrected words", async () => {
  expect((await help({ text: "Chronogarph  GA-2100" })).corrected).toEqual([
    { typed: "chronogarph", words: ["chronograph"] },
  ]);
  expect((await help({ text: "chrono" })).corrected).toEqual([]);
});

it("names the word or filter to leave out, with the results without it, never drafts", async () => {
  expect((await help({ text: "pink chronograph" })).without).toEqual([
    { word: "pink", filter: null, count: 2 },
  ]);
  const filter = { brands: ["norden"], priceMax: 600 };
  expect((await help({ text: "chronograph", filter })).without).toEqual([
    { word: null, filter: "brand", count: 1 },
    { word: null, filter: "price", count: 1 },
  ]);
  expect((await help({ text: "skerry", inStock: true })).without).toEqual([
    { word: null, filter: "stock", count: 1 },
  ]);
});

it("leads to the categories that the words may mean, to those around the chosen one, or to the first ones", async () => {
  const names = async (variables: Record<string, unknown>) =>
    (await help(variables)).categories.map(({ name }) => name);
  expect(await names({ text: "pink divr" })).toEqual(["Diver watches"]);
  expect(await names({ text: "pink", filter: { category: divers } })).toEqual(["Watches", "Dress watches"]);
  expect(await names({ text: "pink" })).toEqual(["Tools", "Watches"]);
});

describe("a word that takes long to look up", () => {
  // the test's statement limit ends it, as the shop's own would
  const SLOW = `create or replace function similar_words(wanted text) returns text[] language plpgsql stable as $$
    begin if wanted = 'slow' then perform pg_sleep(60); end if; return null; end $$`;
  let slow: TestShop;
  beforeAll(async () => {
    slow = await startTestShop({ limits: { statementMs: 6_000 } });
    await aProduct(slow, { name: "Skerry chronograph" });
    await slow.sql(SLOW);
  });
  afterAll(() => slow.stop());

  const ask = (text: string, without = "without { word filter count }") =>
    asVisitor(slow).ask<{ searchHelp: Help }>(
      `query ($text: String) { searchHelp(text: $text) { ${without} } }`,
      {
        text,
      },
    );

  it("returns the help known after a second", async () => {
    expect((await ask("slow chronograph")).searchHelp.without).toEqual([
      { word: "slow", filter: null, count: 1 },
    ]);
  });

  it("tries once, under however many names it is asked for, and takes two connections for all who ask", async () => {
    const names = Array.from({ length: 20 }, (_, n) => `a${n}: without { count }`).join(" ");
    const asked = Array.from({ length: 10 }, (_, n) => ask(`chronograph${n} slow slow${n}`, names));
    await Promise.all(asked);
    const [{ busy } = { busy: 0 }] = await slow.sql<{ busy: number }>(
      "select count(*)::int as busy from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'",
    );
    expect(busy).toBeLessThanOrEqual(2);
  });
});

it("tries a bounded number of words and filters", async () => {
  const text = Array.from({ length: 45 }, (_, n) => `x${n}`).join(" ");
  expect((await help({ text })).without).toEqual([]);
  expect(await asVisitor(shop).refusal(HELP, { text: "x".repeat(201) })).toBe("BAD_USER_INPUT");
  expect(await asVisitor(shop).refusal(HELP, { filter: { brands: ["nobody"] } })).toBe("BAD_USER_INPUT");
});
