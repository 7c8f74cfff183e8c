import { aProduct, asAdmin, type Person } from "../../../test/support/builders";
import { csvRow, EXPORTED, HEADER, sendCsv } from "../../../test/support/csv-files";
import { recordStatements } from "../../../test/support/plans";
import { UNDO } from "../../../test/support/product-changes";
import { startTestShop, type TestShop } from "../../../test/support/shop";

let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await asAdmin(shop);
});
beforeEach(() => shop.sql("truncate orders, products, product_groups cascade"));
afterAll(() => shop.stop());

const GROUPED = `${HEADER},group,options`;
const row = (name: string, group: string, options: string) => `${csvRow(name)},${group},${options}`;
const update = (...sheet: string[]) => sendCsv(admin, sheet, "?update=true");
const check = async (...sheet: string[]) => (await sendCsv(admin, sheet, "?update=true&dryRun=true")).body;

/** The variants by group, in their order: `Skerry (Dial, Strap): Blue/Steel Skerry Blue`. */
const stored = async () => {
  const found = await shop.sql<{ group: string; name: string; values: string[] }>(
    `select product_groups.name || ' (' || array_to_string(options, ', ') || ')' as group, products.name, option_values as values
      from products join product_groups on product_groups.id = group_id order by product_groups.name, group_position`,
  );
  return found.map(({ group, name, values }) => `${group}: ${values.join("/")} ${name}`);
};
const errorsOf = ({ errors }: { errors: { row: number; field: string; message: string }[] }) =>
  errors.map(({ row: place, field, message }) => [place, field, message]);

const SKERRY = [
  GROUPED,
  row("Skerry Blue", "Skerry", "Dial=Blue; Strap=Steel"),
  row("Skerry Black", " skerry ", "strap=steel; dial=Black"),
  row("Saw", "", ""),
];
const IMPORTED = [
  "Skerry (Dial, Strap): Blue/Steel Skerry Blue",
  "Skerry (Dial, Strap): Black/Steel Skerry Black",
];

it.each(["", "?update=true"])(
  "creates groups in the order of their rows, with one spelling (%s)",
  async (query) => {
    const { status, body } = await sendCsv(admin, SKERRY, query);
    expect([status, body.errors, body.unknownColumns]).toEqual([200, [], []]);
    expect(await stored()).toEqual(IMPORTED);
    expect((await admin.get("/products?search=black")).body).toMatchObject([{ name: "Skerry Black" }]);
  },
);

it("exports groups as last columns, which change nothing where they come back", async () => {
  await update(
    GROUPED,
    row("Skerry Blue", "=Skerry", String.raw`"Dial=Blue; Size=1\;2\=3\\"`),
    row("Skerry Red", "=Skerry", String.raw`"Dial=;-1; Size=2"`.replace("=;", String.raw`=\;`)),
    row("Saw", "", ""),
  );
  const { text } = await admin.get("/exports/products.csv?ids=true");
  const [head, ...lines] = text.trimEnd().split("\r\n");
  expect(head).toBe(`\uFEFF${EXPORTED},group,options,id`);
  expect(lines[0]).toContain(String.raw`,'=Skerry,"Dial=Blue; Size=1\;2\=3\\",`);
  expect(await check(text)).toMatchObject({ errors: [], plan: { unchanged: 3, toChange: 0, toAdd: 0 } });
  const before = await stored();
  await shop.sql("truncate orders, products, product_groups cascade");
  expect((await update(text.replace(/,id\r\n/, ",x\r\n"))).body).toMatchObject({ added: 3 });
  expect(await stored()).toEqual(before);
});

it("exports the variants of a group together in its order, which an import into an empty shop keeps", async () => {
  await update(
    GROUPED,
    row("Skerry Blue", "Skerry", "Dial=Blue"),
    row("Saw", "", ""),
    row("Axe", "Axes", "Size=S"),
  );
  await update(GROUPED, row("Skerry Red", "Skerry", "Dial=Red"), row("Skerry Black", "Skerry", "Dial=Black"));
  await shop.sql("update products set group_position = 2 - group_position where name like 'Skerry%'");
  const before = await stored();
  expect(before).toHaveLength(4);
  const { text } = await admin.get("/exports/products.csv");
  await shop.sql("truncate orders, products, product_groups cascade");
  expect((await sendCsv(admin, [text])).body).toMatchObject({ added: 5, errors: [] });
  expect(await stored()).toEqual(before);
});

it("adds products to a group of the shop behind its own, which keep their places", async () => {
  await update(...SKERRY);
  const { body } = await update(
    GROUPED,
    row("Skerry Red", "SKERRY", "Dial=red; Strap=STEEL"),
    row("Skerry Black", "Skerry", "Dial=Black; Strap=Leather"),
  );
  expect(body).toMatchObject({ added: 1, changed: 1 });
  expect(await stored()).toEqual([
    IMPORTED[0],
    "Skerry (Dial, Strap): Black/Leather Skerry Black",
    "Skerry (Dial, Strap): red/Steel Skerry Red",
  ]);
  expect((await admin.get("/products?search=leather")).body).toMatchObject([{ name: "Skerry Black" }]);
  expect(await shop.sql("select version from product_groups")).toEqual([{ version: 2 }]);
});

it("finds a group by a name that JavaScript and PostgreSQL write in lower case differently", async () => {
  await update(GROUPED, row("Skerry Blue", "ΟΔΟΣ", "Dial=Blue"));
  await update(GROUPED, row("Skerry Red", "ΟΔΟΣ", "Dial=Red"));
  expect(await stored()).toEqual(["ΟΔΟΣ (Dial): Blue Skerry Blue", "ΟΔΟΣ (Dial): Red Skerry Red"]);
  expect(await shop.sql("select name from product_groups")).toHaveLength(1);
});

it("shows in a dry run how groups change, cell by cell, and changes nothing", async () => {
  await update(...SKERRY);
  const { plan } = await check(
    "name,group,options",
    "Skerry Blue,Skerry,Dial=Green; Strap=Steel",
    "Skerry Black,Fjord,Dial=Black",
    "Saw,,",
  );
  expect(plan).toMatchObject({ toChange: 2, unchanged: 1 });
  expect(plan?.changes.map(({ fields }) => fields)).toEqual([
    [{ field: "options", before: "Dial=Blue; Strap=Steel", after: "Dial=Green; Strap=Steel" }],
    [
      { field: "group", before: "Skerry", after: "Fjord" },
      { field: "options", before: "Dial=Black; Strap=Steel", after: "Dial=Black" },
    ],
  ]);
  expect(await stored()).toEqual(IMPORTED);
});

it("does exactly what a dry run showed for a new group", async () => {
  const { plan } = await check(...SKERRY);
  const other = SKERRY.map((line) => line.replace(/skerry ,/i, "Fjord,").replace(",Skerry,", ",Fjord,"));
  expect((await sendCsv(admin, other, `?update=true&preview=${plan?.preview}`)).status).toBe(409);
  expect((await sendCsv(admin, SKERRY, `?update=true&preview=${plan?.preview}`)).status).toBe(200);
});

it("removes a product with an empty cell from its group, and leaves groups without the column", async () => {
  await update(...SKERRY);
  await update("name,price", "Skerry Blue,5", "Skerry Black,6");
  expect(await stored()).toEqual(IMPORTED);
  await update("name,group", "Skerry Blue,", "Skerry Black,Skerry");
  expect(await stored()).toEqual(IMPORTED.slice(1));
});

it("moves products between groups and exchanges values across the file, and back by an undo", async () => {
  await update(...SKERRY, row("Fjord Blue", "Fjord", "Dial=Blue; Strap=Steel"));
  const before = await stored();
  const { body } = await update(
    GROUPED,
    row("Skerry Blue", "Skerry", "Dial=Black; Strap=Steel"),
    ...Array.from({ length: 1_000 }, (_, at) => row(`Skerry Blank ${at}`, "", "")), // variants exchange values in different batches
    row("Skerry Black", "Skerry", "Dial=Blue; Strap=Steel"),
    row("Fjord Blue", "Skerry", "Dial=Green; Strap=Steel"),
  );
  expect(await stored()).toEqual([
    "Skerry (Dial, Strap): Black/Steel Skerry Blue",
    "Skerry (Dial, Strap): Blue/Steel Skerry Black",
    "Skerry (Dial, Strap): Green/Steel Fjord Blue",
  ]);
  await admin.ask(UNDO, { id: body.changeSet, othersOnly: false });
  expect(await stored()).toEqual(before);
});

it("names wrong cells by row and column, in a dry run too, and changes nothing", async () => {
  await update(...SKERRY);
  await aProduct(shop, { name: "Axe" });
  const sheet = [
    "name,group,options",
    "Axe,Tools,Large",
    "Saw,Tools,",
    "Drill,Tools,A=1; B=2; C=3; D=4",
    "Skerry Blue,Tools,Size=1; size=2",
    `Skerry Black,${"x".repeat(201)},Size=1`,
  ];
  const form = "must name the options and their values, such as Dial colour=Blue; Strap=Steel";
  const expected = [
    [2, "options", form],
    [3, "options", form],
    [4, "name", expect.stringContaining("is not the name of a product") as string],
    [4, "options", "must have 3 options or fewer"],
    [5, "options", "has “size”, which is named twice"],
    [6, "group", "must have 1 to 200 characters"],
  ];
  expect(errorsOf(await check(...sheet))).toEqual(expected);
  const refused = await update(...sheet);
  expect([refused.status, errorsOf(refused.body)]).toEqual([422, expected]);
  const values = ["name,group,options", `Axe,Tools,Size=${"x".repeat(61)}`, `Saw,Tools,${"x".repeat(41)}=1`];
  expect(errorsOf(await check(...values))).toEqual([
    [2, "options", "has a value of “Size” that must have 1 to 60 characters"],
    [3, "options", `has “${"x".repeat(41)}”, which must have 1 to 40 characters`],
  ]);
  expect(errorsOf(await check("name,group", "Axe,Skerry"))).toEqual([
    [2, "options", "is missing: a product that joins a group needs a value for each option"],
  ]);
  expect((await check("name,options", "Axe,Size=1")).errors).toMatchObject([{ field: "group" }]);
  expect(await stored()).toEqual(IMPORTED);
});

it("refuses other options than a group has, and the values of another variant", async () => {
  await update(...SKERRY);
  const sheet = [
    GROUPED,
    row("Skerry Red", "Skerry", "Dial=Red; Band=Steel"),
    row("Skerry Green", "Skerry", "Dial=Green"),
    row("Cap S", "Cap", "Size=S"),
    row("Cap M", "Cap", "Colour=M"),
  ];
  expect(errorsOf(await check(...sheet))).toEqual([
    [2, "options", "must have the options of the group “Skerry”: Dial, Strap"],
    [3, "options", "must have the options of the group “Skerry”: Dial, Strap"],
    [5, "options", "must have the options of the group “Cap”: Size"],
  ]);
  const values = [
    GROUPED,
    row("Skerry Navy", "Skerry", "Dial=BLUE; Strap=steel"),
    row("Cap S", "Cap", "Size=S"),
    row("Cap Small", "cap", "Size=s"),
  ];
  expect(errorsOf(await check(...values))).toEqual([
    [2, "options", "has the values of another product of the group"],
    [4, "options", "has the values of row 3"],
  ]);
});

it("refuses the 101st variant", async () => {
  const sizes = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => row(`Bit ${from + at}`, "Bit", `Size=${from + at}`));
  expect((await update(GROUPED, ...sizes(0, 99))).status).toBe(200);
  const message = "has more than 100 products; move some to another group";
  expect(errorsOf(await check(GROUPED, ...sizes(99, 102)))).toEqual([
    [3, "group", message],
    [4, "group", message],
  ]);
  const moved = ["name,group,options", "Bit 0,,", "Bit 1,,"];
  expect((await update(...moved)).status).toBe(200);
  expect((await update(GROUPED, ...sizes(99, 102))).body).toMatchObject({ added: 3 });
});

it("changes nothing where the last row is wrong", async () => {
  await update(...SKERRY);
  const { status } = await update(
    GROUPED,
    row("Skerry Blue", "Fjord", "Dial=Blue"),
    row("Skerry Red", "Skerry", "Dial=Red; Strap=Steel"),
    csvRow("Drill", { price: "0" }),
  );
  expect(status).toBe(422);
  expect(await stored()).toEqual(IMPORTED);
  expect(await shop.sql("select name from product_groups")).toEqual([{ name: "Skerry" }]);
});

it("undoes an import with the groups of its products", async () => {
  await update(...SKERRY);
  const { body } = await update(
    GROUPED,
    row("Skerry Blue", "Fjord", "Dial=Blue"),
    row("Skerry Black", "", ""),
    row("Skerry Red", "Skerry", "Dial=Red; Strap=Steel"),
  );
  expect(await stored()).toHaveLength(2);
  await admin.ask(UNDO, { id: body.changeSet, othersOnly: false });
  expect(await stored()).toEqual(IMPORTED);
});

it("refuses an undo where another product has taken the values since", async () => {
  await update(...SKERRY);
  const { body } = await update("name,group,options", "Skerry Blue,,");
  await update(GROUPED, row("Skerry Navy", "Skerry", "Dial=Blue; Strap=Steel"));
  const undone = await admin.ask<{ undoProductChanges: object }>(UNDO, {
    id: body.changeSet,
    othersOnly: false,
  });
  expect(undone.undoProductChanges).toMatchObject({
    refusals: [{ name: "Skerry Blue", reason: "GROUP_CHANGED" }],
  });
  expect(await stored()).toHaveLength(2);
});

it("imports 3,000 rows with groups in as few statements as without", async () => {
  const rowsOf = (group: (at: number) => string) =>
    Array.from({ length: 3_000 }, (_, at) =>
      row(`Bulk ${at}`, ...(group(at).split("|") as [string, string])),
    );
  const statements = recordStatements();
  const plain = await statements.of(() => update(GROUPED, ...rowsOf(() => "|")));
  await shop.sql("truncate orders, products cascade");
  const grouped = await statements.of(() =>
    update(GROUPED, ...rowsOf((at) => `Group ${Math.floor(at / 3)}|Size=${at % 3}`)),
  );
  statements.stop();
  expect((await stored()).length).toBe(3_000);
  expect(grouped.length).toBeLessThan(plain.length + 20);
});
