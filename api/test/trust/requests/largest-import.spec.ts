import { MAX_CSV_ROWS } from "@shop/shared/product-csv";
import { asAdmin } from "../../support/builders";
import { productRows, sendCsv } from "../../support/csv-files";
import { startTestShop, type TestShop } from "../../support/shop";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

// that one row more is refused shows api/src/rest/spreadsheets/refused-sheets.spec.ts
it("adds as many products at once as a file may have, 50,000", async () => {
  const { body } = await sendCsv(await asAdmin(shop), productRows(MAX_CSV_ROWS));
  expect(body.added).toBe(MAX_CSV_ROWS);
}, 240_000);
