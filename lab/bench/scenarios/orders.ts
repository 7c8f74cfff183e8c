import { deepStrictEqual } from "node:assert";
import type { BenchLoad, Customer } from "../fill-database";
import { at, dataOf, get, graphql, post, type Scenario } from "./scenario";

const fields = "id name email address phone qty productName paid total createdAt";

const MY_ORDERS = `{ myOrders { nodes { ${fields} } pageInfo { hasNextPage } } }`;
const PLACE = `mutation Place($input: PlaceOrderInput!) {
  placeOrder(input: $input) { __typename ... on Order { ${fields} } }
}`;
const PLACE_CART = `mutation PlaceCart($input: PlaceOrdersInput!) {
  placeOrders(input: $input) { __typename ... on Checkout { orders { ${fields} } } }
}`;

interface Placing extends Pick<Scenario, "name" | "goal" | "priced"> {
  /** The products of the n-th order; their number never changes. */
  productsOf: (n: number) => string[];
  /** Further inputs of the shop's form. */
  choices?: object;
}

const PRICED = "orders with delivery, tax and a code";

type Order = Record<string, unknown>;

/** The last products are reserved for the scenario of orders of one product. */
const HOT_PRODUCTS = 100;

/** Customers read and place orders. A customer orders a product at most once, over both servers' rounds. */
export function orderScenarios({ products, customers }: BenchLoad): Scenario[] {
  const hot = products.slice(-HOT_PRODUCTS);
  const others = products.slice(0, -HOT_PRODUCTS);
  const lapOf = (n: number) => Math.floor(n / customers.length);
  const of = (n: number, offset: number) => at(others, 3 * ((n % customers.length) + lapOf(n)) + offset);
  return [
    myOrders(customers),
    placing(customers, {
      name: "orders of different products",
      goal: 0.9,
      productsOf: (n) => [of(n, others.length >> 1)],
    }),
    placing(customers, {
      name: PRICED,
      goal: { asGoodAs: "orders of different products", times: 0.9 },
      priced: true,
      productsOf: (n) => [of(n, others.length >> 2)],
      choices: { discountCode: "BENCH" },
    }),
    placing(customers, {
      name: "orders of one product",
      goal: 2,
      productsOf: (n) => [at(hot, lapOf(n))],
    }),
    placing(customers, {
      name: "carts of three",
      goal: 0.9,
      productsOf: (n) => [of(n, 0), of(n, 1), of(n, 2)],
    }),
  ];
}

function myOrders(customers: Customer[]): Scenario {
  return {
    name: "my orders",
    goal: 0.6,
    expected: '"nodes":[{',
    shop: (n) => graphql(MY_ORDERS, {}, at(customers, n).token),
    baseline: (n) => get(`/my-orders?${at(customers, n).id}`),
    compare: (ours, theirs) => {
      const { nodes, pageInfo } = dataOf<{ myOrders: { nodes: Order[]; pageInfo: object } }>(ours).myOrders;
      deepStrictEqual({ nodes, ...pageInfo }, dataOf<object>(theirs));
    },
  };
}

function placing(
  customers: Customer[],
  { name, goal, priced = false, productsOf, choices }: Placing,
): Scenario {
  let placed = 0;
  const next = () => {
    const n = placed++;
    return { customer: at(customers, n), productIds: productsOf(n), key: `bench-${name}-${n}` };
  };
  return {
    ...{ name, goal, priced },
    expected: '"productName":"',
    shop: () => {
      const { customer, productIds, key: idempotencyKey } = next();
      const shipping = { name: "Bench", address: "1 Street", phone: "12345", idempotencyKey, ...choices };
      const [productId] = productIds;
      const items = productIds.map((id) => ({ productId: id, qty: 1 }));
      return items.length > 1
        ? graphql(PLACE_CART, { input: { ...shipping, items } }, customer.token)
        : graphql(PLACE, { input: { ...shipping, productId, qty: 1 } }, customer.token);
    },
    baseline: () => {
      const { customer, productIds, key } = next();
      const path = productIds.length > 1 ? "/cart" : "/order";
      return post(path, { userId: customer.id, productIds, qty: 1, key });
    },
    compare: (ours, theirs) => deepStrictEqual(ordersOf(ours).map(shapeOf), ordersOf(theirs).map(shapeOf)),
  };
}

/** The orders in either server's response. */
function ordersOf(body: string): Order[] {
  const { placeOrder, placeOrders, ...found } = dataOf<Record<string, Order>>(body);
  const placed = placeOrder ?? placeOrders ?? found;
  return "orders" in placed ? (placed.orders as Order[]) : [placed];
}

/** An order without the fields that differ between customers and products. */
function shapeOf({ __typename: _, ...order }: Order): Order {
  for (const field of ["id", "email", "productName", "total", "createdAt"])
    order[field] = typeof order[field];
  return order;
}
