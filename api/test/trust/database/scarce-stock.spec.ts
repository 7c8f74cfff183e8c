import { randomUUID } from "node:crypto";
import { createTestDatabase } from "../../support/database";
import { CANCEL_ORDER } from "../../support/operations";
import { openDatabase, type DatabaseClient } from "../support/database-client";
import { onCleanup } from "../support/on-cleanup";
import {
  createCustomers,
  type LoadCustomer,
  placeOrderUntilDecided,
  type IntendedOrder,
  type OrderHistory,
} from "../support/order-request";
import { isLongRun } from "../../support/needs";
import { keepAlive, sendUntilServed, type HttpAnswer } from "../support/http-client";
import {
  countAnswers,
  findInconsistencies,
  createProducts,
  type InitialStock,
} from "../support/order-consistency";
import { ShopProcess } from "../support/shop-process";

let db: DatabaseClient;
let shops: ShopProcess[];
/** Limits the concurrent requests; in the long version all of them run concurrently. */
const agent = keepAlive(isLongRun ? 500 : 20);
beforeAll(async () => {
  const database = await createTestDatabase();
  onCleanup(() => database.drop());
  onCleanup(() => agent.destroy());
  db = openDatabase(database.url);
  shops = await Promise.all(
    [database.url, database.url].map((databaseUrl) =>
      ShopProcess.start({ databaseUrl, env: { MAX_UNPAID_UNITS: "40" } }),
    ),
  );
}, 300_000);
afterEach(() => db.sql("drop function if exists linger cascade"));
beforeEach(() => db.sql("truncate orders, reviews, products cascade"));

/** Alternates between the processes every two requests, so that each gets GraphQL and REST. */
const urlOf = (request: number) => (shops[Math.floor(request / 2) % 2] as ShopProcess).url;
const viaOf = (request: number) => (request % 2 === 0 ? "graphql" : "rest");

/** Sends all orders concurrently, half of them to each process, half of them over GraphQL. */
function orderAtOnce(orders: Omit<IntendedOrder, "via">[]): Promise<OrderHistory[]> {
  const histories = orders.map(async (wanted, request) => {
    const order = { ...wanted, via: viaOf(request) } as const;
    return { order, answers: [await placeOrderUntilDecided(urlOf(request), order, agent)] };
  });
  return Promise.all(histories);
}

const anOrder = (customer: LoadCustomer, { productId }: InitialStock, qty = 1) => ({
  customer,
  productId,
  qty,
  key: randomUUID(),
});

async function oneProduct(units: number): Promise<InitialStock> {
  const [stock] = await createProducts(db, 1, units);
  return stock as InitialStock;
}

async function oneCustomer(): Promise<LoadCustomer> {
  const [customer] = await createCustomers(db, 1);
  return customer as LoadCustomer;
}

const unitsLeft = async ({ productId }: InitialStock) =>
  (
    await db.sql<{ units: number }>("select count_in_stock as units from products where id = $1", [productId])
  )[0]?.units;

it.each([
  [500, 101],
  [50, 2],
])(
  "sells to %i customers at once all but one of %i units, and refuses the others cleanly",
  async (buyers, units) => {
    const stock = await oneProduct(units);
    const customers = await createCustomers(db, buyers);
    const histories = await orderAtOnce(customers.map((customer) => anOrder(customer, stock)));

    const { acknowledged, ...refused } = countAnswers(histories);
    expect(acknowledged).toBe(units - 1);
    // the same refusal over REST and over GraphQL
    const { "refused Conflict": byRest = 0, "refused InsufficientStock": byGraphQL = 0, ...others } = refused;
    expect([byRest + byGraphQL, others]).toEqual([buyers - units + 1, {}]);
    expect(await unitsLeft(stock)).toBe(1);
    expect(await findInconsistencies(db, histories, [stock])).toEqual([]);
  },
  300_000,
);

it("places one order for a form that arrives two hundred times at once", async () => {
  const [stock, customer] = [await oneProduct(10), await oneCustomer()];
  const form = anOrder(customer, stock, 3);
  const histories = await orderAtOnce(Array.from({ length: 200 }, () => form));
  expect(countAnswers(histories)).toEqual({ acknowledged: 200 });
  const answers = histories.flatMap(({ order, answers }) =>
    answers.map((answer) => ({ order, answers: [answer] })),
  );
  expect(await findInconsistencies(db, answers, [stock])).toEqual([]);
  expect(await unitsLeft(stock)).toBe(7);
});

it("takes one of a hundred reviews that a customer sends at once", async () => {
  const { token } = await oneCustomer();
  const input = { rating: 4, comment: "Good." };
  const query = "mutation ($input: AddReviewInput!) { addReview(input: $input) { __typename } }";
  const sendReview = (request: number) =>
    viaOf(request) === "graphql"
      ? sendUntilServed(`${urlOf(request)}/graphql`, { token, agent, body: { query, variables: { input } } })
      : sendUntilServed(`${urlOf(request)}/userReviews`, { token, agent, body: input });
  const answers = await Promise.all(Array.from({ length: 100 }, (_, request) => sendReview(request)));

  const taken = ['{"data":{"addReview":{"__typename":"Review"}}}', '{"acknowledged":true,"success":true}'];
  const refused = [
    '{"data":{"addReview":{"__typename":"AlreadyReviewed"}}}',
    '{"acknowledged":false,"success":false}',
  ];
  const among = (texts: string[]) =>
    answers.filter(({ status, text }) => status === 200 && texts.includes(text.trim()));
  expect([among(taken).length, among(refused).length]).toEqual([1, 99]);
  expect(await db.sql("select from reviews")).toHaveLength(1);
});

/** Delays each order's commit after its insert, so that concurrent requests meet the uncommitted order. */
async function slowInserts(): Promise<void> {
  await db.sql(`create function linger() returns trigger language plpgsql as $$
    begin perform pg_sleep(0.05); return null; end $$`);
  await db.sql("create trigger linger after insert on orders for each row execute function linger()");
}

it("never lets the unpaid orders of a customer have more units than are allowed, though two processes count them", async () => {
  const customers = await createCustomers(db, 5);
  const stock = await createProducts(db, 50, 500);
  await slowInserts();
  const orders = stock.map((product, at) =>
    anOrder(customers[Math.floor(at / 10)] as LoadCustomer, product, 30),
  );
  const histories = await orderAtOnce(orders);

  const { acknowledged, ...refused } = countAnswers(histories);
  expect(acknowledged).toBe(customers.length); // a second one would make it 60 of 40 units
  expect(Object.keys(refused).sort()).toEqual(["refused Conflict", "refused LimitExceeded"]);
  expect(await findInconsistencies(db, histories, stock)).toEqual([]);
});

it("returns the units of an order once where it is cancelled twenty times at once", async () => {
  const [stock, customer] = [await oneProduct(100), await oneCustomer()];
  await orderAtOnce([anOrder(customer, stock, 40)]);
  const [order] = await db.sql<{ id: string }>("select id from orders");
  const body = { query: CANCEL_ORDER, variables: { id: order?.id } };
  const cancelAt = (request: number) =>
    sendUntilServed(`${urlOf(request)}/graphql`, { token: customer.token, agent, body });
  const answers = await Promise.all(Array.from({ length: 20 }, (_, request) => cancelAt(request)));

  expect(answers.map(codeOf).sort()).toEqual([...Array<string>(19).fill("CONFLICT"), "cancelled"]);
  expect(await unitsLeft(stock)).toBe(100);
});

/** The result of a cancellation. */
function codeOf({ status, text }: HttpAnswer): string {
  const { errors } = JSON.parse(text) as { errors?: { extensions: { code: string } }[] };
  return errors?.[0]?.extensions.code ?? (status === 200 ? "cancelled" : String(status));
}
