import { NO_IMAGE } from "@shop/shared/images";
import { aProduct, asAdmin, type Person } from "../../../test/support/builders";
import { aProductForm } from "../../../test/support/operations";
import { csvRow, HEADER, sendCsv } from "../../../test/support/csv-files";
import { recordStatements } from "../../../test/support/plans";
import { startTestShop, type TestShop } from "../../../test/support/shop";

let shop: TestShop;
let admin: Person;
beforeAll(async () => (shop = await startTestShop()));
beforeEach(async () => {
  await shop.sql("truncate orders, products cascade");
  admin = await asAdmin(shop);
});
afterAll(() => shop.stop());

const products = () =>
  shop.sql<{ name: string; image: string }>(
    `select name, description, price_cents / 100::float8 as price, image, rating, count_in_stock as "countInStock"
      from products order by created_at desc`,
  );
const names = async () => (await products()).map(({ name }) => name);
const entries = () =>
  shop.sql("select action, target from audit_entries where actor_id = $1 order by done_at", [admin.id]);

describe("a sheet of products", () => {
  it("is put up for sale as a whole, the first row as the newest, and recorded", async () => {
    const row = `Saw,"Cuts, quickly.",19.99,https://example.com/saw.png,4.25,12`;
    const { status, body } = await sendCsv(admin, [HEADER, row, csvRow("Drill")]);
    expect(status).toBe(200);
    expect(body).toEqual({ rows: 2, valid: 2, added: 2, errorCount: 0, errors: [], unknownColumns: [] });
    expect(await names()).toEqual(["Saw", "Drill"]);
    expect((await products())[0]).toEqual({
      name: "Saw",
      description: "Cuts, quickly.",
      price: 19.99,
      image: "https://example.com/saw.png",
      rating: 4.25,
      countInStock: 12,
    });
    expect(await entries()).toEqual([{ action: "IMPORT_PRODUCTS", target: "2 products" }]);
  });

  it("is found by its words from then on, even with a typo, like products added one by one", async () => {
    await sendCsv(admin, [HEADER, csvRow("Xylotome"), csvRow("Drill")]);
    expect((await admin.get("/products?search=xylotom")).body).toMatchObject([{ name: "Xylotome" }]);
    expect((await admin.get("/products?search=xilotome")).body).toMatchObject([{ name: "Xylotome" }]);
    await admin.post("/products", aProductForm({ name: "Zymoscope" }));
    expect((await admin.get("/products?search=zimoscope")).body).toMatchObject([{ name: "Zymoscope" }]);
  });

  it("is added a thousand products at a time, so that no statement takes long, the first row still the newest", async () => {
    const statements = recordStatements();
    const rows = Array.from({ length: 1_001 }, (_, n) => csvRow(`Bulk ${n}`));
    const sent = await statements.of(() => sendCsv(admin, [HEADER, ...rows]));
    statements.stop();
    expect(sent.filter(({ text }) => text.includes("insert into products")).length).toBe(2);
    expect(await names()).toEqual(rows.map((_row, n) => `Bulk ${n}`));
  });

  it("changes nothing in a dry run, which reports the same", async () => {
    const { status, body } = await sendCsv(admin, [HEADER, csvRow("Saw"), csvRow("Drill")], "?dryRun=true");
    expect(status).toBe(200);
    expect(body).toMatchObject({ rows: 2, valid: 2, added: 0, errorCount: 0 });
    expect(await names()).toEqual([]);
    expect(await entries()).toEqual([]);
  });

  it("is put up for sale not at all where one row is not valid, and says which", async () => {
    const sheet = [
      HEADER,
      csvRow("Saw"),
      csvRow("Drill", { price: "0" }),
      csvRow("Plane", { rating: "5.1" }),
    ];
    const { status, headers, body } = await sendCsv(admin, sheet);
    expect(status).toBe(422);
    expect(headers["content-type"]).toMatch(/^application\/problem\+json/);
    expect(body.detail).toBe("Nothing was imported: 2 of 3 rows have to be mended first.");
    expect(body).toMatchObject({ rows: 3, valid: 1, added: 0, errorCount: 2 });
    expect(body.errors).toEqual([
      { row: 3, field: "price", message: "must be a number from 0.01 to 999999.99 in whole cents" },
      { row: 4, field: "rating", message: "must be a number from 0 to 5 with at most 2 decimals" },
    ]);
    expect(await names()).toEqual([]);
    expect(await entries()).toEqual([]);
  });

  it.each(["0", "-1", "1e9", "abc", "9.999", "1000000", ""])("takes no price of %j", async (price) => {
    const { body } = await sendCsv(admin, [HEADER, csvRow("Saw", { price })], "?dryRun=true");
    expect(body.errors).toEqual([{ row: 2, field: "price", message: expect.any(String) as string }]);
  });
});

it("takes no image whose address has an invalid host or port", async () => {
  const row = (image: string) => csvRow("Saw").replace("/pictures/a.svg", image);
  const message = "must be a web address (https://…) or a path of this shop (/…)";
  for (const image of ["https://a:b/x.jpg", "https://me:secret@a.example/x.jpg", "https://%zz/x.jpg"]) {
    const { body } = await sendCsv(admin, [HEADER, row(image)], "?dryRun=true");
    expect(body.errors).toEqual([{ row: 2, field: "image", message }]);
  }
});

it("imports a product without an image with a placeholder, reports and lists it, and keeps a later image", async () => {
  const sheet = [
    `${HEADER},images`,
    `${csvRow("Saw").replace("/pictures/a.svg", "")},`,
    `${csvRow("Drill")},`,
  ];
  const placeholder = { row: 2, field: "image", message: "is empty, so the item gets a placeholder" };
  const imageless = () =>
    admin.ask<{ products: { nodes: { name: string }[]; totalCount: number } }>(
      "{ products(withoutImage: true) { nodes { name } totalCount } }",
    );
  const { body } = await sendCsv(admin, sheet, "?update=true&dryRun=true");
  expect(body).toMatchObject({ valid: 2, errors: [], ignored: [placeholder] });
  await sendCsv(admin, sheet, "?update=true");
  expect((await products()).map(({ image }) => image)).toEqual([NO_IMAGE, "/pictures/a.svg"]);
  expect((await imageless()).products).toEqual({ nodes: [{ name: "Saw" }], totalCount: 1 });
  expect((await admin.get(NO_IMAGE)).headers["content-type"]).toBe("image/svg+xml");

  await shop.sql("update products set image = '/pictures/saw.svg' where name = 'Saw'");
  const again = (await sendCsv(admin, sheet, "?update=true")).body;
  expect(again).toMatchObject({ plan: { toAdd: 0, toChange: 0, unchanged: 2 } });
  expect(again).not.toHaveProperty("ignored");
});

describe("a file of any spreadsheet", () => {
  it.each([
    ["with a byte order mark", `\uFEFF${HEADER}\n${csvRow("Säge")}\n`],
    ["with lines of Windows", `${HEADER}\r\n${csvRow("Säge")}\r\n\r\n`],
    [
      "with semicolons and decimal commas",
      `${HEADER}\n${csvRow("Säge")}`.replaceAll(",", ";").replace("9.5", "9,5"),
    ],
    [
      "with tabs and decimal commas",
      `${HEADER}\n${csvRow("Säge")}`.replaceAll(",", "\t").replace("9.5", "9,5"),
    ],
    ["with a line that names its delimiter", `sep=;\r\n${HEADER}\r\n${csvRow("Säge")}`.replaceAll(",", ";")],
    ["with a byte order mark before that line", `\uFEFFsep=,\n${HEADER}\n${csvRow("Säge")}`],
    ["with quoted names that contain other delimiters", `${HEADER},"a;b;c;d;e;f;g;h"\n${csvRow("Säge")},x`],
    [
      "with blank lines first",
      `\r\n\r\n${HEADER.replaceAll(",", ";")}\n${csvRow("Säge").replaceAll(",", ";")}`,
    ],
    [
      "with columns in another order and case",
      "Price, NAME ,image,rating,description,COUNTINSTOCK\n9.5,Säge,/pictures/a.svg,4,A thing.,5",
    ],
    ["with rows that hold nothing", `${HEADER}\n,,,,,\n\n${csvRow("Säge")}\n,,,,,`],
  ])("is read %s", async (_title, sheet) => {
    const { body } = await sendCsv(admin, sheet);
    expect(body).toMatchObject({ rows: 1, added: 1 });
    expect(await products()).toEqual([
      {
        name: "Säge",
        description: "A thing.",
        price: 9.5,
        image: "/pictures/a.svg",
        rating: 4,
        countInStock: 5,
      },
    ]);
  });

  it.each(["le", "be"])("is read as UTF-16 of Excel (%s)", async (order) => {
    const text = Buffer.from(
      `\uFEFF${[HEADER, csvRow("Säge")].join("\r\n").replaceAll(",", "\t")}`,
      "utf16le",
    );
    const { statusCode } = await shop.app.inject({
      method: "POST",
      url: "/imports/products",
      headers: { "content-type": "text/csv", authorization: `Bearer ${admin.token}` },
      payload: order === "le" ? text : text.swap16(),
    });
    expect(statusCode).toBe(200);
    expect(await names()).toEqual(["Säge"]);
  });

  it("counts its header as row 1 below a line that names the delimiter, as Excel does", async () => {
    const { body } = await sendCsv(admin, ["sep=,", HEADER, csvRow("Saw", { price: "x" })], "?dryRun=true");
    expect(body.errors).toEqual([
      { row: 2, field: "price", message: "must be a number from 0.01 to 999999.99 in whole cents" },
    ]);
  });

  it("names the assumed delimiter if columns are missing, and a delimiter that isn't supported", async () => {
    for (const [sheet, delimiter] of [
      ["name,price\nSaw,1", "comma"],
      ["name;price\nSaw;1", "semicolon"],
      ["name\tprice\nSaw\t1", "tab"],
      [`sep=;\n${HEADER}\n${csvRow("Saw")}`, "semicolon"],
      ["name|price\nSaw|1", "comma"],
    ] as const) {
      const { status, body } = await sendCsv(admin, sheet, "?dryRun=true");
      expect([status, body.detail]).toEqual([
        400,
        expect.stringContaining(`a ${delimiter} as the delimiter`),
      ]);
    }
    const { body } = await sendCsv(admin, `sep=|\n${HEADER}`, "?dryRun=true");
    expect(body.detail).toBe("file: has “|” as its delimiter; use a comma, a semicolon or a tab");
  });

  it("preserves line breaks and quotes within quotes, and counts a row of several lines once", async () => {
    const description = '"Two lines:\r\n""here"", and there."';
    const sheet = [HEADER, csvRow("Saw", { description }), csvRow("Drill", { price: "x" })];
    const { body } = await sendCsv(admin, sheet, "?dryRun=true");
    expect(body.errors).toEqual([
      { row: 3, field: "price", message: "must be a number from 0.01 to 999999.99 in whole cents" },
    ]);
    await sendCsv(admin, sheet.slice(0, 2));
    expect(await products()).toMatchObject([{ description: 'Two lines:\r\n"here", and there.' }]);
  });

  it("may have further columns, which are named and not read", async () => {
    const { body } = await sendCsv(admin, [`${HEADER},supplier,`, `${csvRow("Saw")},Acme,`]);
    expect(body).toMatchObject({ added: 1, unknownColumns: ["supplier"] });
  });

  it("is refused where a text with a comma was not quoted", async () => {
    const row = "Saw,A thing.,9.5,/pictures/a.svg,4,5,and more";
    const { body } = await sendCsv(admin, [HEADER, row], "?dryRun=true");
    expect(body.errors).toMatchObject([{ row: 2, field: "row" }]);
  });
});

describe("names", () => {
  it("are refused twice in a file, without regard to case, also where a row has other faults", async () => {
    const sheet = [HEADER, csvRow("Saw"), csvRow("Drill"), csvRow(" SAW ", { price: "x" })];
    const { body } = await sendCsv(admin, sheet, "?dryRun=true");
    expect(body).toMatchObject({ valid: 2, errorCount: 2 });
    expect(body.errors).toEqual([
      { row: 4, field: "price", message: "must be a number from 0.01 to 999999.99 in whole cents" },
      { row: 4, field: "name", message: "is the name in row 2 too" },
    ]);
  });

  it("are refused where a product of that name is for sale, and free again when it no longer is", async () => {
    await aProduct(shop, { name: "SAW" });
    const taken = await sendCsv(admin, [HEADER, csvRow("Saw")]);
    expect(taken.body.errors).toEqual([
      { row: 2, field: "name", message: "is the name of a product that is for sale already" },
    ]);
    await admin.delete("/products/saw");
    expect((await sendCsv(admin, [HEADER, csvRow("Saw")])).body.added).toBe(1);
  });

  it("are given once where two admins import the same sheet, and one adds its product, at the same time", async () => {
    const sheet = [HEADER, ...Array.from({ length: 500 }, (_, n) => csvRow(`Twin ${n}`))];
    const answers = await Promise.all([
      sendCsv(admin, sheet),
      sendCsv(await asAdmin(shop), [HEADER, ...sheet.slice(1).reverse()]),
      admin.post("/products", aProductForm({ name: "Twin 7" })),
    ]);
    expect(answers.map(({ status }) => [200, 409, 422].includes(status))).toEqual([true, true, true]);
    const found = await names();
    expect(new Set(found).size).toBe(found.length);
    expect([1, 500]).toContain(found.length);
  });
});
