import { Client } from "pg";
import { anOrder, aProduct, asAdmin, asCustomer, asVisitor, type Person } from "./support/builders";
import { changesOf, CopyByCursor, CopyByTime, type List } from "./support/changes";
import { startTestShop, type TestShop } from "./support/shop";

let shop: TestShop;
let admin: Person;
/** The transactions that a test holds open, each on its own connection. */
const open: Client[] = [];
beforeAll(async () => {
  shop = await startTestShop();
  admin = await asAdmin(shop);
});
afterEach(() => Promise.all(open.splice(0).map((client) => client.end())));
afterAll(() => shop.stop());

async function transaction(): Promise<Client> {
  const client = new Client({ connectionString: shop.databaseUrl });
  await client.connect();
  open.push(client);
  await client.query("begin");
  return client;
}

const touch: Record<List, string> = {
  products: "update products set count_in_stock = count_in_stock + 1 where id = $1",
  orders: "update orders set phone = '555-0101' where id = $1",
};

async function rowsOf(list: List): Promise<[string, string]> {
  const [one, other] = [await aProduct(shop), await aProduct(shop)];
  if (list === "products") return [one.id, other.id];
  const customer = await asCustomer(shop);
  return [await anOrder(shop, customer, one), await anOrder(shop, customer, other)];
}

/** The database's current time, a lower bound for the test's changes. */
async function now(): Promise<string> {
  const [found] = await shop.sql<{ at: Date }>("select clock_timestamp() as at");
  return (found as { at: Date }).at.toISOString();
}

const lists: List[] = ["products", "orders"];

it.each(lists)("lists %s that a slow transaction changed before others that it has listed", async (list) => {
  const since = await now();
  const [late, early] = await rowsOf(list);
  const copies = [new CopyByCursor(admin, list, since), new CopyByTime(admin, list, since)];
  const before = new Map((await changesOf(admin, list, since)).nodes.map((row) => [row.id, row.updatedAt]));
  const slow = await transaction();
  await slow.query(touch[list], [late]);
  await shop.sql(touch[list], [early]);
  for (const copy of copies) {
    await copy.refresh();
    // not listed either: a change later than an unfinished one waits for it
    expect(copy.rows.get(late)?.updatedAt).toBe(before.get(late));
  }
  await slow.query("commit");
  const stored = await shop.sql<{ id: string; at: Date }>(
    `select id, updated_at as at from ${list} where id = any($1)`,
    [[late, early]],
  );
  for (const copy of copies) {
    await copy.refresh();
    for (const { id, at } of stored) expect(copy.rows.get(id)?.updatedAt).toBe(at.toISOString());
  }
});

it.each(lists)("lists changed %s at once, while others read or change something else", async (list) => {
  const reading = await transaction();
  await reading.query("select count(*) from products");
  const writing = await transaction();
  await writing.query("insert into brands (slug, name) values ($1, $1)", [`brand-of-${list}`]);
  for (let times = 0; times < 20; times += 1) {
    const since = await now();
    const [id] = await rowsOf(list);
    await shop.sql(touch[list], [id]);
    expect((await changesOf(admin, list, since)).nodes.map((row) => row.id)).toContain(id);
  }
});

it("waits for a transaction of another role, whose session the shop may not look into", async () => {
  const since = await now();
  const { id } = await aProduct(shop);
  await shop.sql("do $$ begin create role stranger; exception when duplicate_object then null; end $$");
  await shop.sql("grant select, update, insert on products, product_updates to stranger");
  const stranger = await transaction();
  await stranger.query("set local role stranger");
  await stranger.query(touch.products, [id]);
  const { id: later } = await aProduct(shop);
  const idsSince = async () =>
    (await changesOf(asVisitor(shop), "products", since)).nodes.map((row) => row.id);
  expect(await idsSince()).toEqual([id]);
  await stranger.query("commit");
  expect(await idsSince()).toEqual([id, later]);
});

it("is not held back by a transaction that was undone, wholly or in part", async () => {
  const since = await now();
  const { id } = await aProduct(shop);
  const undone = await transaction();
  await undone.query("savepoint before");
  await undone.query(touch.products, [id]);
  await undone.query("rollback to before");
  await shop.sql(touch.products, [id]);
  const [row] = (await changesOf(admin, "products", since)).nodes;
  const [stored] = await shop.sql<{ at: Date }>("select updated_at as at from products where id = $1", [id]);
  expect(row?.updatedAt).toBe(stored?.at.toISOString());
});
