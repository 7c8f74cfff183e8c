import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { startOwnPostgres, type OwnPostgres } from "../own-postgres";
import { startTestShop, type TestShop } from "../shop";
import { long } from "./support/length";
import { ShopOrderLoad, unexpected } from "./support/shop-order-load";

// An 'error' event that nobody listens to fails the test in which it is emitted: it would end the shop's process.

const CUSTOMERS = 30;

let postgres: OwnPostgres;
let shop: TestShop;
let load: ShopOrderLoad;
beforeAll(async () => {
  postgres = await startOwnPostgres();
  shop = await startTestShop({ databaseUrl: postgres.url });
  load = await ShopOrderLoad.prepare(shop, CUSTOMERS);
});
afterAll(async () => {
  await shop.stop();
  await postgres.stop();
});

/** Runs statements on a connection that is not the shop's. */
async function asOperator<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: postgres.url, application_name: "operator" });
  client.on("error", () => undefined);
  await client.connect();
  return work(client).finally(() => client.end());
}

const backendsOf = (client: Client) =>
  client.query<{ pid: number }>("select pid from pg_stat_activity where application_name = 'shop'");

/** Resolves when the database takes connections again; the limit is the test's. */
async function databaseIsBack(): Promise<void> {
  for (;;) {
    try {
      return await asOperator(async (client) => void (await client.query("select 1")));
    } catch {
      await pause(50);
    }
  }
}

async function expectOrdersInTheBooks(): Promise<void> {
  const { acknowledged } = load;
  const [books] = await shop.sql<{ orders: number }>(
    "select count(*)::int as orders from orders where id = any($1)",
    [acknowledged],
  );
  expect(books).toEqual({ orders: acknowledged.length });
  const [stock] = await shop.sql<{ missing: number }>(
    `select count(*)::int as missing from products where count_in_stock <> 1000 -
      (select coalesce(sum(qty), 0) from orders where product_id = products.id)`,
  );
  expect(stock).toEqual({ missing: 0 });
}

it("answers every order or asks for a repeat while all its connections are terminated again and again", async () => {
  const terminate = () =>
    asOperator(async (client) => {
      for (let round = 0; round < (long ? 500 : 40); round += 1) {
        await client.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'shop'",
        );
        await pause(60);
      }
    });
  const answers = await load.during(terminate);
  expect(unexpected(answers)).toEqual([]);
  expect(answers.some(({ status }) => status === 503)).toBe(true);
  expect(unexpected(await load.once())).toEqual([]);
  await expectOrdersInTheBooks();
});

it("goes on after one of its connections' processes is killed, which resets the whole server", async () => {
  const killOne = () =>
    asOperator(async (client) => {
      const { rows } = await backendsOf(client);
      process.kill((rows[0] as { pid: number }).pid, "SIGKILL");
    }).then(databaseIsBack);
  expect(unexpected(await load.during(killOne))).toEqual([]);
  expect((await load.once()).filter(({ id }) => !id)).toEqual([]);
  await expectOrdersInTheBooks();
});

it("loses no acknowledged order when the server is killed in the middle of transactions", async () => {
  const killAll = async () => {
    for (let round = 0; round < (long ? 10 : 2); round += 1) {
      await pause(200);
      postgres.kill();
      await pause(100);
      await databaseIsBack();
    }
  };
  const answers = await load.during(killAll);
  expect(unexpected(answers)).toEqual([]);
  expect(answers.some(({ status }) => status === 503)).toBe(true);
  expect((await load.once()).filter(({ id }) => !id)).toEqual([]);
  await expectOrdersInTheBooks();
}, 120_000);

it("keeps its pool at its size through all of this", async () => {
  const { rows } = await asOperator(backendsOf);
  expect(rows.length).toBeLessThanOrEqual(6);
});
