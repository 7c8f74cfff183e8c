import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { waitUntil } from "../../../embedded/processes";
import type { OrderTotals } from "./order-totals";
import { atEnd } from "./cleanup";
import { manyCustomers, type LoadCustomer } from "./customers";
import { keepAlive } from "./http-client";
import { faultsOfBooks, manyProducts, type Stock } from "./expect-consistent-stock";
import { placeOrder, type IntendedOrder, type OrderAnswer, type OrderHistory } from "./order-request";

/** An answer, and how long it took, in ms. */
export type TimedAnswer = OrderAnswer & { ms: number };

interface OrderLoadSettings {
  /** Where to send the orders; a shop's address, or a proxy's. */
  url: string;
  /** How many orders are under way at the same time. */
  concurrency?: number;
}

/** One of the orders that are under way at the same time. */
interface Slot {
  undecided?: OrderHistory | undefined;
}

const PRODUCTS = 200;
const UNITS = 1_000_000;
const CUSTOMERS = 1_000;

/** How long a customer waits before the same order is sent again. */
const REPEAT_AFTER_MS = 50;
const FURTHER_TIMEOUT_MS = 60_000;

/**
 * Customers who order until they are told to stop, every customer each product once, GraphQL and REST by turns. Whoever gets no
 * answer, or is told to come back, sends the same order with the same key again until the shop has decided.
 */
export class OrderLoad {
  readonly histories: OrderHistory[] = [];
  /** All answers, in the order in which they came. */
  readonly answers: TimedAnswer[] = [];
  private readonly agent = keepAlive();
  private readonly intended: Iterator<IntendedOrder, undefined>;
  private readonly slots: Slot[];
  private working: Promise<unknown> = Promise.resolve();
  private paused = true;
  private aborted = false;

  private constructor(
    private readonly settings: OrderLoadSettings,
    private readonly stock: Stock[],
    customers: LoadCustomer[],
  ) {
    this.intended = intentions(customers, stock);
    this.slots = Array.from({ length: settings.concurrency ?? 8 }, () => ({}));
    atEnd(() => {
      this.aborted = true;
      return this.stop();
    });
  }

  /** Registers customers and puts products up for sale; nothing is ordered yet. */
  static async prepare(books: OrderTotals, settings: OrderLoadSettings): Promise<OrderLoad> {
    const stock = await manyProducts(books, PRODUCTS, UNITS);
    return new OrderLoad(settings, stock, await manyCustomers(books, CUSTOMERS));
  }

  /** Prepares a load and begins to order. */
  static async start(books: OrderTotals, settings: OrderLoadSettings): Promise<OrderLoad> {
    const load = await OrderLoad.prepare(books, settings);
    load.resume();
    return load;
  }

  /** Orders while `work` runs; what was answered meanwhile. */
  async during(work: () => Promise<unknown>): Promise<TimedAnswer[]> {
    const before = this.answers.length;
    this.resume();
    await work().finally(() => this.pause());
    return this.answers.slice(before);
  }

  /** Sends as many orders as are under way at the same time, each once; what they were answered. */
  once(): Promise<TimedAnswer[]> {
    return this.during(() => Promise.resolve());
  }

  /** Resolves when so many further orders have been acknowledged. */
  async further(orders: number): Promise<void> {
    const wanted = this.acknowledged + orders;
    if (!(await waitUntil(() => this.acknowledged >= wanted, FURTHER_TIMEOUT_MS)))
      throw new Error(
        `only ${this.acknowledged} of ${wanted} orders were acknowledged: ${JSON.stringify(this.answers.at(-1))}`,
      );
  }

  /** No new orders; resolves with all histories when those that were begun are decided. */
  async stop(): Promise<OrderHistory[]> {
    await this.pause();
    await Promise.all(this.slots.map((slot) => this.decide(slot)));
    this.agent.destroy();
    return this.histories;
  }

  /** In what the books differ from what the customers were told; see `faultsOfBooks`. */
  faults(books: OrderTotals): Promise<string[]> {
    return faultsOfBooks(books, this.histories, this.stock);
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
    const answer = await placeOrder(this.settings.url, order, this.agent);
    answers.push(answer);
    this.answers.push({ ...answer, ms: performance.now() - since });
    if (answer.kind === "unanswered" || answer.kind === "unavailable") await wait(REPEAT_AFTER_MS);
    else slot.undecided = undefined;
  }
}

/** Orders that follow each other are of different customers, and for different products. */
function* intentions(customers: LoadCustomer[], stock: Stock[]): Generator<IntendedOrder, undefined> {
  let made = 0;
  for (const round of stock.keys())
    for (const [index, customer] of customers.entries()) {
      const { productId } = stock[(index + round) % stock.length] as Stock;
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
