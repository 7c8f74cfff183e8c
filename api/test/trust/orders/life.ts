import { aDiscount } from "../../support/pricing";
import { createCustomers, type LoadCustomer } from "../support/order-request";
import type { DatabaseClient } from "../support/database-client";
import { send, type HttpAnswer } from "../support/http-client";
import { createProducts, type InitialStock } from "../support/order-consistency";

interface GraphQLAnswer {
  data?: Record<string, unknown> | null;
  errors?: { extensions?: { code?: string } }[];
}

/** An order as a step chooses it. */
export interface ChosenOrder {
  id: string;
  user_id: string;
}

const FAULT_CODES = ["INTERNAL_SERVER_ERROR", "SERVICE_UNAVAILABLE"];

/** Where the processes of a shop are, and the secret of their demo gateway. */
export interface ShopAccess {
  db: DatabaseClient;
  urls: string[];
  paymentSecret: string;
  /** Does what the shop does each minute. */
  eachMinute: () => Promise<void>;
}

/** People who order, pay, cancel, deliver and refund at several processes of a shop, and what they know for certain. */
export class Life {
  /** Answers that nobody should ever get. */
  readonly faults: string[] = [];
  private requests = 0;

  private constructor(
    readonly shop: ShopAccess,
    /** With all units that were ever put in. */
    readonly products: InitialStock[],
    readonly customers: LoadCustomer[],
    readonly admin: LoadCustomer,
    /** One with few uses, and one for once per customer. */
    readonly discounts: { id: string; code: string }[],
  ) {}

  /** Begins with new customers, and new products that are soon sold out. */
  static async begin(shop: ShopAccess): Promise<Life> {
    const [admin, ...customers] = await createCustomers(shop.db, 4);
    if (!admin) throw new Error("no admin was created");
    await shop.db.sql("update users set role = 'ADMIN' where id = $1", [admin.id]);
    const discounts = [
      await aDiscount(shop.db, { maxUses: 3 }),
      await aDiscount(shop.db, { amountCents: 777, oncePerCustomer: true }),
    ];
    return new Life(shop, await createProducts(shop.db, 4, 12), customers, admin, discounts);
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

  /** One of the codes; null for the others, which are as many. */
  code(chosen: number): string | null {
    return this.discounts[chosen % (2 * this.discounts.length)]?.code ?? null;
  }

  /** One of the orders; undefined before there is one. */
  async order(chosen: number, of = this.customerIds): Promise<ChosenOrder | undefined> {
    const orders = await this.shop.db.sql<ChosenOrder>(
      "select id, user_id from orders where user_id = any($1) order by created_at, id",
      [of],
    );
    return orders[chosen % orders.length];
  }

  /** Calls a process, each in its turn. */
  async call(path: string, request: Parameters<typeof send>[1]): Promise<HttpAnswer> {
    const answer = await send(`${this.url()}${path}`, request);
    if (answer.status >= 500) this.faults.push(`${path}: ${answer.status} ${answer.text}`);
    return answer;
  }

  async ask(
    { token }: LoadCustomer,
    query: string,
    variables: Record<string, unknown>,
  ): Promise<GraphQLAnswer> {
    const { text } = await this.call("/graphql", { token, body: { query, variables } });
    const answer = JSON.parse(text) as GraphQLAnswer;
    const codes = answer.errors?.map(({ extensions }) => extensions?.code ?? "") ?? [];
    if (codes.some((code) => FAULT_CODES.includes(code))) this.faults.push(text);
    return answer;
  }

  /** Lets five minutes pass for the payments, and the shop do what it does each minute. */
  async letTimePass(): Promise<void> {
    await this.shop.db.sql(
      `update payments set created_at = created_at - interval '5 minutes', checked_at = checked_at - interval '5 minutes'
        where user_id = any($1)`,
      [this.customerIds],
    );
    await this.shop.eachMinute();
  }

  url(): string {
    this.requests += 1;
    return this.shop.urls[this.requests % this.shop.urls.length] as string;
  }
}
