import type { BenchLoad } from "./fill-database";
import type { LoadRequest, Scenario } from "./scenario";

const json = { "content-type": "application/json" };
const productFields = "id name description price image rating countInStock createdAt";
const orderFields = "id name email address phone qty productName paid total createdAt";

function graphql(query: string, variables: object = {}, token?: string): LoadRequest {
  const headers = token ? { ...json, authorization: `Bearer ${token}` } : json;
  return { method: "POST", path: "/graphql", headers, body: JSON.stringify({ query, variables }) };
}

const page: LoadRequest = { method: "GET", path: "/", headers: { accept: "text/html" } };
const get = (path: string): LoadRequest => ({ method: "GET", path });

const PLACE = `mutation Place($input: PlaceOrderInput!) {
  placeOrder(input: $input) { __typename ... on Order { ${orderFields} } }
}`;

/** The measured scenarios, each with the same work for the baseline server. */
export function scenarios({ products, customers, hotProduct }: BenchLoad): Scenario[] {
  const at = <T>(list: T[], n: number): T => list[n % list.length] as T;
  const placing = (name: string, productOf: (n: number) => string): Scenario => {
    let placed = 0;
    // each customer orders each product at most once, over both servers' rounds
    const next = () => {
      const n = placed++;
      return { customer: at(customers, n), product: productOf(n), key: `bench-${name}-${n}` };
    };
    return {
      name,
      target: 0.4,
      shop: () => {
        const { customer, product, key } = next();
        const shipping = { name: "Bench", address: "1 Street", phone: "12345" };
        return graphql(
          PLACE,
          { input: { productId: product, qty: 1, ...shipping, idempotencyKey: key } },
          customer.token,
        );
      },
      baseline: () => {
        const { customer, product, key } = next();
        const body = JSON.stringify({ userId: customer.id, productId: product, qty: 1, key });
        return { method: "POST", path: "/order", headers: json, body };
      },
    };
  };
  return [
    {
      name: "list of 24 products",
      target: 0.5,
      shop: () => graphql(`{ products { nodes { ${productFields} } pageInfo { hasNextPage endCursor } } }`),
      baseline: () => get("/list"),
    },
    {
      name: "product by id",
      target: 0.4,
      shop: (n) =>
        graphql(`query($id: ID!) { product(id: $id) { ${productFields} } }`, { id: at(products, n) }),
      baseline: (n) => get(`/product?${at(products, n)}`),
    },
    {
      name: "my orders",
      target: 0.4,
      shop: (n) => graphql(`{ myOrders { nodes { ${orderFields} } } }`, {}, at(customers, n).token),
      baseline: (n) => get(`/my-orders?${at(customers, n).id}`),
    },
    placing("orders of different products", (n) =>
      at(products, Math.floor(n / customers.length) + (n % customers.length)),
    ),
    placing("orders of one product", () => hotProduct),
    { name: "home page, rendered", shop: () => page, baseline: () => get("/home") },
  ];
}
