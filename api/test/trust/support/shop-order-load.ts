import { setTimeout as pause } from "node:timers/promises";
import { asCustomer, type Person } from "../../builders";
import { anOrderBody, anOrderForm, PLACE_ORDER, type PlaceOrderAnswer } from "../../operations";
import type { TestShop } from "../../shop";

/** How one order was answered. */
export interface OrderAnswer {
  /** The order's id, where it was acknowledged. */
  id: string | undefined;
  status: number;
  retryAfter: string | undefined;
  body: unknown;
  /** How long it took, in ms. */
  ms: number;
}

/** More than one customer can order in a test's time: nobody orders the same product twice. */
const PRODUCTS = 1_000;

/** After a refusal a customer waits so long, in ms, and not as long as they were asked to: a test is short. */
const RETRY_DELAY_MS = 50;

interface Customer {
  person: Person;
  overGraphQL: boolean;
  /** What they order now. */
  form: ReturnType<typeof anOrderForm>;
}

/** An order as REST or GraphQL acknowledges it. */
interface Body {
  insertedId?: string;
  data?: PlaceOrderAnswer | null;
}

/**
 * Customers of a shop in this process, who order one product after the other, half of them over GraphQL and half over
 * REST, until they are told to stop. `OrderLoad` does it over HTTP.
 */
export class ShopOrderLoad {
  readonly answers: OrderAnswer[] = [];
  private stopped = false;

  private constructor(
    private readonly customers: Customer[],
    private readonly products: string[],
  ) {}

  /** Registers the customers and puts the products up for sale. */
  static async prepare(shop: TestShop, customers: number): Promise<ShopOrderLoad> {
    const products = await shop.sql<{ id: string }>(
      `insert into products (name, description, price_cents, image, rating, count_in_stock)
        select 'Product ' || n, 'x', 100, '/x', 4, 1000 from generate_series(1, $1::int) n returning id`,
      [PRODUCTS],
    );
    const ids = products.map(({ id }) => id);
    const enter = async (index: number) => ({
      ...{ person: await asCustomer(shop), overGraphQL: index % 2 === 0 },
      form: nextForm(ids[index], ids),
    });
    return new ShopOrderLoad(
      await Promise.all(Array.from({ length: customers }, (_, index) => enter(index))),
      ids,
    );
  }

  /** Orders while `work` runs; what was answered meanwhile. */
  async during(work: () => Promise<unknown>): Promise<OrderAnswer[]> {
    const before = this.answers.length;
    this.stopped = false;
    const ordering = this.customers.map((customer) => this.keepOrdering(customer));
    await work().finally(() => (this.stopped = true));
    await Promise.all(ordering);
    return this.answers.slice(before);
  }

  /** Every customer orders once; what they were answered. */
  once(): Promise<OrderAnswer[]> {
    return this.during(() => Promise.resolve());
  }

  /** The ids of all orders that were acknowledged. */
  get acknowledged(): string[] {
    return this.answers.flatMap(({ id }) => id ?? []);
  }

  /** As a careful client does, an order that was not answered with yes or no is sent again as it was. */
  private async keepOrdering(customer: Customer): Promise<void> {
    do {
      const answer = await placeNext(customer);
      this.answers.push(answer);
      if (answer.status === 503) await pause(RETRY_DELAY_MS);
      else customer.form = nextForm(customer.form.productId, this.products);
    } while (!this.stopped);
  }
}

/** What was answered with neither an order nor 503 and `Retry-After`. */
export function unexpected(answers: OrderAnswer[]): OrderAnswer[] {
  return answers.filter(({ id, status, retryAfter }) => !id && !(status === 503 && Number(retryAfter) > 0));
}

/** The form for the product that follows in the list. */
function nextForm(productId: string | undefined, products: string[]) {
  const next = (productId === undefined ? 0 : products.indexOf(productId) + 1) % products.length;
  return anOrderForm(products[next] as string);
}

async function placeNext({ person, form, overGraphQL }: Customer): Promise<OrderAnswer> {
  const since = performance.now();
  const { idempotencyKey } = form;
  const { status, headers, body } = await (overGraphQL
    ? person.post<Body>("/graphql", { query: PLACE_ORDER, variables: { input: form } })
    : person.post<Body>("/order", anOrderBody(form.productId), { "idempotency-key": idempotencyKey }));
  const id = body.insertedId ?? body.data?.placeOrder?.id;
  return { id, status, retryAfter: headers["retry-after"], body, ms: performance.now() - since };
}
