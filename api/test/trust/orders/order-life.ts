import { randomUUID } from "node:crypto";
import { CANCEL_ORDER } from "../../support/operations";
import { createCustomers, type LoadCustomer } from "../support/customers";
import type { DatabaseClient } from "../support/database-client";
import { send } from "../support/http-client";
import { createProducts } from "../support/order-consistency";
import { placeOrder } from "../support/order-request";
import type { Step } from "./steps";

interface StockedProduct {
  productId: string;
  /** All units that were ever put in. */
  units: number;
}

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { extensions?: { code?: string } }[];
}

const FAULT_CODES = ["INTERNAL_SERVER_ERROR", "SERVICE_UNAVAILABLE"];
const DELIVER_ORDER = "mutation ($id: ID!) { deliverOrder(id: $id) }";
const RESTOCK = "mutation ($id: ID!, $units: Int!) { restockProduct(id: $id, units: $units) { id } }";
const DELETE_PRODUCT = "mutation ($id: ID!) { deleteProduct(id: $id) }";
const EDIT = `mutation ($id: ID!, $input: EditProductInput!) {
  editProduct(id: $id, input: $input) { __typename }
}`;

/** People who order, pay, cancel, deliver and refund at several processes of a shop, and what they know for certain. */
export class OrderLife {
  /** Answers that nobody should ever get. */
  readonly faults: string[] = [];
  private requests = 0;

  private constructor(
    private readonly db: DatabaseClient,
    private readonly urls: string[],
    readonly products: StockedProduct[],
    private readonly customers: LoadCustomer[],
    private readonly admin: LoadCustomer,
  ) {}

  /** Begins with new customers, and new products that are soon sold out. */
  static async begin(db: DatabaseClient, urls: string[]): Promise<OrderLife> {
    const [admin, ...customers] = await createCustomers(db, 4);
    if (!admin) throw new Error("no admin was created");
    await db.sql("update users set role = 'ADMIN' where id = $1", [admin.id]);
    return new OrderLife(db, urls, await createProducts(db, 4, 12), customers, admin);
  }

  /** Takes a step as its person does. What the shop refuses by a rule changes nothing. */
  async take(step: Step): Promise<unknown> {
    switch (step.kind) {
      case "place":
        return this.place(step);
      case "cancel":
        return this.cancel(step);
      case "deliver":
        return this.ofOrder(step.order, ({ id }) => this.ask(this.admin, DELIVER_ORDER, { id }));
      case "restock":
        return this.restock(step);
      case "edit":
        return this.ask(this.admin, EDIT, {
          id: this.product(step.product).productId,
          input: { version: step.version, price: step.price },
        });
      case "delete":
        return this.ask(this.admin, DELETE_PRODUCT, { id: this.product(step.product).productId });
    }
  }

  private async place({ customer, product, quantity, via }: Step & { kind: "place" }): Promise<void> {
    const order = { customer: this.customer(customer), ...this.product(product), qty: quantity };
    const answer = await placeOrder(this.url(), { ...order, key: randomUUID(), via });
    if (answer.kind !== "acknowledged" && answer.kind !== "refused") this.faults.push(JSON.stringify(answer));
  }

  private cancel({ order, by }: Step & { kind: "cancel" }): Promise<unknown> {
    return this.ofOrder(order, ({ id, user_id }) => {
      const owner = this.customers.find((customer) => customer.id === user_id);
      return this.ask(by === "admin" ? this.admin : (owner as LoadCustomer), CANCEL_ORDER, { id });
    });
  }

  private async restock({ product, units }: Step & { kind: "restock" }): Promise<void> {
    const stocked = this.product(product);
    const { data } = await this.ask(this.admin, RESTOCK, { id: stocked.productId, units });
    if (data?.restockProduct) stocked.units += units;
  }

  /** Acts on one of the orders, if there is one. */
  private async ofOrder(
    chosen: number,
    act: (order: { id: string; user_id: string }) => Promise<unknown>,
  ): Promise<unknown> {
    const orders = await this.db.sql<{ id: string; user_id: string }>(
      "select id, user_id from orders where product_id = any($1) order by created_at, id",
      [this.products.map(({ productId }) => productId)],
    );
    const order = orders[chosen % orders.length];
    return order && act(order);
  }

  private async ask(
    { token }: LoadCustomer,
    query: string,
    variables: Record<string, unknown>,
  ): Promise<Answer> {
    const { status, text } = await send(`${this.url()}/graphql`, { token, body: { query, variables } });
    const answer = JSON.parse(text) as Answer;
    const codes = answer.errors?.map(({ extensions }) => extensions?.code ?? "") ?? [];
    if (status >= 500 || codes.some((code) => FAULT_CODES.includes(code)))
      this.faults.push(`${status}: ${text}`);
    return answer;
  }

  /** Each process in turn. */
  private url(): string {
    this.requests += 1;
    return this.urls[this.requests % this.urls.length] as string;
  }

  private product(chosen: number): StockedProduct {
    return this.products[chosen % this.products.length] as StockedProduct;
  }

  private customer(chosen: number): LoadCustomer {
    return this.customers[chosen % this.customers.length] as LoadCustomer;
  }
}
