import type { Costs, PlacedTogether } from "../../capacity/measured-costs";
import { rows } from "../../../api/src/data/rows";
import { readRules } from "../../../api/src/modules/pricing/read-rules";
import { placeWithoutWaiting } from "../../../api/src/modules/orders/place-orders/statement";
import { inShort } from "../../short";
import { startMeter, type Metered } from "./meter";
import type { BenchShop } from "./prepare";

/** How many orders a statement places, and how many statements are measured. */
const SIZES = inShort(
  [
    [1, 400],
    [8, 120],
    [64, 40],
  ] as const,
  [
    [1, 4],
    [8, 4],
    [64, 4],
  ] as const,
);
const LIMIT = 500;

/** What orders of one product cost PostgreSQL, in statements of one to 64 of them (ADR-0033), and how its log reaches the disk. */
export async function measureOneProduct(
  shop: BenchShop,
  metered: Metered,
): Promise<Pick<Costs, "oneProduct" | "flush">> {
  const found: PlacedTogether[] = [];
  await shop.database.query("alter system set track_wal_io_timing = on");
  await shop.database.query("select pg_reload_conf()");
  const before = await flushesOf(shop.database);
  for (const [at, [size, statements]] of SIZES.entries()) {
    const productId = shop.load.products.at(-2 - at) as string; // nobody else orders it
    const readCosts = await startMeter(metered);
    for (let n = 0; n < statements; n++) await place(shop, productId, n * size, size);
    const { database, wal } = await readCosts();
    const orders = size * statements;
    found.push({
      orders: size,
      database: Math.round((database / orders) * 1e6),
      wal: Math.round(wal / orders),
    });
    console.log(`orders of one product, ${size} in a statement: ${found.at(-1)?.database} µs each`);
  }
  const after = await flushesOf(shop.database);
  const statements = SIZES.reduce((sum, [, count]) => sum + count, 0);
  const flushes = after.count - before.count;
  const flush = {
    perStatement: rounded(flushes / statements),
    ms: rounded((after.ms - before.ms) / flushes),
  };
  return { oneProduct: found, flush };
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/** How often the log was flushed to the disk so far, and how long that took in all. */
async function flushesOf(database: BenchShop["database"]): Promise<{ count: number; ms: number }> {
  await database.query("select pg_stat_force_next_flush()");
  const [row] = await database.query<{ count: number; ms: number }[]>(
    "select sum(fsyncs)::float8 as count, coalesce(sum(fsync_time), 0)::float8 as ms from pg_stat_io where object = 'wal'",
  );
  return row ?? { count: 0, ms: 0 };
}

async function place({ database, load }: BenchShop, productId: string, first: number, size: number) {
  const rules = await readRules({ db: database.manager });
  const items = load.customers.slice(first, first + size).map((customer, request) => ({
    request,
    position: 0,
    user_id: customer.id,
    product_id: productId,
    quantity: 1,
    name: "Bench",
    email: "bench@example.com",
    address: "1 Street",
    phone: "12345",
    key: `costs-${productId}-${first + request}`,
    is_cart: false,
    rules_version: rules.version,
    tax_included: rules.pricesIncludeTax,
    is_quoted: false, // nothing is set: price times quantity is all that an order costs
  }));
  const placed = await rows(database.manager, placeWithoutWaiting, [JSON.stringify(items), LIMIT, LIMIT]);
  const refused = placed.find(({ isPlaced }) => !isPlaced);
  if (refused) throw new Error(`An order was not placed: ${JSON.stringify(refused)}`);
}
