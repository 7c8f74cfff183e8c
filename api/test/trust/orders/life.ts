import { giftCardCodeOf } from "@shop/shared/gift-card";
import { randomBytes } from "node:crypto";
import { hashOfCode } from "../../../src/modules/gift-cards/gift-card-code";
import { aDiscount } from "../../support/pricing";
import { createCustomers, type LoadCustomer } from "../support/order-request";
import type { DatabaseClient } from "../support/database-client";
import { send, type HttpAnswer } from "../support/http-client";
import { createProducts, type InitialStock } from "../support/order-consistency";
import type { TwoProcesses } from "./two-processes";

interface GraphQLAnswer {
  data?: Record<string, unknown> | null;
  errors?: { extensions?: { code?: string } }[];
}

/** An order chosen by a step. */
export interface ChosenOrder {
  id: string;
  user_id: string;
}

const FAULT = "INTERNAL_SERVER_ERROR";

/** The initial units of each product. */
const UNITS = 12;

/** Inserts a gift card with an amount in minor units. */
async function aCard(db: DatabaseClient, minor: number): Promise<{ id: string; code: string }> {
  const code = giftCardCodeOf(randomBytes(16));
  const [card] = await db.sql<{ id: string }>(
    `with card as (
        insert into gift_cards (code_hash, last_characters, amount_cents) values ($1, right($2, 4), $3) returning id, amount_cents
      )
      insert into gift_card_entries (card_id, kind, amount_cents) select id, 'ISSUED', amount_cents from card returning card_id as id`,
    [hashOfCode(code), code, minor],
  );
  return { id: (card as { id: string }).id, code };
}

/** The processes of a shop, and the secret of their demo gateway. */
export interface ShopAccess {
  db: DatabaseClient;
  processes: TwoProcesses;
  paymentSecret: string;
  /** Runs the minutely tasks. */
  eachMinute: () => Promise<void>;
}

/** Customers and an admin that use several shop processes, and the facts they know for certain. */
export class Life {
  /** Answers that clients should never get. */
  readonly faults: string[] = [];
  /** The acknowledged orders. */
  readonly acknowledged: string[] = [];

  private constructor(
    readonly shop: ShopAccess,
    /** With all units ever added. */
    readonly products: InitialStock[],
    readonly customers: LoadCustomer[],
    readonly admin: LoadCustomer,
    /** A code with few uses, and one that each customer can use once. */
    readonly discounts: { id: string; code: string }[],
    /** Gift cards for a small and a large order. */
    readonly cards: { id: string; code: string }[],
  ) {}

  /** Creates customers, and products with a small stock, the last one a gift card. */
  static async begin(shop: ShopAccess): Promise<Life> {
    const [admin, ...customers] = await createCustomers(shop.db, 4);
    if (!admin) throw new Error("no admin was created");
    await shop.db.sql("update users set role = 'ADMIN' where id = $1", [admin.id]);
    const discounts = [
      await aDiscount(shop.db, { maxUses: 3 }),
      await aDiscount(shop.db, { amountMinor: 777, oncePerCustomer: true }),
    ];
    const products = await createProducts(shop.db, 5, UNITS);
    await shop.db.sql("update products set gift_card = true where id = $1", [products.at(-1)?.productId]);
    const cards = [await aCard(shop.db, 1_234), await aCard(shop.db, 30_000)];
    return new Life(shop, products, customers, admin, discounts, cards);
  }

  get discountIds(): string[] {
    return this.discounts.map(({ id }) => id);
  }

  get customerIds(): string[] {
    return this.customers.map(({ id }) => id);
  }

  product(chosen: number): InitialStock {
    return this.products[chosen % this.products.length] as InitialStock;
  }

  customer(chosen: number): LoadCustomer {
    return this.customers[chosen % this.customers.length] as LoadCustomer;
  }

  /** A code in half of the cases; otherwise null. */
  code(chosen: number): string | null {
    return this.discounts[chosen % (2 * this.discounts.length)]?.code ?? null;
  }

  /** The code of a gift card in half of the cases; otherwise null. */
  cardCode(chosen: number): string | null {
    return this.cards[chosen % (2 * this.cards.length)]?.code ?? null;
  }

  /** A chosen order; undefined before the first one. */
  async order(chosen: number, of = this.customerIds): Promise<ChosenOrder | undefined> {
    const orders = await this.shop.db.sql<ChosenOrder>(
      "select id, user_id from orders where user_id = any($1) order by created_at, id",
      [of],
    );
    return orders[chosen % orders.length];
  }

  /** Calls a process; undefined if it was killed before it answered, or asks for a retry because it is busy. */
  async call(path: string, request: Parameters<typeof send>[1]): Promise<HttpAnswer | undefined> {
    const answer = await this.shop.processes.ask((url) => send(`${url}${path}`, request));
    if (answer?.status === 503 && answer.headers["retry-after"]) return undefined;
    if (answer && answer.status >= 500) this.faults.push(`${path}: ${answer.status} ${answer.text}`);
    return answer;
  }

  /** The process's GraphQL response, if it answers. */
  async ask(
    { token }: LoadCustomer,
    query: string,
    variables: Record<string, unknown>,
  ): Promise<GraphQLAnswer | undefined> {
    const called = await this.call("/graphql", { token, body: { query, variables } });
    if (!called) return undefined;
    const answer = JSON.parse(called.text) as GraphQLAnswer;
    const codes = answer.errors?.map(({ extensions }) => extensions?.code ?? "") ?? [];
    if (codes.includes(FAULT)) this.faults.push(called.text);
    return answer;
  }

  /**
   * Waits until a killed process has ended in the database, and reads the added units, which may lack an acknowledgement.
   */
  async settle(): Promise<void> {
    await this.shop.processes.settle();
    const found = await this.shop.db.sql<{ id: string; units: number }>(
      `select target_id as id, sum(split_part(detail, ' ', 1)::integer)::integer as units from audit_entries
        where action = 'RESTOCK_PRODUCT' and target_id = any($1) group by target_id`,
      [this.products.map(({ productId }) => productId)],
    );
    for (const product of this.products)
      product.units = UNITS + (found.find(({ id }) => id === product.productId)?.units ?? 0);
  }

  /** Ages the payments by five minutes, and runs the minutely tasks. */
  async letTimePass(): Promise<void> {
    await this.shop.db.sql(
      `update payments set created_at = created_at - interval '5 minutes', checked_at = checked_at - interval '5 minutes'
        where user_id = any($1)`,
      [this.customerIds],
    );
    await this.shop.eachMinute();
  }
}
