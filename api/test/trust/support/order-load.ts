import { randomUUID } from "node:crypto";
import { waitUntil } from "../../../src/embedded/processes";
import { atEnd } from "./cleanup";
import type { LoadCustomer } from "./customers";
import { keepAlive } from "./http-client";
import { placeOrder, type IntendedOrder, type OrderAnswer } from "./order-request";

/** An intended order and every answer to it, in order. */
export interface OrderHistory {
  order: IntendedOrder;
  answers: OrderAnswer[];
}

/** What a load orders, and how. */
export interface OrderLoadSettings {
  /** Where to send the next request; a shop's address, or a proxy's. */
  url: string;
  customers: LoadCustomer[];
  productIds: string[];
  /** How many customers order at the same time. */
  concurrency?: number;
}

/** How long a customer waits before the same order is sent again. */
const REPEAT_AFTER_MS = 50;
const FURTHER_TIMEOUT_MS = 60_000;

/**
 * Customers who order until they are told to stop, every customer each product once, GraphQL and REST by turns. Whoever gets no
 * answer, or is told to come back, sends the same order with the same key again until the shop has decided.
 */
export class OrderLoad {
  readonly histories: OrderHistory[] = [];
  private readonly agent = keepAlive();
  private readonly intended: Iterator<IntendedOrder>;
  private readonly working: Promise<void>[];
  private acknowledged = 0;
  private stopping = false;
  private aborted = false;

  constructor(private readonly settings: OrderLoadSettings) {
    atEnd(() => {
      this.aborted = true;
      return this.stop();
    });
    this.intended = intentions(settings);
    this.working = Array.from({ length: settings.concurrency ?? 8 }, () => this.work());
  }

  /** Resolves when so many further orders have been acknowledged. */
  async further(orders: number): Promise<void> {
    const wanted = this.acknowledged + orders;
    if (!(await waitUntil(() => this.acknowledged >= wanted, FURTHER_TIMEOUT_MS)))
      throw new Error(
        `only ${this.acknowledged} of ${wanted} orders were acknowledged: ${JSON.stringify(this.histories.at(-1)?.answers.at(-1))}`,
      );
  }

  /** No new orders; resolves with all histories when those that were begun are decided. */
  async stop(): Promise<OrderHistory[]> {
    this.stopping = true;
    await Promise.all(this.working);
    this.agent.destroy();
    return this.histories;
  }

  private async work(): Promise<void> {
    while (!this.stopping) {
      const { value, done } = this.intended.next() as IteratorResult<IntendedOrder, undefined>;
      if (done) return;
      const history: OrderHistory = { order: value, answers: [] };
      this.histories.push(history);
      await this.decide(history);
    }
  }

  private async decide({ order, answers }: OrderHistory): Promise<void> {
    while (!this.aborted) {
      const answer = await placeOrder(this.settings.url, order, this.agent);
      answers.push(answer);
      if (answer.kind === "acknowledged") this.acknowledged += 1;
      if (answer.kind !== "unanswered" && answer.kind !== "unavailable") return;
      await new Promise((wake) => setTimeout(wake, REPEAT_AFTER_MS));
    }
  }
}

function* intentions({ customers, productIds }: OrderLoadSettings): Generator<IntendedOrder, undefined> {
  let made = 0;
  for (const productId of productIds)
    for (const customer of customers) {
      made += 1;
      yield {
        ...{ customer, productId, key: randomUUID(), qty: 1 + (made % 3) },
        via: made % 2 === 0 ? "graphql" : "rest",
      };
    }
}
