import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { waitUntil } from "../../../embedded/processes";
import type { DatabaseClient } from "./database-client";
import { onCleanup } from "./on-cleanup";
import {
  createCustomers,
  type LoadCustomer,
  placeOrder,
  type IntendedOrder,
  type OrderAnswer,
  type OrderHistory,
} from "./order-request";
import { keepAlive } from "./http-client";
import { findInconsistencies, createProducts, type InitialStock } from "./order-consistency";

/** An answer with its duration, and its time by `performance.now()`, both in ms. */
export type TimedAnswer = OrderAnswer & { ms: number; at: number };

interface OrderLoadSettings {
  /** The URL of the shop or of a proxy in front of it; with several shop processes, requests go to them in turn. */
  url: string | string[];
  /** The number of concurrent orders. */
  concurrency?: number;
}

/** One of the concurrent senders. */
interface Slot {
  undecided?: OrderHistory | undefined;
}

const PRODUCTS = 200;
const UNITS = 1_000_000;
const CUSTOMERS = 1_000;

/** The delay before a customer repeats an order, in ms. */
const REPEAT_AFTER_MS = 50;
const FURTHER_TIMEOUT_MS = 60_000;

/**
 * Customers who order until `stop`: each customer orders each product once, alternately over GraphQL and REST. Without an
 * answer, or after a 503, a customer repeats the order with the same key until the shop has decided.
 */
export class OrderLoad {
  readonly histories: OrderHistory[] = [];
  /** All answers in the order of arrival. */
  readonly answers: TimedAnswer[] = [];
  private readonly agent = keepAlive();
  private readonly intended: Iterator<IntendedOrder, undefined>;
  private readonly slots: Slot[];
  private working: Promise<unknown> = Promise.resolve();
  private paused = true;
  private aborted = false;
  private readonly urls: string[];
  private sent = 0;

  private constructor(
    settings: OrderLoadSettings,
    private readonly stock: InitialStock[],
    customers: LoadCustomer[],
  ) {
    this.urls = [settings.url].flat();
    this.intended = intentions(customers, stock);
    this.slots = Array.from({ length: settings.concurrency ?? 8 }, () => ({}));
    onCleanup(() => {
      this.aborted = true;
      return this.stop();
    });
  }

  /** Creates customers and products, without ordering. */
  static async prepare(db: DatabaseClient, settings: OrderLoadSettings): Promise<OrderLoad> {
    const stock = await createProducts(db, PRODUCTS, UNITS);
    return new OrderLoad(settings, stock, await createCustomers(db, CUSTOMERS));
  }

  /** Prepares a load and starts ordering. */
  static async start(db: DatabaseClient, settings: OrderLoadSettings): Promise<OrderLoad> {
    const load = await OrderLoad.prepare(db, settings);
    load.resume();
    return load;
  }

  /** Orders while `work` runs; returns the answers of that time. */
  async during(work: () => Promise<unknown>): Promise<TimedAnswer[]> {
    const before = this.answers.length;
    this.resume();
    try {
      await work();
    } finally {
      await this.pause();
    }
    return this.answers.slice(before);
  }

  /** Sends one order per sender, once; returns the answers. */
  once(): Promise<TimedAnswer[]> {
    return this.during(() => Promise.resolve());
  }

  /** Resolves after this many more acknowledged orders. */
  async further(orders: number): Promise<void> {
    const wanted = this.acknowledged + orders;
    if (!(await waitUntil(() => this.acknowledged >= wanted, FURTHER_TIMEOUT_MS)))
      throw new Error(
        `only ${this.acknowledged} of ${wanted} orders were acknowledged: ${JSON.stringify(this.answers.at(-1))}`,
      );
  }

  /** Sends no new orders; resolves with all histories once the orders in progress are decided. */
  async stop(): Promise<OrderHistory[]> {
    await this.pause();
    await Promise.all(this.slots.map((slot) => this.decide(slot)));
    this.agent.destroy();
    return this.histories;
  }

  /** Differences between the database and the customers' answers; see `findInconsistencies`. */
  inconsistencies(db: DatabaseClient, histories = this.histories): Promise<string[]> {
    return findInconsistencies(db, histories, this.stock);
  }

  private get acknowledged(): number {
    return this.answers.filter(({ kind }) => kind === "acknowledged").length;
  }

  private resume(): void {
    this.paused = false;
    this.working = Promise.all(this.slots.map((slot) => this.work(slot)));
  }

  private async pause(): Promise<void> {
    this.paused = true;
    await this.working;
  }

  private async work(slot: Slot): Promise<void> {
    do {
      slot.undecided ??= this.next();
      if (!slot.undecided) return;
      await this.attempt(slot, slot.undecided);
    } while (!this.paused);
  }

  private async decide(slot: Slot): Promise<void> {
    while (slot.undecided && !this.aborted) await this.attempt(slot, slot.undecided);
  }

  private next(): OrderHistory | undefined {
    const { value: order } = this.intended.next();
    if (!order) return undefined;
    const history: OrderHistory = { order, answers: [] };
    this.histories.push(history);
    return history;
  }

  private async attempt(slot: Slot, { order, answers }: OrderHistory): Promise<void> {
    const since = performance.now();
    const url = this.urls[this.sent++ % this.urls.length] as string;
    const answer = await placeOrder(url, order, this.agent);
    answers.push(answer);
    const at = performance.now();
    this.answers.push({ ...answer, ms: at - since, at });
    if (answer.kind === "unanswered" || answer.kind === "unavailable") await wait(REPEAT_AFTER_MS);
    else slot.undecided = undefined;
  }
}

/** Consecutive orders have different customers and products. */
function* intentions(customers: LoadCustomer[], stock: InitialStock[]): Generator<IntendedOrder, undefined> {
  let made = 0;
  for (const round of stock.keys())
    for (const [index, customer] of customers.entries()) {
      const { productId } = stock[(index + round) % stock.length] as InitialStock;
      made += 1;
      yield {
        customer,
        productId,
        key: randomUUID(),
        qty: 1 + (made % 3),
        via: made % 2 === 0 ? "graphql" : "rest",
      };
    }
}
