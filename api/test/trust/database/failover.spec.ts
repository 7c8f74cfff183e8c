import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { startOwnPostgres, type OwnPostgres } from "../../support/postgres-servers";
import { startTestShop, type TestShop } from "../../support/shop";
import { isLongRun } from "../../support/needs";
import { unexpectedAnswers } from "../support/order-consistency";
import { OrderLoad, type TimedAnswer } from "../support/order-load";

// An 'error' event without a listener, which would end a shop's process, fails the current test.

const CONCURRENCY = 30;

let postgres: OwnPostgres;
let shop: TestShop;
let load: OrderLoad;
beforeAll(async () => {
  postgres = await startOwnPostgres();
  shop = await startTestShop({ databaseUrl: postgres.url });
  const url = await shop.app.listen({ port: 0, host: "127.0.0.1" });
  load = await OrderLoad.prepare(shop, { url, concurrency: CONCURRENCY });
});
afterAll(async () => {
  await shop.stop();
  await postgres.stop();
});

/** Runs statements on a connection outside the shop's pool. */
async function asOperator<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: postgres.url, application_name: "operator" });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const backendsOf = (client: Client) =>
  client.query<{ pid: number }>("select pid from pg_stat_activity where application_name = 'shop'");

/** Resolves when the database accepts connections again; the test has a time limit. */
async function databaseIsBack(): Promise<void> {
  for (;;) {
    try {
      return await asOperator(async (client) => void (await client.query("select 1")));
    } catch {
      await pause(50);
    }
  }
}

const notAcknowledged = (answers: TimedAnswer[]) => answers.filter(({ kind }) => kind !== "acknowledged");

it("answers every order or asks for a repeat while all its connections are terminated again and again", async () => {
  const terminate = () =>
    asOperator(async (client) => {
      for (let round = 0; round < (isLongRun ? 500 : 40); round += 1) {
        await client.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'shop'",
        );
        await pause(60);
      }
    });
  const answers = await load.during(terminate);
  expect(unexpectedAnswers(answers)).toEqual([]);
  expect(answers.some(({ kind }) => kind === "unavailable")).toBe(true);
  expect(unexpectedAnswers(await load.once())).toEqual([]);
  expect(await load.inconsistencies(shop)).toEqual([]);
});

it("goes on after one of its connections' processes is killed, which resets the whole server", async () => {
  const killOne = () =>
    asOperator(async (client) => {
      const { rows } = await backendsOf(client);
      process.kill((rows[0] as { pid: number }).pid, "SIGKILL");
    }).then(databaseIsBack);
  expect(unexpectedAnswers(await load.during(killOne))).toEqual([]);
  expect(notAcknowledged(await load.once())).toEqual([]);
  expect(await load.inconsistencies(shop)).toEqual([]);
});

it("loses no acknowledged order when the server is killed in the middle of transactions", async () => {
  const killAll = async () => {
    for (let round = 0; round < (isLongRun ? 10 : 2); round += 1) {
      await pause(200);
      postgres.kill();
      await pause(100);
      await databaseIsBack();
    }
  };
  const answers = await load.during(killAll);
  expect(unexpectedAnswers(answers)).toEqual([]);
  expect(answers.some(({ kind }) => kind === "unavailable")).toBe(true);
  expect(notAcknowledged(await load.once())).toEqual([]);
  expect(await load.inconsistencies(shop)).toEqual([]);
}, 300_000);

it("keeps its pool at its size through all of this", async () => {
  const { rows } = await asOperator(backendsOf);
  expect(rows.length).toBeLessThanOrEqual(6);
});
