import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { createTestDatabase } from "../../support/database";
import { DatabaseProxy } from "../../support/proxies";
import { createCustomers, type LoadCustomer } from "../support/order-request";
import { openDatabase, type DatabaseClient } from "../support/database-client";
import { keepAlive, send } from "../support/http-client";
import { onCleanup } from "../support/on-cleanup";
import { ShopProcess } from "../support/shop-process";

const READERS = 50;
const WRITES = 200;

/** The delay of the database's answers, during which other clients write and read. */
const ANSWER_DELAY_MS = 30;

let db: DatabaseClient;
let writer: Client;
let shops: ShopProcess[];
let customers: LoadCustomer[];
const agent = keepAlive();
beforeAll(async () => {
  const database = await createTestDatabase();
  onCleanup(() => database.drop());
  db = openDatabase(database.url);
  const proxy = await DatabaseProxy.open(database.url);
  onCleanup(() => proxy.cut());
  onCleanup(() => agent.destroy());
  const start = () => ShopProcess.start({ databaseUrl: proxy.url, env: { WORKER: "off" } });
  shops = await Promise.all([start(), start()]);
  writer = new Client(database.url);
  await writer.connect();
  onCleanup(() => writer.end());
  proxy.slowDown(ANSWER_DELAY_MS);
  customers = await createCustomers(db, WRITES + 5);
}, 300_000);

interface Answer {
  data: { product?: { countInStock: number }; me?: { name: string; role: string } } | null;
  errors?: { extensions: { code: string } }[];
}

/** Queries one of the two processes. */
async function ask(reader: number, query: string, customer?: LoadCustomer): Promise<Answer> {
  const url = `${(shops[reader % 2] as ShopProcess).url}/graphql`;
  const { text } = await send(url, { body: { query }, agent, ...(customer && { token: customer.token }) });
  return JSON.parse(text) as Answer;
}

/**
 * Writes repeatedly, and reads after each acknowledged write, with up to fifty concurrent readers, while the statements of
 * earlier readers still wait for their answers. `read` returns the number of the write in its answer. Returns the stale
 * answers.
 */
async function staleAnswers(
  write: (n: number) => Promise<unknown>,
  read: (n: number) => Promise<number>,
): Promise<object[]> {
  const stale: object[] = [];
  const reading = new Set<Promise<unknown>>();
  for (let n = 1; n <= WRITES; n += 1) {
    await write(n);
    const reader = read(n)
      .then((shown) => shown < n && stale.push({ acknowledged: n, shown }))
      .finally(() => reading.delete(reader));
    reading.add(reader);
    if (reading.size === READERS) await Promise.race(reading);
  }
  await Promise.all(reading);
  return stale;
}

it("shows no reader of two processes a stock from before they asked", async () => {
  const id = randomUUID();
  await db.sql(
    `insert into products (id, name, description, price_cents, image, rating, count_in_stock)
      values ($1, 'Jigsaw', 'x', 100, '/x.svg', 4, 0)`,
    [id],
  );
  const write = (n: number) => writer.query("update products set count_in_stock = $2 where id = $1", [id, n]);
  const query = `{ product(id: "${id}") { countInStock } }`;
  const read = async (n: number) => (await ask(n, query)).data?.product?.countInStock ?? Infinity; // a 503 of a busy machine shows nothing
  expect(await staleAnswers(write, read)).toEqual([]);
  expect(await read(WRITES)).toBe(WRITES);
});

it("refuses a user whose session has ended in another process, or whose account is blocked", async () => {
  const writes = [
    "update users set session_epoch = session_epoch + 1 where id = $1",
    "update users set archived_at = now() where id = $1",
  ];
  const write = (n: number) => writer.query(writes[n % 2] as string, [customers[n]?.id]);
  const isIn = async (n: number) => Boolean((await ask(n, "{ me { name } }", customers[n])).data?.me);
  /** Also reads for users whose sessions are about to end, so that lookups are in progress at that moment. */
  const read = async (n: number) => {
    const later = [1, 2, 3, 4].map((ahead) => isIn(n + ahead));
    const shown = (await isIn(n)) ? n - 1 : n;
    await Promise.all(later);
    return shown;
  };
  expect(await staleAnswers(write, read)).toEqual([]);
  expect(await Promise.all([isIn(WRITES), isIn(WRITES + 1), isIn(WRITES + 2)])).toEqual([false, true, true]);
});

it("refuses admin fields to an admin who has lost the role, and allows them with the role's return", async () => {
  const admin = customers[0] as LoadCustomer;
  const write = (n: number) =>
    writer.query("update users set name = $2, role = $3 where id = $1", [
      admin.id,
      String(n),
      n % 2 ? "CUSTOMER" : "ADMIN",
    ]);
  await write(0);
  const read = async (n: number) => Number((await ask(n, "{ me { name } }", admin)).data?.me?.name);
  expect(await staleAnswers(write, read)).toEqual([]);
  await write(1);
  const codes = await Promise.all(
    Array.from({ length: READERS }, (_, reader) => ask(reader, "{ users { totalCount } }", admin)),
  );
  expect(new Set(codes.map(({ errors }) => errors?.[0]?.extensions.code))).toEqual(new Set(["FORBIDDEN"]));
});
