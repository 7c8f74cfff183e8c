import { cleanName } from "@shop/shared/text-rules";
import fc from "fast-check";
import {
  anOrder,
  aProduct,
  asAdmin,
  asCustomer,
  asProgram,
  type Person,
} from "../../../test/support/builders";
import { aCart, THREE_TOOLS } from "../../../test/support/carts";
import { EXPORTED, sendCsv } from "../../../test/support/csv-files";
import { startTestShop, type TestShop } from "../../../test/support/shop";

let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await asAdmin(shop);
});
beforeEach(() => shop.sql("truncate orders, products cascade"));
afterAll(() => shop.stop());

const linesOf = (text: string) => text.trimEnd().split("\r\n");

describe("GET /exports/products.csv", () => {
  it("is a file that spreadsheets open as intended", async () => {
    await aProduct(shop, { name: "Saw", description: 'Cuts, "quickly".', price: 19.5, rating: 4.25 });
    const { headers, text } = await admin.get("/exports/products.csv");
    expect(headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="products.csv"',
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
    const [head, row] = text.split(/(?<=\r\n)/);
    expect(head).toBe(`\uFEFF${EXPORTED}\r\n`);
    expect(row).toMatch(/^Saw,"Cuts, ""quickly"".",19.5,\/pictures\/thing.svg,4.25,100,+no,,,,\r\n$/);
  });

  it("holds its head alone where nothing is for sale", async () => {
    await aProduct(shop, { archivedAt: new Date() });
    expect((await admin.get("/exports/products.csv")).text).toBe(`\uFEFF${EXPORTED}\r\n`);
  });

  it("holds no formula, and is brought back by an import as it was", async () => {
    const texts = [
      "=cmd|'/c calc'!A1",
      "Bob;=cmd|'/c calc'!A1",
      "a\t=1;\n@x",
      "+1",
      "-1",
      "@x",
      "'=1",
      'Plain; "text"\r\nof two lines',
    ];
    for (const [at, text] of texts.entries())
      await aProduct(shop, {
        name: cleanName(text),
        description: text,
        price: 0.1 + at,
        rating: 3.75,
        countInStock: at,
        createdAt: new Date(2026, 0, 9 - at),
      });
    const exported = await admin.get("/exports/products.csv");
    expect(exported.text).not.toMatch(/(^|[,;\t\n"])[=+@]/m);
    await shop.sql("truncate orders, products cascade");
    const { body } = await sendCsv(admin, exported.text);
    expect(body).toMatchObject({ added: texts.length, errorCount: 0 });
    expect((await admin.get("/exports/products.csv")).text).toBe(exported.text);
  });

  it("is brought back by an import as it was, whatever its texts are", async () => {
    const parts = fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom(..."\"';,\t\r\n =+-@".split("")));
    const anyText = fc.array(parts, { minLength: 1, maxLength: 9 }).map((all) => `${all.join("")}.`.trim());
    const texts = fc.sample(fc.record({ name: anyText, description: anyText }), 200);
    for (const [at, { name, description }] of texts.entries())
      await shop.sql(
        `insert into products (name, description, price_cents, image, rating, count_in_stock, created_at)
          values ($1, $2, 100, '/x', 3, 10, $3)`,
        [cleanName(`${name}${at}`.slice(-100)), description, new Date(2026, 0, 1, 0, at)],
      );
    const exported = await admin.get("/exports/products.csv");
    const stored = "select name, description from products order by created_at desc";
    const before = await shop.sql(stored);
    await shop.sql("truncate orders, products cascade");
    expect((await sendCsv(admin, exported.text)).body).toMatchObject({ added: texts.length, errors: [] });
    expect(await shop.sql(stored)).toEqual(before);
  });

  it("holds every product once where there are more than are read at once", async () => {
    await shop.sql(
      `insert into products (name, description, price_cents, image, rating, count_in_stock)
        select 'Bulk ' || n, 'x', 100, '/x', 3, 10 from generate_series(1, 2300) as n`,
    );
    const lines = linesOf((await admin.get("/exports/products.csv")).text);
    expect(new Set(lines).size).toBe(2_301);
    expect(lines).toHaveLength(2_301);
  });
});

describe("an export as JSON Lines", () => {
  const objectsOf = (text: string) =>
    text
      .split("\n")
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  it("has a product on each line, as the list of products presents it", async () => {
    await aProduct(shop, { name: "=Saw", description: "Two\nlines." });
    await aProduct(shop, { name: "Drill" });
    const { headers, text } = await admin.get("/exports/products.jsonl");
    expect(headers).toMatchObject({
      "content-type": "application/x-ndjson; charset=utf-8",
      "content-disposition": 'attachment; filename="products.jsonl"',
      "cache-control": "no-store",
    });
    expect(objectsOf(text)).toEqual((await admin.get("/products")).body);
    await shop.sql("truncate orders, products cascade");
    expect((await admin.get("/exports/products.jsonl")).text).toBe("");
  });

  it("has an order on each line, with the values of the sheet as they are", async () => {
    const customer = await asCustomer(shop);
    const saw = await aProduct(shop, { name: "=Saw", price: 19.99 });
    const id = await anOrder(shop, customer, saw, {
      quantity: 3,
      deliveredAt: new Date(Date.UTC(2026, 0, 4)),
    });
    const { text } = await admin.get("/exports/orders.jsonl");
    const [order, ...others] = objectsOf(text);
    expect(others).toEqual([]);
    expect(order).toMatchObject({
      id,
      product: "=Saw",
      qty: 3,
      total: 59.97,
      deliveredAt: "2026-01-04T00:00:00.000Z",
    });
    expect(order).not.toHaveProperty("cancelledAt");
    expect((await admin.get("/exports/orders.jsonl?delivered=false")).text).toBe("");
    expect((await customer.get("/exports/orders.jsonl")).status).toBe(403);
  });
});

describe("GET /exports/orders.csv", () => {
  let customer: Person;
  beforeEach(async () => {
    customer = await asCustomer(shop);
    const day = (date: number) => new Date(Date.UTC(2026, 0, date));
    await anOrder(shop, customer, await aProduct(shop, { name: "=Saw", price: 19.99 }), {
      quantity: 3,
      name: "@Carl;=1",
      createdAt: day(2),
      paidAt: day(3),
    });
    await anOrder(shop, customer, await aProduct(shop, { name: "Drill" }), {
      createdAt: day(1),
      deliveredAt: day(4),
    });
    await anOrder(shop, customer, await aProduct(shop, { name: "Plane" }), {
      createdAt: day(0),
      cancelledAt: day(5),
    });
  });

  it("holds the books, newest first, and no formula", async () => {
    const { headers, text } = await admin.get("/exports/orders.csv");
    expect(headers["content-disposition"]).toBe('attachment; filename="orders.csv"');
    const [head, first, second, ...rest] = linesOf(text);
    expect(head).toBe(
      "\uFEFFid,createdAt,name,email,address,phone,product,qty,price,total,paid,deliveredAt,cancelledAt,number,status," +
        "checkout,discount,discountCode,shipping,shippingMethod,tax,taxName,taxPercent,taxIncluded,refunded,paidAt,shippedAt,options,note,shopNotes,giftCard",
    );
    expect(first?.split(",").slice(1)).toEqual([
      ...["2026-01-02T00:00:00.000Z", `"'@Carl;'=1"`, customer.email, "1 High Street", "555-0100"],
      ...[
        "'=Saw",
        "3",
        "19.99",
        "59.97",
        "yes",
        "",
        "",
        expect.stringMatching(/^\d{4}-\d{4}$/) as string,
        "PAID",
      ],
      ...["", "0", "", "0", "", "0", "", "", "no", "0", "2026-01-03T00:00:00.000Z", "", "", "", "", ""],
    ]);
    expect(second).toMatch(/,no,2026-01-04T00:00:00.000Z,,[\d-]+,DELIVERED,/);
    expect(rest).toHaveLength(1);
    expect(rest[0]).toMatch(/,no,,2026-01-05T00:00:00.000Z,[\d-]+,CANCELLED,/);
  });

  it("lists the charges of an order next to its total", async () => {
    await shop.sql("truncate orders, products cascade");
    await aCart(shop, customer, [{ ...THREE_TOOLS[0], price: 35.8, refundedMinor: 250 }]);
    const [, line] = linesOf((await admin.get("/exports/orders.csv")).text);
    expect(line).toContain(",35.8,36.18,no,");
    expect(line).toContain(",3.58,SPRING10,3.96,Express,5.78,VAT,19,yes,2.5,,");
  });

  it.each([
    ["true", "Drill"],
    ["false", "'=Saw"],
  ])("holds those alone that are asked for by ?delivered=%s", async (delivered, product) => {
    const [, ...lines] = linesOf((await admin.get(`/exports/orders.csv?delivered=${delivered}`)).text);
    expect(lines.map((line) => line.split(",")[6])).toEqual([product]);
  });

  it("refuses unknown parameters", async () =>
    expect((await admin.get("/exports/orders.csv?delivered=maybe")).status).toBe(400));
});

describe("the audit log of exports", () => {
  const entriesOf = (id: string) =>
    shop.sql(
      `select action, target, detail from audit_entries where coalesce(actor_id, api_key_id) = $1 and action like 'EXPORT%'
        order by done_at`,
      [id],
    );
  const exports = [
    "/exports/orders.csv?delivered=true",
    "/exports/orders.jsonl?delivered=false",
    "/exports/orders.csv",
  ];
  const entries = [
    { action: "EXPORT_ORDERS", target: "orders.csv", detail: "delivered orders" },
    { action: "EXPORT_ORDERS", target: "orders.jsonl", detail: "undelivered orders" },
    { action: "EXPORT_ORDERS", target: "orders.csv", detail: null },
  ];

  it("names the people and programs that exported personal data", async () => {
    const [other, program] = [await asAdmin(shop), await asProgram(shop)];
    for (const caller of [other, program])
      for (const path of exports) expect((await caller.get(path)).status).toBe(200);
    expect((await other.get("/exports/newsletter.csv")).status).toBe(200);
    expect(await entriesOf(program.id)).toEqual(entries);
    expect(await entriesOf(other.id)).toEqual([
      ...entries,
      { action: "EXPORT_SUBSCRIBERS", target: "newsletter.csv", detail: null },
    ]);
  });

  it("has no refused exports, and none without personal data", async () => {
    const [other, customer] = [await asAdmin(shop), await asCustomer(shop)];
    for (const path of [...exports, "/exports/newsletter.csv"])
      expect((await customer.get(path)).status).toBe(403);
    for (const path of ["/exports/products.csv", "/exports/products.jsonl"]) await other.get(path);
    expect([...(await entriesOf(customer.id)), ...(await entriesOf(other.id))]).toEqual([]);
  });
});
