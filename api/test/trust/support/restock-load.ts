import { setTimeout as wait } from "node:timers/promises";
import { waitUntil } from "../../../embedded/processes";
import { createCustomers } from "./customers";
import type { DatabaseClient } from "./database-client";
import { keepAlive, send } from "./http-client";
import { createProducts, type InitialStock } from "./order-consistency";
import { onCleanup } from "./on-cleanup";

const RESTOCK = "mutation ($id: ID!) { restockProduct(id: $id, units: 1) { __typename } }";
const DONE = '{"data":{"restockProduct":{"__typename":"Product"}}}';
const FURTHER_TIMEOUT_MS = 300_000;
const RETRY_DELAY_MS = 50;

/**
 * Concurrent admins who add one unit to the stock of a product of their own, again and again, and never repeat a request. It has no
 * idempotency key: if somebody else repeats one, the stock shows it.
 */
export class RestockLoad {
  /** The answers that were no success, with their status. */
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

  /** Creates the admin and a product for each of `concurrency` senders, and starts. */
  static async start(db: DatabaseClient, url: string, concurrency: number): Promise<RestockLoad> {
    const [admin] = await createCustomers(db, 1);
    await db.sql("update users set role = 'ADMIN' where id = $1", [admin?.id]);
    return new RestockLoad(url, admin?.token ?? "", await createProducts(db, concurrency, 0));
  }

  /** Resolves when this many further requests have succeeded. */
  async further(requests: number): Promise<void> {
    const wanted = this.done + requests;
    if (!(await waitUntil(() => this.done >= wanted, FURTHER_TIMEOUT_MS)))
      throw new Error(`only ${this.done} of ${wanted} requests succeeded: ${this.failures.at(-1)}`);
  }

  /** Sends nothing more; resolves with the number of requests that succeeded. */
  async stop(): Promise<number> {
    this.stopped = true;
    await this.working;
    this.agent.destroy();
    return this.done;
  }

  /** The units that were added, as the database has them. */
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
