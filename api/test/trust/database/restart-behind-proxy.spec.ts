import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import type { Agent } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { hasNginx, startNginx } from "../../../../lab/cluster/nginx";
import { freePort } from "../../../embedded/free-port";
import { waitUntil } from "../../../embedded/processes";
import { createTestDatabase, type TestDatabase } from "../../support/database";
import { inTheLongRun } from "../../support/needs";
import { openDatabase, type DatabaseClient } from "../support/database-client";
import { keepAlive, send } from "../support/http-client";
import { onCleanup } from "../support/on-cleanup";
import { countAnswers, createProducts, type InitialStock } from "../support/order-consistency";
import { OrderLoad } from "../support/order-load";
import { startRoundRobinProxy } from "../support/round-robin-proxy";
import { ShopProcess } from "../support/shop-process";
import { createCustomers } from "../support/order-request";

const RESTOCK = "mutation ($id: ID!) { restockProduct(id: $id, units: 1) { __typename } }";
const DONE = '{"data":{"restockProduct":{"__typename":"Product"}}}';
const FURTHER_TIMEOUT_MS = 300_000;
const RETRY_DELAY_MS = 50;

/**
 * Concurrent admins, each adding units to the stock of their product one by one without repeating a request. The requests
 * have no idempotency key: if another party repeats one, the stock shows it.
 */
class RestockLoad {
  /** The unsuccessful responses with their status. */
  readonly failures: string[] = [];
  private done = 0;
  private stopped = false;
  private readonly agent = keepAlive();
  private readonly working: Promise<unknown>;

  private constructor(
    private readonly url: string,
    private readonly token: string,
    private readonly products: InitialStock[],
  ) {
    this.working = Promise.all(products.map((product) => this.work(product)));
    onCleanup(() => this.stop());
  }

  /** Creates an admin and a product for each of `concurrency` senders, and starts. */
  static async start(db: DatabaseClient, url: string, concurrency: number): Promise<RestockLoad> {
    const [admin] = await createCustomers(db, 1);
    await db.sql("update users set role = 'ADMIN' where id = $1", [admin?.id]);
    return new RestockLoad(url, admin?.token ?? "", await createProducts(db, concurrency, 0));
  }

  /** Resolves after this many more successful requests. */
  async further(requests: number): Promise<void> {
    const wanted = this.done + requests;
    if (!(await waitUntil(() => this.done >= wanted, FURTHER_TIMEOUT_MS)))
      throw new Error(`only ${this.done} of ${wanted} requests succeeded: ${this.failures.at(-1)}`);
  }

  /** Stops sending; resolves with the number of successful requests. */
  async stop(): Promise<number> {
    this.stopped = true;
    await this.working;
    this.agent.destroy();
    return this.done;
  }

  /** The added units according to the database. */
  async unitsIn(db: DatabaseClient): Promise<number> {
    const ids = this.products.map(({ productId }) => productId);
    const [row] = await db.sql<{ units: number }>(
      "select sum(count_in_stock)::int units from products where id = any($1)",
      [ids],
    );
    return row?.units ?? 0;
  }

  private async work({ productId }: InitialStock): Promise<void> {
    const body = { query: RESTOCK, variables: { id: productId } };
    while (!this.stopped) {
      const { agent, token } = this;
      const answer = await send(`${this.url}/graphql`, { body, agent, token }).then(
        ({ status, text }) => (text.trim() === DONE ? undefined : `${status} ${text}`),
        (error: Error) => error.message,
      );
      if (answer === undefined) this.done += 1;
      else {
        this.failures.push(answer);
        await wait(RETRY_DELAY_MS);
      }
    }
  }
}

/** The numbers for tests behind nginx. */
const [REQUESTS, ROUNDS, SENDERS] = [50_000, 3, 16];

let made: TestDatabase;
let db: DatabaseClient;
beforeAll(async () => {
  made = await createTestDatabase();
  db = openDatabase(made.url);
});
afterAll(() => made.drop());

const startShop = (processes: number) =>
  ShopProcess.start({
    databaseUrl: made.url,
    env: { TRUST_PROXY: "1", DRAIN_SECONDS: "1", WEB_CONCURRENCY: String(processes), WORKER: "off" },
  });

/** Replaces each shop in turn, with `further` before, between and after the replacements. */
async function replaceEach(shops: ShopProcess[], further: () => Promise<void>): Promise<void> {
  for (const [turn, shop] of shops.entries()) {
    await further();
    expect(await shop.terminate()).toEqual({ code: 0, signal: null });
    await further();
    shops[turn] = await shop.startAgain();
  }
  await further();
}

it("loses no order while each of two processes is replaced, and refuses at most one request in fifty", async () => {
  const shops = await Promise.all([startShop(1), startShop(1)]);
  const proxy = await startRoundRobinProxy(shops.map(({ url }) => url));
  const load = await OrderLoad.start(db, { url: proxy.url });
  await replaceEach(shops, () => load.further(50));
  const histories = await load.stop();
  // a process that starts on a busy machine may ask a client to come back
  const { acknowledged, unavailable = 0, ...failed } = countAnswers(histories);
  expect(failed).toEqual({});
  expect(unavailable).toBeLessThan(0.02 * (acknowledged as number));
  expect(proxy.failures).toEqual([]);
  expect(await load.inconsistencies(db)).toEqual([]);
}, 300_000);

it.each([1, 2])(
  "answers what a proxy sends on its connections to %i processes once their port is closed",
  async (processes) => {
    const shop = await startShop(processes);
    const [used, unused] = [keepAlive(1), keepAlive(1)];
    const ask = (agent: Agent) => send(`${shop.url}/graphql`, { body: { query: "{ __typename }" }, agent });
    const isClosed = () =>
      new Promise<boolean>((resolve) => {
        const socket = connect(shop.settings.port, "127.0.0.1", () => resolve(false));
        socket.on("error", () => resolve(true)).on("connect", () => socket.destroy());
      });
    await Promise.all([used, unused].map(ask));
    const ended = shop.terminate();
    expect(await waitUntil(isClosed, 10_000)).toBe(true);
    for (const agent of [used, unused])
      expect(await ask(agent)).toMatchObject({ status: 200, headers: { connection: "close" } });
    expect(await ended).toEqual({ code: 0, signal: null });
  },
  300_000,
);

inTheLongRun(
  "repeats and fails none of 50,000 mutations while nginx' processes are replaced",
  async () => {
    if (!hasNginx()) throw new Error("nginx is not installed: apt-get install nginx-light");
    const shops = await Promise.all([startShop(1), startShop(2)]);
    const front = await startFront(shops);
    const load = await RestockLoad.start(db, front, SENDERS);
    for (let round = 0; round < ROUNDS; round += 1)
      await replaceEach(shops, () => load.further(REQUESTS / ROUNDS / 5));
    const succeeded = await load.stop();
    expect(load.failures).toEqual([]);
    expect(succeeded).toBeGreaterThanOrEqual(REQUESTS);
    expect(await load.unitsIn(db)).toBe(succeeded);
  },
  3_600_000,
);

/** Starts nginx, configured as in deploy/nginx, in front of the shops. */
async function startFront(shops: ShopProcess[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "shop-nginx-"));
  chmodSync(folder, 0o711);
  const port = await freePort();
  const nginx = startNginx(
    folder,
    port,
    shops.map(({ settings }) => settings.port),
  );
  onCleanup(async () => {
    await nginx.stop();
    rmSync(folder, { recursive: true });
  });
  const url = `http://127.0.0.1:${port}`;
  const isThere = () =>
    send(`${url}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    );
  expect(await waitUntil(isThere, 10_000)).toBe(true);
  return url;
}
