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

/** An order as a step chooses it. */
export interface ChosenOrder {
  id: string;
  user_id: string;
}

const FAULT = "INTERNAL_SERVER_ERROR";

/** The units of each product at the beginning. */
const UNITS = 12;

/** The processes of a shop, and the secret of their demo gateway. */
export interface ShopAccess {
  db: DatabaseClient;
  processes: TwoProcesses;
  paymentSecret: string;
  /** Does what the shop does each minute. */
  eachMinute: () => Promise<void>;
}

/** People who order, pay, cancel, deliver and refund at several processes of a shop, and what they know for certain. */
export class Life {
  /** Answers that nobody should ever get. */
  readonly faults: string[] = [];
  /** Orders of which their customers were told. */
  readonly acknowledged: string[] = [];

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
    return new Life(shop, await createProducts(shop.db, 4, UNITS), customers, admin, discounts);
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

  /** Calls a process; undefined if it was killed before it answered, or is so busy that it asks to be called later. */
  async call(path: string, request: Parameters<typeof send>[1]): Promise<HttpAnswer | undefined> {
    const answer = await this.shop.processes.ask((url) => send(`${url}${path}`, request));
    if (answer?.status === 503 && answer.headers["retry-after"]) return undefined;
    if (answer && answer.status >= 500) this.faults.push(`${path}: ${answer.status} ${answer.text}`);
    return answer;
  }

  /** The answer of a process, if it gives one. */
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

  /** Waits for what a killed process has begun, and looks which units were put in: nobody may have been told. */
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

  /** Lets five minutes pass for the payments, and the shop do what it does each minute. */
  async letTimePass(): Promise<void> {
    await this.shop.db.sql(
      `update payments set created_at = created_at - interval '5 minutes', checked_at = checked_at - interval '5 minutes'
        where user_id = any($1)`,
      [this.customerIds],
    );
    await this.shop.eachMinute();
  }
}
