import { MAX_CSV_BYTES, MAX_CSV_ROWS } from "@shop/shared/product-csv";
import { asAdmin, asVisitor, type Person } from "../../../test/support/builders";
import { csvRow, HEADER, sendCsv } from "../../../test/support/csv-files";
import { startTestShop, type TestShop } from "../../../test/support/shop";

let shop: TestShop;
let admin: Person;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.stop());

describe("a file that can't be taken", () => {
  it.each([
    ["is empty", "", "file"],
    ["has no rows", `${HEADER}\n`, "file"],
    [
      "has no column for the rating",
      "name,description,price,image,countInStock\nSaw,A thing.,9.5,/a,5",
      "rating",
    ],
    ["names a column twice", `${HEADER},Name\n${csvRow("Saw")},Saw`, "name"],
    ["never closes a quote", `${HEADER}\n"Saw,A thing.,9.5,/a,4,5\n`, "file"],
    ["is no text at all", "\u0000\u0001\u0002", "name"],
  ])("says so where it %s", async (_title, sheet, field) => {
    const { status, body } = await sendCsv(admin, sheet);
    expect(status).toBe(400);
    expect(body.errors).toContainEqual(expect.objectContaining({ field }));
  });

  it("says so where it is not UTF-8", async () => {
    const answer = await shop.app.inject({
      method: "POST",
      url: "/imports/products",
      headers: { "content-type": "text/csv", authorization: `Bearer ${admin.token}` },
      payload: Buffer.from(`${HEADER}\n${csvRow("Säge")}`, "latin1"),
    });
    expect(answer.json()).toMatchObject({
      status: 400,
      detail: "file: is not UTF-8; save it as “CSV UTF-8”",
    });
  });

  it("is refused where it has nothing but empty rows", async () => {
    const lines = await sendCsv(admin, HEADER + "\n".repeat(1_000_000));
    expect(lines.body.detail).toBe("file: has no rows below its head");
    const cells = await sendCsv(admin, HEADER + "\n,,,,,".repeat(MAX_CSV_ROWS + 1));
    expect(cells.body.detail).toBe("file: has too many rows of empty cells; delete them");
  });

  it("lists the first thousand faults of many, and counts them all", async () => {
    const rows = Array.from({ length: 1_200 }, (_, n) => csvRow(`Faulty ${n}`, { price: "x" }));
    const { body } = await sendCsv(admin, [HEADER, ...rows, csvRow("Faulty 0")], "?dryRun=true");
    expect(body).toMatchObject({ rows: 1_201, valid: 0, errorCount: 1_201 });
    expect(body.errors).toHaveLength(1_000);
    expect(body.errors.at(-1)?.row).toBe(1_001);
  });

  it("is refused by its length before it is read", async () => {
    expect((await sendCsv(admin, "x".repeat(MAX_CSV_BYTES + 1))).status).toBe(413);
  });

  it("is refused if it isn't declared as CSV, after the viewer is known", async () => {
    const sheet = [HEADER, csvRow("Saw")].join("\n");
    expect((await admin.post("/imports/products", sheet)).status).toBe(415);
    expect((await asVisitor(shop).post("/imports/products", sheet)).status).toBe(401);
  });

  it.each(["?dryRun=maybe", "?dryRun=", "?dryRun=true&dryRun=false"])("is refused with %s", async (query) =>
    expect((await sendCsv(admin, [HEADER, csvRow("Saw")], query)).status).toBe(400),
  );
});

const waiting = async () =>
  (
    await shop.sql(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
  ).length > 0;

/** Blocks an import half-way by another transaction's lock, while `work` runs. */
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
