import { readFileSync } from "node:fs";
import { join } from "node:path";
import { asAdmin, type Person } from "../../../test/support/builders";
import { sendCsv } from "../../../test/support/csv-files";
import { startTestShop, type TestShop } from "../../../test/support/shop";

let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await asAdmin(shop);
});
beforeEach(() => shop.sql("truncate orders, products, product_groups cascade"));
afterAll(() => shop.stop());

const sample = (name: string) => readFileSync(join(__dirname, "../../../test/support", name), "utf8");

async function imported(sheet: string) {
  const { status, body } = await sendCsv(admin, sheet, "?update=true");
  expect([status, body.errors]).toEqual([200, []]);
  return body;
}

/** The variants by group, in their order: `Hoodie (Color): Red Hoodie – Red`. */
const stored = async () => {
  const found = await shop.sql<{ group: string; name: string; values: string[] }>(
    `select product_groups.name || ' (' || array_to_string(options, ', ') || ')' as group, products.name, option_values as values
      from products join product_groups on product_groups.id = group_id order by product_groups.name, group_position`,
  );
  return found.map(({ group, name, values }) => `${group}: ${values.join(", ")} ${name}`);
};
const notes = ({ ignored }: { ignored: { row: number; field: string; message: string }[] }) =>
  ignored.filter(({ message }) => message.includes("no group")).map(({ row, field }) => [row, field]);

const fjordHoodie = [
  "Fjord Hoodie (Color, Size): Red, Small Fjord Hoodie – Red / Small",
  "Fjord Hoodie (Color, Size): Blue, Large Fjord Hoodie – Blue / Large",
];

describe.each(["shopify-former.csv", "shopify.csv"])("an export of Shopify (%s)", (file) => {
  it("brings the variants of a product as a group, and a product without variants alone", async () => {
    const { unknownColumns } = await imported(sample(file));
    expect(unknownColumns.filter((name) => /option\d name/i.test(name))).toEqual([]);
    expect(await stored()).toEqual(fjordHoodie);
  });

  it("changes nothing the second time, nor as an export of this shop", async () => {
    await imported(sample(file));
    const unchanged = { toAdd: 0, toChange: 0, unchanged: 5 };
    expect((await imported(sample(file))).plan).toMatchObject(unchanged);
    const { text } = await admin.get("/exports/products.csv");
    expect((await imported(text)).plan).toMatchObject(unchanged);
    await shop.sql("truncate orders, products, product_groups cascade");
    await imported(text);
    expect(await stored()).toEqual(fjordHoodie);
  });

  it("leaves a product without variants in the group that an admin made", async () => {
    await imported(sample(file));
    await sendCsv(admin, ["name,group,options", "Tin Mug,Mugs,Size=S"], "?update=true");
    await imported(sample(file));
    expect(await stored()).toEqual([...fjordHoodie, "Mugs (Size): S Tin Mug"]);
  });
});

describe("a product of Shopify", () => {
  const head = "Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price,Image Src";
  const file = (...rows: string[]) => imported([head, ...rows].join("\n"));

  it("brings 100 variants, and leaves further ones out of the group", async () => {
    const sizes = Array.from(
      { length: 102 },
      (_, at) => `bit,${at ? "" : "Bit,Size"}${at ? "," : ""},${at} mm,,,5,`,
    );
    const report = await file(...sizes);
    expect(report).toMatchObject({ added: 102 });
    expect(await stored()).toHaveLength(100);
    expect(notes(report)).toEqual([[102, "Option1 Value"]]);
  });

  it("ignores an option without values, and a variant alone", async () => {
    const { ignored } = await file(
      "cap,Cap,Color,Red,Size,,5,https://cdn.example.com/cap.jpg",
      "cap,,,Blue,,,5,",
      "hat,Hat,Size,One size,,,5,https://cdn.example.com/hat.jpg",
    );
    expect(notes({ ignored })).toEqual([]);
    expect(await stored()).toEqual(["Cap (Color): Red Cap – Red", "Cap (Color): Blue Cap – Blue"]);
  });

  it("leaves a variant without a value out of the group, and another product of the same title", async () => {
    const report = await file(
      "cap,Cap,Color,Red,Size,S,5,",
      "cap,,,Blue,,,5,",
      "cap,,,Green,,M,5,",
      "cap-2,Cap,Color,Black,,,5,",
      "cap-2,,,White,,,5,",
    );
    expect(notes(report)).toEqual([
      [3, "Option1 Value"],
      [5, "Title"],
    ]);
    expect(await stored()).toEqual([
      "Cap (Color, Size): Red, S Cap – Red / S",
      "Cap (Color, Size): Green, M Cap – Green / M",
    ]);
  });

  it("leaves a product out whose title differs only in spaces or in the form of its letters", async () => {
    const report = await file(
      "cap,Red  Ca\u0301p,Color,Red,,,5,",
      "cap,,,Blue,,,5,",
      "cap-2,Red C\u00e1p,Size,S,,,5,",
      "cap-2,,,M,,,5,",
    );
    expect(notes(report)).toEqual([[4, "Title"]]);
    expect(await stored()).toHaveLength(2);
  });

  it("keeps semicolons and equals signs in values", async () => {
    await file("cap,Cap,Fit=in,a;b,,,5,", String.raw`cap,,,c\=d,,,5,`);
    expect(await stored()).toEqual([
      "Cap (Fit=in): a;b Cap – a;b",
      String.raw`Cap (Fit=in): c\=d Cap – c\=d`,
    ]);
  });
});

describe("a product of Shopify that can't be a group", () => {
  const head = "Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price,Image Src";

  it("has two options of one name: its variants stand alone", async () => {
    const { ignored } = await imported([head, "cap,Cap,Color,Red,color,x,5,", "cap,,,Blue,,y,5,"].join("\n"));
    expect(notes({ ignored })).toEqual([[2, "Option1 Value"]]);
    expect(await stored()).toEqual([]);
  });

  it("has a variant below another product, which has no name there", async () => {
    const rows = [head, "cap,Cap,Color,Red,,,5,", "hat,Hat,,,,,5,", "cap,,,Blue,,,5,"];
    const { status, body } = await sendCsv(admin, rows, "?update=true");
    expect([status, body.errors.map(({ row, field }) => [row, field])]).toEqual([
      422,
      [
        [4, "name"],
        [4, "description"],
      ],
    ]);
  });
});

describe("an export of WooCommerce", () => {
  it("brings variations as a group with their own prices, stock, images and codes", async () => {
    await imported(sample("woocommerce.csv"));
    expect(await stored()).toEqual([
      "Hoodie (Color, Logo): Red, No Hoodie – Red / No",
      "Hoodie (Color, Logo): Green, Yes Hoodie – Green / Yes",
    ]);
    expect((await imported(sample("woocommerce.csv"))).plan).toMatchObject({ toChange: 0, unchanged: 5 });
  });

  it("reads commas and signs in values as WooCommerce writes them, and attributes in any order", async () => {
    const head =
      "ID,Type,SKU,Name,Regular price,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)";
    await imported(
      [
        head,
        String.raw`1,variable,bit,Bit,,,Size,"1\,5 mm, 2 mm",For,"-5 °C, +5 °C"`,
        String.raw`2,variation,,Bit - 1,5,bit,Size,"1\,5 mm",For,'-5 °C`,
        "3,variation,,Bit - 2,5,bit,For,'+5 °C,Size,2 mm",
      ].join("\n"),
    );
    expect(await stored()).toEqual([
      "Bit (Size, For): 1,5 mm, -5 °C Bit – 1,5 mm / -5 °C",
      "Bit (Size, For): 2 mm, +5 °C Bit – +5 °C / 2 mm",
    ]);
  });

  it("leaves variations out that stand for any value, or whose product is missing", async () => {
    const head =
      "ID,Type,SKU,Name,Regular price,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)";
    const report = await imported(
      [
        head,
        '1,variable,hat,Hat,,,Color,"Red, Blue",Wool,Merino',
        "2,variation,,Hat - Red,5,hat,Color,Red,,",
        "3,variation,,Hat - any,5,id:1,Color,,,",
        "4,variation,,Lost - Red,5,gone,Color,Red,,",
        "5,variation,,Hat - Blue,6,id:1,Color,Blue,,",
      ].join("\n"),
    );
    expect(notes(report)).toEqual([[4, "Attribute 1 value(s)"]]);
    expect(report.ignored).toContainEqual({
      ...{ row: 5, field: "Parent" },
      message: "names no product of a row above, so the item stands alone, with its own texts and images",
    });
    expect(await stored()).toEqual(["Hat (Color): Red Hat – Red", "Hat (Color): Blue Hat – Blue"]);
    expect(await shop.sql("select name from products where group_id is null order by name")).toEqual([
      { name: "Hat" },
      { name: "Lost - Red" },
    ]);
  });
});
