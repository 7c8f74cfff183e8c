import fc from "fast-check";
import { Pool } from "pg";
import { aProduct, asAdmin, asVisitor } from "./support/builders";
import { CopyByCursor, CopyByTime } from "./support/changes";
import { startTestShop, type TestShop } from "./support/shop";

const PRODUCTS = 8;

/** A transaction: its changes by product, its duration in steps, and whether it is rolled back. */
interface Work {
  steps: { product: number; change: number }[];
  rolledBack: boolean;
}

const changes = [
  "count_in_stock = count_in_stock + 1",
  "name = name || 'x'",
  "draft = not draft",
  "archived_at = case when archived_at is null then now() end",
];

const work: fc.Arbitrary<Work> = fc.record({
  steps: fc.array(fc.record({ product: fc.nat(PRODUCTS - 1), change: fc.nat(changes.length - 1) }), {
    minLength: 1,
    maxLength: 4,
  }),
  rolledBack: fc.boolean(),
});

let shop: TestShop;
let writers: Pool;
beforeAll(async () => {
  shop = await startTestShop();
  writers = new Pool({ connectionString: shop.databaseUrl, max: 6 });
});
afterAll(async () => {
  await writers.end();
  await shop.stop();
});

async function write(ids: string[], { steps, rolledBack }: Work): Promise<void> {
  const client = await writers.connect();
  try {
    await client.query("begin");
    // in product order, to avoid deadlocks
    for (const { product, change } of [...steps].sort((one, other) => one.product - other.product))
      await client.query(`update products set ${changes[change]} where id = $1`, [ids[product]]);
    await client.query(rolledBack ? "rollback" : "commit");
  } finally {
    client.release();
  }
}

it("ends with the same products as the shop, however transactions overlap, by cursor and by time", async () => {
  const admin = await asAdmin(shop);
  const visitor = asVisitor(shop);
  const property = async (each: Work[][]) => {
    await shop.sql("delete from products");
    const since = new Date(Date.now() - 1_000).toISOString();
    const ids = await Promise.all(Array.from({ length: PRODUCTS }, async () => (await aProduct(shop)).id));
    const copies = [admin, visitor].flatMap((caller) => [
      new CopyByCursor(caller, "products", since, 3),
      new CopyByTime(caller, "products", since),
    ]);
    let writing = true;
    const polls = copies.map(async (copy) => {
      while (writing) await copy.refresh();
      await copy.refresh();
    });
    await Promise.all(
      each.map(async (works) => {
        for (const one of works) await write(ids, one);
      }),
    );
    writing = false;
    await Promise.all(polls);
    const stored = await shop.sql<{ id: string; at: Date; shown: Date; gone: boolean; hidden: boolean }>(
      `select id, products.updated_at as at, product_updates.updated_at as shown, archived_at is not null as gone,
          archived_at is not null or draft as hidden
        from products join product_updates on product_id = id`,
    );
    copies.forEach((copy, at) => {
      const isAdmin = at < 2;
      const wanted = stored.map(({ id, at: changed, shown, gone, hidden }) =>
        isAdmin ? [id, changed.toISOString(), gone] : [id, shown.toISOString(), hidden],
      );
      const held = [...copy.rows.values()].map((row) => [row.id, row.updatedAt, row.deletedAt !== null]);
      expect(held.sort()).toEqual(wanted.sort());
    });
  };
  const writing = fc.array(fc.array(work, { minLength: 1, maxLength: 5 }), { minLength: 2, maxLength: 5 });
  await fc.assert(fc.asyncProperty(writing, property), { numRuns: 12, interruptAfterTimeLimit: 15_000 });
});
