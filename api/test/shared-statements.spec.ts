import { Client } from "pg";
import { anOrder, aProduct, asCustomer, asVisitor, type Person } from "./support/builders";
import { startTestShop, type TestShop } from "./support/shop";

const REQUESTS = 100;
/** Twice the number of concurrent statements per lookup, because the requests arrive in several turns of the event loop. */
const STATEMENTS_OF_A_LOOKUP = 4;

let shop: TestShop;
let customers: Person[];
let products: { id: string; name: string }[];
let statements: jest.SpyInstance;
beforeAll(async () => {
  shop = await startTestShop();
  customers = await Promise.all(Array.from({ length: REQUESTS }, () => asCustomer(shop)));
  const product = await aProduct(shop);
  products = [product, ...(await Promise.all(Array.from({ length: 19 }, () => aProduct(shop))))];
  for (const customer of customers) await anOrder(shop, customer, product, { name: customer.id });
  statements = jest.spyOn(Client.prototype, "query");
});
afterAll(async () => {
  statements.mockRestore();
  await shop.stop();
});

/** The number of statements for concurrent requests. */
async function statementsOf<T>(ask: (n: number) => Promise<T>): Promise<[count: number, answers: T[]]> {
  const askAll = () => Promise.all(Array.from({ length: REQUESTS }, (_, n) => ask(n)));
  await askAll(); // the first run fills caches
  statements.mockClear();
  const answers = await askAll();
  return [statements.mock.calls.length, answers];
}

it("reads a hundred viewers and each one's own orders in a few statements", async () => {
  const query = "{ myOrders { nodes { name } pageInfo { endCursor } } }";
  type Mine = { myOrders: { nodes: { name: string }[] } };
  const [count, answers] = await statementsOf((n) => (customers[n] as Person).ask<Mine>(query));
  expect(answers.map(({ myOrders }) => myOrders.nodes.map(({ name }) => name))).toEqual(
    customers.map(({ id }) => [id]),
  );
  expect(count).toBeLessThanOrEqual(2 * STATEMENTS_OF_A_LOOKUP);
});

it("reads the products that a hundred customers ask for in a few statements", async () => {
  const query = "query ($id: ID!) { product(id: $id) { name } me { id } }";
  const [count, answers] = await statementsOf((n) =>
    (customers[n] as Person).ask<object>(query, { id: products[n % 20]?.id }),
  );
  expect(answers).toEqual(
    customers.map(({ id }, n) => ({ product: { name: products[n % 20]?.name }, me: { id } })),
  );
  expect(count).toBeLessThanOrEqual(3 * STATEMENTS_OF_A_LOOKUP);
});

it("reads categories once for all fields of a query that need them", async () => {
  const query = "query ($id: ID!) { categories { id } product(id: $id) { attributes { value } } }";
  const ask = () => asVisitor(shop).ask<object>(query, { id: products[0]?.id });
  await ask();
  statements.mockClear();
  await ask();
  expect(statements).toHaveBeenCalledTimes(2);
});
