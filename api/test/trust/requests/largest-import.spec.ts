import { MAX_CSV_ROWS } from "@shop/shared/product-csv";
import { asAdmin, type Person } from "../../support/builders";
import { csvRow, HEADER, productRows, sendCsv } from "../../support/csv-files";
import { startTestShop, type TestShop } from "../../support/shop";

let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.stop());

const bulk = (count: number, price: string) =>
  Array.from({ length: count }, (_, n) => csvRow(`Bulk ${n}`, { price }));
const prices = () =>
  shop.sql(
    "select price_cents as price, count(*)::int from products group by price_cents order by price_cents",
  );

it("refuses a file with one row more than 100,000", async () => {
  const { status, body } = await sendCsv(admin, productRows(MAX_CSV_ROWS + 1));
  expect(status).toBe(400);
  expect(body.detail).toBe("file: has more than 100,000 rows; split it");
  expect(await shop.sql("select 1 from products")).toEqual([]);
}, 600_000);

it("adds as many products at once as a file may have, 100,000, and then changes them", async () => {
  const { body } = await sendCsv(admin, productRows(MAX_CSV_ROWS));
  expect(body.added).toBe(MAX_CSV_ROWS);
  const changed = await sendCsv(admin, [HEADER, ...bulk(MAX_CSV_ROWS, "12")], "?update=true");
  expect(changed.body).toMatchObject({ added: 0, changed: MAX_CSV_ROWS });
  expect(await prices()).toEqual([{ price: 1200, count: MAX_CSV_ROWS }]);
}, 600_000);

it("changes nothing where the last of 100,000 rows is wrong, and says which", async () => {
  const before = await prices();
  const sheet = [HEADER, ...bulk(MAX_CSV_ROWS - 1, "13"), csvRow("Bulk last", { price: "x" })];
  const { status, body } = await sendCsv(admin, sheet, "?update=true");
  expect([status, body.errors]).toEqual([
    422,
    [
      {
        row: MAX_CSV_ROWS + 1,
        field: "price",
        message: "must be a number from 0.01 to 999999.99 in whole cents",
      },
    ],
  ]);
  expect(body.detail).toBe("Nothing was imported: 1 of 100000 rows have to be mended first.");
  expect(await prices()).toEqual(before);
}, 600_000);
