import { readFileSync } from "node:fs";
import { join } from "node:path";
import { NO_IMAGE } from "@shop/shared/images";
import { asAdmin, type Person } from "../../../test/support/builders";
import { sendCsv } from "../../../test/support/csv-files";
import { startTestShop, type TestShop } from "../../../test/support/shop";
import { columnKey } from "./shop-formats";
import { wooCommerceColumns } from "./woocommerce-columns";

let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await asAdmin(shop);
  await shop.sql("insert into brands (slug, name) values ('fjell', 'Fjell Co')");
  await shop.sql(`with clothing as (insert into categories (slug, name) values ('clothing', 'Clothing') returning id)
    insert into categories (slug, name, parent_id) select 'hoodies', 'Hoodies', id from clothing`);
});
beforeEach(() => shop.sql("truncate orders, products cascade"));
afterAll(() => shop.stop());

const sample = (name: string) => readFileSync(join(__dirname, "../../../test/support", name), "utf8");

const products = () =>
  shop.sql<Record<string, unknown>>(
    `select products.name, description, price_cents as price, regular_price_cents as "regularPrice", image,
        more_images as "moreImages", rating, count_in_stock as stock, brand, categories.slug as category, draft, gtin, mpn,
        gift_card as "giftCard"
      from products left join categories on categories.id = category_id order by products.created_at desc`,
  );

interface ForeignReport {
  format: string;
  ignored: { row: number; field: string; message: string }[];
}

async function importSample(sheet: string, query = "?update=true") {
  const { status, body } = await sendCsv(admin, sheet, query);
  expect([status, body.errors]).toEqual([200, []]);
  return body as typeof body & ForeignReport;
}

describe.each(["shopify-former.csv", "shopify.csv"])("an export of Shopify (%s)", (file) => {
  it("adds an item for each variant, with texts, prices, stock and images", async () => {
    const report = await importSample(sample(file));
    expect(report).toMatchObject({ format: "Shopify", rows: 5, added: 5 });
    const found = await products();
    expect(found.map(({ name }) => name)).toEqual([
      "Fjord Hoodie – Red / Small",
      "Fjord Hoodie – Blue / Large",
      "Tin Mug",
      "Old Lamp",
      "Gift Card",
    ]);
    expect(found[0]).toEqual({
      ...{ name: "Fjord Hoodie – Red / Small", description: "Warm & soft.\n\n * Cotton\n * Wool" },
      ...{ price: 3990, regularPrice: 4990, rating: 0, stock: 7, brand: "fjell", category: "hoodies" },
      ...{ draft: false, gtin: "4006381333931", mpn: "FJ-RS", giftCard: false },
      image: "https://cdn.example.com/red.jpg?v=1",
      moreImages: ["https://cdn.example.com/front.jpg", "https://cdn.example.com/back.jpg"],
    });
    expect(found[1]).toMatchObject({ price: 4990, regularPrice: null, stock: 0, gtin: null, mpn: "FJ-BL" });
    expect(found[2]).toMatchObject({ description: "Tin Mug", brand: null, draft: false });
    expect(found[3]).toMatchObject({ draft: true });
    expect(found[4]).toMatchObject({ price: 2500, giftCard: true });
  });

  it("says in a dry run which columns, rows and cells are left out, and why", async () => {
    const { unknownColumns, ignored } = await importSample(sample(file), "?update=true&dryRun=true");
    expect(unknownColumns).toContain("Tags");
    expect(unknownColumns).not.toContain("Title");
    const messages = ignored.map(({ row, message }) => [row, message]);
    expect(messages).toContainEqual([3, "has no number of units; the item has 0"]);
    expect(messages).toContainEqual([3, "is not a GTIN and was left out"]);
    expect(messages).toContainEqual([5, "“Nobody & Sons” is not a brand of this shop and was left out"]);
    expect(await products()).toEqual([]);
  });

  it("changes nothing the second time, and keeps a rating", async () => {
    await importSample(sample(file));
    await shop.sql("update products set rating = 4.5");
    const { plan } = await importSample(sample(file));
    expect(plan).toMatchObject({ toAdd: 0, toChange: 0, unchanged: 5 });
    expect((await products()).map(({ rating }) => rating)).toEqual([4.5, 4.5, 4.5, 4.5, 4.5]);
  });
});

it("brings the gift cards of Shopify with their amounts as variants, without a sale, and keeps what an export doesn't say", async () => {
  const header = "Handle,Title,Price,Compare-at Price,Option1 Name,Option1 Value";
  const rows = "card,Card,25,30,Amount,25\ncard,,50,,,50";
  const withColumn = rows.replace(/,25$/m, ",25,TRUE").replace(/,50$/m, ",50,");
  await importSample(`${header},Gift Card\n${withColumn}`);
  const cards = [
    { name: "Card – 25", price: 2500, regularPrice: null, giftCard: true },
    { name: "Card – 50", price: 5000, regularPrice: null, giftCard: true },
  ];
  expect(await products()).toMatchObject(cards);
  const groups = `select distinct product_groups.name from products join product_groups on product_groups.id = group_id`;
  expect(await shop.sql(groups)).toEqual([{ name: "Card" }]);
  await importSample(`${header.replace("Compare-at Price", "Vendor")}\n${rows.replace(",30", ",")}`);
  expect(await products()).toMatchObject(cards);
});

it("knows the gift cards of WooCommerce's plugins, and says which have no amount", async () => {
  const sheet = [
    "ID,Type,SKU,Name,Regular price,Images,Parent,Attribute 1 name,Attribute 1 value(s),Meta: _gift_card",
    '1,"simple, virtual",,A card,25,,,,,yes',
    "2,pw-gift-card,pw,Another card,,,,Amount,10,",
    "3,variation,,Another card - 10,10,,pw,Amount,10,",
    "4,gift-card,,A third card,,,,,,",
    "5,simple,,A lamp,25,,,,,no",
  ];
  const { ignored } = await importSample(sheet.join("\n"));
  expect((await products()).map(({ name, price, giftCard }) => [name, price, giftCard])).toEqual([
    ["A card", 2500, true],
    ["Another card – 10", 1000, true],
    ["A lamp", 2500, false],
  ]);
  const message = "is a gift card without an amount, so the row was left out; its variations are imported";
  for (const row of [3, 5]) expect(ignored).toContainEqual({ row, field: "Type", message });
});

it("takes the texts for search engines from Shopify, leaves out long ones, and keeps those that an export lacks", async () => {
  const header = "Handle,Title,Price,Option1 Value,SEO Title,SEO Description";
  const sheet = (title: string, about: string) =>
    `${header}\nsaw,Saw,12.50,Short,${title},${about}\nsaw,,13.50,Long,,`;
  const stored = () =>
    shop.sql("select name, seo_title as title, seo_description as about from products order by name desc");
  const [long, short] = [{ name: "Saw – Long", title: null, about: null }, { name: "Saw – Short" }];
  await importSample(sheet("A short saw", "For pine."));
  expect(await stored()).toEqual([{ ...short, title: "A short saw", about: "For pine." }, long]);
  await importSample("Handle,Title,Price,Option1 Value\nsaw,Saw,14,Short\nsaw,,15,Long");
  expect(await stored()).toEqual([{ ...short, title: "A short saw", about: "For pine." }, long]);
  const { ignored } = await importSample(sheet("A saw", "x".repeat(201)));
  expect(await stored()).toEqual([{ ...short, title: "A saw", about: null }, long]);
  expect(ignored).toContainEqual({
    ...{ row: 2, field: "SEO Description" },
    message: "has more than 200 characters and was left out",
  });
});

it.each([
  [
    "all 2 rows",
    "Handle,Title,Price\nsaw,Saw,0\nlamp,Lamp,",
    "all 2 rows were left out. Row 2: Price is empty or 0, so the row was left out",
  ],
  [
    "the only row",
    "ID,Type,Name,Regular price\n1,grouped,Set,5",
    "its only row was left out. Row 2: Type is grouped, so the row was left out",
  ],
])("says that %s of an export were left out, and why", async (_what, sheet, reason) => {
  const { status, body } = await sendCsv(admin, sheet, "?update=true&dryRun=true");
  expect([status, body.detail]).toEqual([400, `file: has nothing to import: ${reason}`]);
  expect((await sendCsv(admin, "Handle,Title,Price", "?update=true")).body.detail).toBe(
    "file: has no rows below its head",
  );
});

it.each([
  ["Shopify", "Handle,Title,Price,Image Src\nsaw,Saw,12.50,\nlamp,Lamp,5,nowhere"],
  ["WooCommerce", "Type,Name,Regular price,Images\nsimple,Saw,12.50,\nsimple,Lamp,5,nowhere"],
])(
  "gives an item of %s without an image a placeholder, and keeps the images that an admin adds",
  async (_shop, sheet) => {
    const { ignored } = await importSample(sheet);
    expect(ignored.map(({ row, message }) => [row, message])).toEqual(
      expect.arrayContaining([
        [2, "is empty, so the item gets a placeholder"],
        [3, "has no valid address of an image, so the row was left out"],
      ]),
    );
    expect(await products()).toMatchObject([{ name: "Saw", image: NO_IMAGE, moreImages: [] }]);
    const images = { image: "/a.svg", moreImages: ["/b.svg"] };
    await shop.sql("update products set image = $1, more_images = $2", [images.image, images.moreImages]);
    await importSample(sheet.replace("12.50", "13"));
    expect(await products()).toMatchObject([{ name: "Saw", price: 1300, ...images }]);
  },
);

describe("an export of WooCommerce", () => {
  it("adds items and variations, with decimal commas and a sale", async () => {
    const report = await importSample(sample("woocommerce.csv"));
    expect(report).toMatchObject({ format: "WooCommerce", rows: 5, added: 5 });
    expect(report.ignored.map(({ row, field }) => [row, field])).toEqual(
      expect.arrayContaining([
        [2, "Type"],
        [6, "Type"],
        [7, "image"],
      ]),
    );
    const found = await products();
    expect(found).toMatchObject([
      { name: "Cap", price: 1650, regularPrice: 1800, stock: 12, category: "clothing", brand: "fjell" },
      { name: "Hoodie – Red / No", price: 4200, regularPrice: 4500, category: "hoodies", mpn: "hoodie-red" },
      { name: "Hoodie – Green / Yes", price: 4500, regularPrice: null, draft: true },
      { name: "A guide", price: 500, image: NO_IMAGE, moreImages: [] },
      { name: "Lamp, small", price: 129900, regularPrice: null, gtin: "4006381333931" },
    ]);
    expect(found[1]).toMatchObject({
      image: "https://cdn.example.com/hoodie-red.jpg",
      moreImages: ["https://cdn.example.com/hoodie.jpg", "https://cdn.example.com/hoodie-back.jpg"],
    });
  });

  it.each([
    [
      "German",
      `ID,Typ,Artikelnummer,"GTIN, UPC, EAN oder ISBN",Name,Veröffentlicht,"Sichtbarkeit im Katalog",Beschreibung,Bestand,Angebotspreis,"Regulärer Preis",Kategorien,Bilder,"Übergeordnetes Produkt",Marken,"Attribut 1 Wert(e)"`,
    ],
    [
      "French",
      `ID,Type,UGS,"GTIN, UPC, EAN ou ISBN",Nom,Publié,"Visibilité dans le catalogue",Description,Stock,"Tarif promo","Tarif régulier",Catégories,Images,Parent,Marques,"Valeur(s) de l’attribut 1"`,
    ],
    [
      "Spanish",
      `ID,Tipo,SKU,"GTIN, UPC, EAN o ISBN",Nombre,Publicado,"Visibilidad en el catálogo",Descripción,Inventario,"Precio rebajado","Precio normal",Categorías,Imágenes,Superior,Marcas,"Valor(es) del atributo 1"`,
    ],
    [
      "Italian",
      `ID,Tipo,SKU,"GTIN, UPC, EAN o ISBN",Nome,Pubblicato,"Visibilità nel catalogo",Descrizione,Magazzino,"Prezzo in offerta","Prezzo di listino",Categorie,Immagine,Genitore,Marchi,"Valore dell'attributo 1"`,
    ],
    [
      "Dutch",
      `ID,Type,Artikelnummer,"GTIN, UPC, EAN of ISBN",Naam,Gepubliceerd,"Zichtbaarheid in catalogus",Beschrijving,Voorraad,Actieprijs,"Reguliere prijs",Categorieën,Afbeeldingen,Hoofd,Merken,"Waarde eigenschap 1"`,
    ],
  ])("is read with the titles of columns in %s", async (_language, header) => {
    const cells = [
      ...["60", "simple", "cap", "4006381333931", "Cap", "1", "visible", "Warm.", "12"],
      ...["16.50", "18.00", "Clothing", "https://cdn.example.com/cap.jpg", "", "Fjell Co", "Yellow"],
    ];
    const report = await importSample(`${header},Weight\n${cells.join(",")},1`);
    expect(report).toMatchObject({
      format: "WooCommerce",
      added: 1,
      unknownColumns: ["Weight"],
      ignored: [],
    });
    expect(await products()).toMatchObject([
      {
        ...{ name: "Cap", description: "Warm.", price: 1650, regularPrice: 1800, stock: 12, mpn: "cap" },
        ...{ gtin: "4006381333931", category: "clothing", brand: "fjell", draft: false },
        image: "https://cdn.example.com/cap.jpg",
      },
    ]);
  });

  it("has no title that means different fields in different languages", () => {
    const titles = Object.values(wooCommerceColumns).flat();
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
    expect(titles.map(columnKey)).toEqual(titles);
  });

  it("is refused with the missing columns and the delimiter in a language that the shop doesn't know", async () => {
    const { status, body } = await sendCsv(
      admin,
      "Tüüp;Nimi;Hind\nsimple;Saag;1",
      "?update=true&dryRun=true",
    );
    expect([status, body.detail]).toEqual([
      400,
      "name: is missing: the first row names no such column, with a semicolon as the delimiter",
    ]);
  });

  it("is read with semicolons and tabs, too", async () => {
    const sheet = "Type;Name;Regular price;Images\nsimple;Saw;12,50;https://cdn.example.com/saw.jpg";
    for (const delimiter of [";", "\t"])
      expect(await importSample(sheet.replaceAll(";", delimiter), "?dryRun=true")).toMatchObject({ rows: 1 });
  });
});
