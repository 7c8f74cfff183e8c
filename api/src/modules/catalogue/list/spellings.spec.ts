import fc from "fast-check";
import { aProduct, asVisitor } from "../../../../test/support/builders";
import { startTestShop, type TestShop } from "../../../../test/support/shop";

const FOUND = "query ($search: String!) { products(search: $search, first: 10) { nodes { name } } }";
const SUGGESTED = "query ($search: String!) { suggest(text: $search, first: 10) { products { name } } }";

interface Named {
  name: string;
}

const DRILL = "Cordless drill 18 V 5.0 Ah";
const BOLT = `O'Brien M8x20 bolt 1/2"`;
const PLUG = "Headphone plug 3.5 mm";
const FILM = "Camera film 35 mm";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.sql("insert into brands (slug, name) values ('makita', 'Makitå')");
  for (const name of [DRILL, BOLT, PLUG, FILM, "Café crème grinder"]) await aProduct(shop, { name });
  await shop.sql("update products set brand = 'makita', gtin = $2, mpn = $3 where name = $1", [
    DRILL,
    "4006381333931",
    "DCD-796N/XJ",
  ]);
});
afterAll(() => shop.stop());

const named = (products: Named[]) => products.map(({ name }) => name);

it.each([
  ["o’brien", BOLT],
  ["O‘BRIEN", BOLT],
  ["oʼbrien", BOLT],
  ["o′brien", BOLT],
  ["o`brien", BOLT],
  ["5.0Ah", DRILL],
  ["5,0 ah", DRILL],
  ["18v", DRILL],
  ["１８ Ｖ", DRILL],
  ["3.5mm", PLUG],
  ["3,5 mm", PLUG],
  ["35mm", FILM],
  ["M8 x 20", BOLT],
  ["M8×20", BOLT],
  ["m8 × 20", BOLT],
  ["½", BOLT],
  ["1⁄2", BOLT],
  ['1/2"', BOLT],
  ["ｄｒｉｌｌ", DRILL],
  ["cafe creme", "Café crème grinder"],
  ["CAFE\u0301 gri", "Café crème grinder"],
  ["4006381333931", DRILL],
  ["4 006381 333931", DRILL],
  ["400-6381-333931", DRILL],
  ["04006381333931", DRILL],
  ["DCD-796N/XJ", DRILL],
  ["dcd796nxj", DRILL],
  ["dcd 796 n", DRILL],
  ["makita drill", DRILL],
  ["drill Makitå", DRILL],
  ["makta drill", DRILL],
])("finds and suggests by '%s' the one product that it means", async (search, name) => {
  const { products } = await asVisitor(shop).ask<{ products: { nodes: Named[] } }>(FOUND, { search });
  expect(named(products.nodes)).toEqual([name]);
  const { suggest } = await asVisitor(shop).ask<{ suggest: { products: Named[] } }>(SUGGESTED, { search });
  expect(named(suggest.products)).toEqual([name]);
});

it.each([
  ["Water can 1.5 l", "1,5l can"],
  ['Brass fitting 1/4"', "fitting ¼"],
  ["Gauge 10 mm² wire", "10mm2 wire"],
  ["Capacitor 10 µF", "capacitor 10 μf"],
  ["Non\u2011slip mat", "non-slip mat"],
  ["Fi\u00adne thread tap", "fine thread"],
  ["Filter ﬁlm reel", "filter film"],
  ["İzmir knife", "izmir"],
  ["Rope — braided", "rope braided"],
  ["Kettle 230V~", "kettle 230 V"],
  ["Plane No. 7", "plane no 7"],
  ["Plane iron No.5", "iron no. 5"],
  ["Screen 27″", "27” screen"],
  ["Ruler 12 inch", "ruler 12inch"],
  ["Zero\u200bwidth tape", "zerowidth"],
  ["Cable 3×1.5 mm²", "cable 3 x 1,5mm²"],
])("finds '%s' by '%s'", async (name, search) => {
  await aProduct(shop, { name });
  const { products } = await asVisitor(shop).ask<{ products: { nodes: Named[] } }>(FOUND, { search });
  expect(named(products.nodes)).toContain(name);
});

it.each([
  ["o’briens", "O'Briens & Łódź"],
  ["LODZ", "O'Briens & Łódź"],
  ["ｏ’brıens", "O'Briens & Łódź"],
  ["strasse", "Straße"],
  ["stra\u00adße", "Straße"],
  ["cafe\u0301", "Café"],
])("suggests by '%s' the category and the brand %s", async (text, name) => {
  await shop.sql(
    `insert into brands (slug, name) values ('obriens', $1), ('strasse', $2), ('cafe', $3) on conflict do nothing`,
    ["O'Briens & Łódź", "Straße", "Café"],
  );
  await shop.sql(
    `insert into categories (slug, name) values ('obriens', $1), ('strasse', $2), ('cafe', $3) on conflict do nothing`,
    ["O'Briens & Łódź", "Straße", "Café"],
  );
  const { suggest } = await asVisitor(shop).ask<{ suggest: { brands: Named[]; categories: Named[] } }>(
    "query ($text: String!) { suggest(text: $text, first: 10) { brands { name } categories { name } } }",
    { text },
  );
  expect([named(suggest.brands), named(suggest.categories)]).toEqual([[name], [name]]);
});

it("finds products by the new name of their brand", async () => {
  await shop.sql("insert into brands (slug, name) values ('old', 'Oldname')");
  await aProduct(shop, { name: "Renamed thing" });
  await shop.sql("update products set brand = 'old' where name = 'Renamed thing'");
  await shop.sql("update brands set name = 'Quixotic' where slug = 'old'");
  const { products } = await asVisitor(shop).ask<{ products: { nodes: Named[] } }>(FOUND, {
    search: "quixotic",
  });
  expect(named(products.nodes)).toEqual(["Renamed thing"]);
});

const plain = async (texts: string[]) =>
  (
    await shop.sql<{ plain: string }>(
      "select plain_text(each) as plain from unnest($1::text[]) with ordinality as texts (each, place) order by place",
      [texts],
    )
  ).map(({ plain: text }) => text);

it("spells a text once: spelling it again changes nothing", async () => {
  const pieces = fc.constantFrom(
    ..."’ʼ´`″×⁄½¾¼²™ßœøİŉΣς,.\u00a0\u200b\u0301/- x5 0",
    "18 V",
    "3,5 mm",
    "M8 x 20",
    "1,000",
    "cm",
    "é",
    "ﬁ",
    "Ａｈ",
  );
  const texts = fc.sample(fc.array(pieces, { maxLength: 12 }), 2_000).map((each) => each.join(""));
  const once = await plain(texts);
  expect(await plain(once)).toEqual(once);
});
