import { randomUUID } from "node:crypto";
import type { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { waitUntil } from "../../../embedded/processes";
import { register } from "../../support/accounts";
import { MY_ORDERS } from "../../support/operations";
import { createCustomers, type LoadCustomer, placeOrder } from "../support/order-request";
import type { DatabaseClient } from "../support/database-client";
import { keepAlive, send, type HttpAnswer } from "../support/http-client";
import { onCleanup } from "../support/on-cleanup";
import { createProducts } from "../support/order-consistency";

/** A turn of a person or program: one request, or a few that belong together. */
type Turn = (turn: number) => Promise<void>;

const CUSTOMERS = 2_000;
const ROUNDS_TIMEOUT_MS = 90_000;

/** The delay between two requests: without it the clients alone would fully load a small machine. */
const REQUEST_INTERVAL_MS = 100;

/**
 * Clients that use a shop until `stop`: visitors read lists and products, a user signs in, a customer orders and reads their
 * orders, an admin edits a product. Each response is checked.
 */
export class ShopLoad {
  /** The failures, one line each. */
  readonly failures: string[] = [];
  /** The duration of the longest request up to now, in ms. */
  slowestMs = 0;
  private readonly rounds: number[] = [];
  private readonly agent: Agent = keepAlive();
  private stopping = false;
  private clients: Promise<unknown> = Promise.resolve();

  private constructor(private readonly url: string) {
    onCleanup(() => this.stop());
  }

  /** Creates the accounts of a customer, a user and an admin, and starts the clients. */
  static async start(db: DatabaseClient, url: string): Promise<ShopLoad> {
    const load = new ShopLoad(url);
    const customers = await createCustomers(db, CUSTOMERS);
    const [sold, edited] = (await createProducts(db, 2, 1_000_000)).map(({ productId }) => productId);
    const [admin] = await createCustomers(db, 1);
    await db.sql("update users set role = 'ADMIN' where id = $1", [admin?.id]);
    const { idToken, email } = await register({ verified: true });
    load.begin([
      () => load.readLists(),
      () => load.readProduct(sold as string),
      () => load.signIn(idToken, email),
      (turn) => load.order(customers[turn % CUSTOMERS] as LoadCustomer, sold as string),
      (turn) => load.edit(admin as LoadCustomer, edited as string, turn),
    ]);
    return load;
  }

  /** Resolves after each client has completed this many more turns. */
  async further(rounds: number): Promise<void> {
    const wanted = this.rounds.map((done) => done + rounds);
    const isDone = () => wanted.every((count, client) => (this.rounds[client] ?? 0) >= count);
    if (!(await waitUntil(isDone, ROUNDS_TIMEOUT_MS)))
      throw new Error(
        `the clients are stuck: ${this.rounds.join(", ")}; ${this.failures.slice(0, 3).join("; ")}`,
      );
  }

  /** Resolves after the last responses. */
  async stop(): Promise<void> {
    this.stopping = true;
    await this.clients;
    this.agent.destroy();
  }

  private begin(turns: Turn[]): void {
    this.rounds.push(...turns.map(() => 0));
    this.clients = Promise.all(turns.map((turn, client) => this.repeat(turn, client)));
  }

  private async repeat(turn: Turn, client: number): Promise<void> {
    for (let done = 0; !this.stopping; done += 1) {
      await turn(done).catch((error: unknown) => this.failures.push(String(error)));
      this.rounds[client] = done + 1;
      await wait(REQUEST_INTERVAL_MS);
    }
  }

  private async readLists(): Promise<void> {
    const rest = await this.timed(() => send(`${this.url}/products?limit=24`, { agent: this.agent }));
    check(rest.status === 200 && Array.isArray(JSON.parse(rest.text)), "the list over REST", rest);
    const answer = await this.ask("{ products(first: 24) { nodes { id name price } totalCount } }");
    check(answer.text.includes('"totalCount"'), "the list over GraphQL", answer);
  }

  private async readProduct(id: string): Promise<void> {
    const answer = await this.ask("query ($id: ID!) { product(id: $id) { id name price } }", { id });
    check(answer.text.includes(`"id":"${id}"`), "the product", answer);
  }

  private async signIn(idToken: string, email: string): Promise<void> {
    const mutation =
      "mutation ($idToken: String!) { signIn(idToken: $idToken) { accessToken user { email } } }";
    const answer = await this.ask(mutation, { idToken });
    check(answer.text.includes('"accessToken"') && answer.text.includes(email), "the sign-in", answer);
  }

  private async order(customer: LoadCustomer, productId: string): Promise<void> {
    const order = { customer, productId, qty: 1, key: randomUUID(), via: "graphql" } as const;
    const placed = await this.timed(() => placeOrder(this.url, order, this.agent));
    if (placed.kind !== "acknowledged") throw new Error(`the order: ${JSON.stringify(placed)}`);
    const answer = await this.ask(MY_ORDERS, {}, customer.token);
    check(answer.text.includes(placed.orderId), "my orders", answer);
  }

  private async edit({ token }: LoadCustomer, id: string, turn: number): Promise<void> {
    const read = await this.ask("query ($id: ID!) { product(id: $id) { version } }", { id }, token);
    const version = Number(/"version":(\d+)/.exec(read.text)?.[1]);
    const mutation = `mutation ($id: ID!, $input: EditProductInput!) {
      editProduct(id: $id, input: $input) { ... on Product { price version } }
    }`;
    const price = 1 + (turn % 1_000);
    const edited = await this.ask(mutation, { id, input: { version, price } }, token);
    check(edited.text.includes(`"version":${version + 1}`), "the edit", edited);
    const seen = await this.ask("query ($id: ID!) { product(id: $id) { price version } }", { id }, token);
    check(seen.text.includes(`"price":${price},"version":${version + 1}`), "the edited product", seen);
  }

  private ask(query: string, variables: object = {}, token?: string): Promise<HttpAnswer> {
    const request = { body: { query, variables }, agent: this.agent, ...(token !== undefined && { token }) };
    return this.timed(() => send(`${this.url}/graphql`, request));
  }

  private async timed<Answer>(request: () => Promise<Answer>): Promise<Answer> {
    const since = performance.now();
    const answer = await request();
    this.slowestMs = Math.max(this.slowestMs, performance.now() - since);
    return answer;
  }
}

function check(isRight: boolean, what: string, { status, text }: HttpAnswer): void {
  if (!isRight || status !== 200 || text.includes('"errors"'))
    throw new Error(`${what}: ${status} ${text.slice(0, 300)}`);
}
