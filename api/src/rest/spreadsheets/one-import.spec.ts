import { asAdmin, type Person } from "../../../test/support/builders";
import { csvRow, HEADER, sendCsv } from "../../../test/support/csv-files";
import { startTestShop, type TestShop } from "../../../test/support/shop";

let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.stop());

const waiting = async () =>
  (
    await shop.sql(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
  ).length > 0;

/** Blocks an import half-way by a lock of a transaction that adds a product, while `work` runs. */
async function duringAnImport(work: () => Promise<void>) {
  const product = shop.database.createQueryRunner();
  await product.startTransaction();
  await product.query("lock table search_words in row exclusive mode");
  const importing = sendCsv(admin, [HEADER, csvRow("Saw")]);
  while (!(await waiting()));
  await work();
  await product.commitTransaction();
  await product.release();
  return importing;
}

it("runs one import at a time, and says when to try again", async () => {
  const first = await duringAnImport(async () => {
    for (const query of ["", "?dryRun=true"]) {
      const refused = await sendCsv(admin, [HEADER, csvRow("Drill")], query);
      expect(refused).toMatchObject({ status: 409, headers: { "retry-after": "5" } });
      expect(refused.body.detail).toBe("Another import is running. Please try again when it has finished.");
    }
  });
  expect(first).toMatchObject({ status: 200, body: { added: 1 } });
  expect(await sendCsv(admin, [HEADER, csvRow("Drill")])).toMatchObject({ status: 200, body: { added: 1 } });
});

it("runs the next import after one that fails", async () => {
  expect((await sendCsv(admin, [HEADER, csvRow("Plane", { price: "0" })])).status).toBe(422);
  expect((await sendCsv(admin, [HEADER, csvRow("Plane")])).status).toBe(200);
});
