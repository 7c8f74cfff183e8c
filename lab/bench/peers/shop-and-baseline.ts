import { AccessTokens } from "../../../api/src/modules/identity/access-token";
import { runClosedLoop } from "../generator/closed-loop";
import type { LoadRequest } from "../generator/request";
import type { ServerProcess } from "../processes";
import { getPage, shows } from "../scenarios/pages";
import { at, get, graphql, post } from "../scenarios/scenario";
import { takeSteps } from "./load-steps";
import {
  BUYERS,
  NEWEST_ON_HOME,
  type Contender,
  type Customer,
  type Entry,
  nthOrder,
  type Product,
  type Rows,
  type Task,
  type Work,
} from "./work";

type Requests = Record<Work, (n: number) => LoadRequest>;

const productFields = "id name description price image rating countInStock createdAt";
const orderFields = "id name email address phone qty productName paid total createdAt";
const queries = {
  list: `{ products { nodes { ${productFields} } pageInfo { hasNextPage endCursor } } }`,
  product: `query($id: ID!) { product(id: $id) { ${productFields} } }`,
  myOrders: `{ myOrders { nodes { ${orderFields} } } }`,
  place: `mutation($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename ... on Order { ${orderFields} } } }`,
};

/** Both servers, and the secret that the shop's access tokens are signed with. */
interface Servers {
  shop: ServerProcess;
  baseline: ServerProcess;
  secret: string;
}

/** A customer with an access token of the shop. */
interface SignedIn extends Customer {
  token: string;
}

/** The n-th request is made for these. */
interface Parties {
  products: Product[];
  customers: SignedIn[];
  /** An order that nobody has placed yet. */
  next(): { customer: SignedIn; product: Product; key: string };
}

/** The shop and the baseline server, which share a database: no order of one repeats an order of the other. */
export function shopAndBaseline({ shop, baseline, secret }: Servers, rows: Rows): Contender[] {
  const tokens = new AccessTokens(secret); // issued now and not with the rows, because they soon expire
  const signIn = (user: Customer) => ({
    ...user,
    token: tokens.issue({ userId: user.id, epoch: 0 }).accessToken,
  });
  const customers = rows.customers.map(signIn);
  let placed = 0;
  const next = () => {
    const n = placed++;
    const { customer, product } = nthOrder(rows, n);
    return { customer: at(customers, customer), product: at(rows.products, product), key: `bench-${n}` };
  };
  const parties = { products: rows.products, customers, next };
  const toBaseline = requestsToBaseline(parties);
  const finished = get("/file/home");
  return [
    contender("shop", shop, requestsToShop(parties), readShop, rows),
    contender("baseline", baseline, toBaseline, readBaseline, rows),
    {
      ...contender("a file", baseline, { ...toBaseline, "home page": () => finished }, readBaseline, rows),
      works: ["home page"],
    },
  ];
}

function contender(
  name: string,
  { origin, pid }: ServerProcess,
  requests: Requests,
  read: (task: Task, answer: never) => Entry[],
  { products }: Rows,
): Contender {
  let sent = 0;
  return {
    name,
    pids: [pid],
    ask: async (work, n) => {
      const text = await takeSteps(origin, [requests[work](n)]);
      if (work !== "home page") return read(work, JSON.parse(text) as never);
      return products.filter(({ name }) => shows(text, name)).slice(0, NEWEST_ON_HOME); // it has others as well
    },
    load: (work, seconds) => runClosedLoop({ origin, request: () => requests[work](sent++) }, seconds),
  };
}

function requestsToShop({ products, customers, next }: Parties): Requests {
  const list = graphql(queries.list);
  const home = getPage("/");
  return {
    "list of 24 products": () => list,
    "product by id": (n) => graphql(queries.product, { id: at(products, n).id }),
    "my orders": (n) => graphql(queries.myOrders, {}, at(customers, n % BUYERS).token),
    "an order": () => {
      const { customer, product, key } = next();
      const shipping = { name: "Bench", address: "1 Street", phone: "12345" };
      const input = { productId: product.id, qty: 1, ...shipping, idempotencyKey: key };
      return { ...graphql(queries.place, { input }, customer.token), expected: '"__typename":"Order"' };
    },
    "home page": () => home,
  };
}

function requestsToBaseline({ products, customers, next }: Parties): Requests {
  const list = get("/list");
  const home = get("/page/home");
  return {
    "list of 24 products": () => list,
    "product by id": (n) => get(`/product?${at(products, n).id}`),
    "my orders": (n) => get(`/my-orders?${at(customers, n % BUYERS).id}`),
    "an order": () => {
      const { customer, product, key } = next();
      return post("/order", { userId: customer.id, productIds: [product.id], qty: 1, key });
    },
    "home page": () => home,
  };
}

interface ProductAnswer {
  name: string;
  description: string;
  price: number;
}

interface OrderAnswer {
  productName: string;
  qty: number;
  total: number;
}

const ofProduct = ({ name, description, price }: ProductAnswer): Entry => ({
  name,
  description,
  cents: Math.round(price * 100),
});
const ofOrder = ({ productName, qty, total }: OrderAnswer): Entry => ({
  name: productName,
  qty,
  cents: Math.round(total * 100),
});

interface ShopAnswer {
  products: { nodes: ProductAnswer[] };
  product: ProductAnswer;
  myOrders: { nodes: OrderAnswer[] };
  placeOrder: OrderAnswer;
}

function readShop(task: Task, { data }: { data: ShopAnswer }): Entry[] {
  switch (task) {
    case "list of 24 products":
      return data.products.nodes.map(ofProduct);
    case "product by id":
      return [ofProduct(data.product)];
    case "my orders":
      return data.myOrders.nodes.map(ofOrder);
    case "an order":
      return [ofOrder(data.placeOrder)];
  }
}

function readBaseline(task: Task, { data }: { data: never }): Entry[] {
  switch (task) {
    case "list of 24 products":
      return (data as { nodes: ProductAnswer[] }).nodes.map(ofProduct);
    case "product by id":
      return [ofProduct(data)];
    case "my orders":
      return (data as { nodes: OrderAnswer[] }).nodes.map(ofOrder);
    case "an order":
      return [ofOrder(data)];
  }
}
