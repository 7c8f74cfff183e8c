import { persistedQueries } from "@shop/shared/persisted-queries.generated";
import type { Operation } from "../../capacity/operations";
import { drawEvenly, seededRandom } from "../figures/draws";
import type { BenchLoad } from "../fill-database";
import type { LoadRequest } from "../generator/request";
import { orderScenarios } from "../scenarios/orders";
import { getPage } from "../scenarios/pages";
import { zipfDraws } from "../scenarios/products";
import { at, get, graphql, type Scenario } from "../scenarios/scenario";
import { ADMIN_LIST, DASHBOARD, DELIVER, MY_ORDERS, SIGN_IN } from "./documents";
import {
  addUnpaidOrders,
  adminOf,
  filesOf,
  paidOrders,
  signUp,
  startPayment,
  startPayments,
  type BenchShop,
} from "./prepare";

/** An operation that is a request; a mail is a job. */
export type RequestOperation = Exclude<Operation, "mail">;

/**
 * The next request of each operation, for all connections: an order is placed once, and a payment paid once.
 */
export type OperationRequests = Record<RequestOperation, () => LoadRequest>;

const ACCOUNTS = 40;
const DELIVERIES = 20_000;
const SORTS = ["NEWEST", "NAME", "PRICE_ASC", "PRICE_DESC", "RATING"];

/** Prepares the requests of each operation. At most `payments` payments can be started, and as many paid. */
export async function operationRequests(shop: BenchShop, payments: number): Promise<OperationRequests> {
  const { load } = shop;
  const { products, customers } = load;
  load.renewTokens();
  const zipf = zipfDraws(products);
  const evenly = drawEvenly(products.length, 2 ** 17, seededRandom(3));
  const files = await filesOf(shop.origin);
  const idTokens = await signUp(shop.services.emulatorHost, ACCOUNTS);
  const admin = await adminOf(shop);
  const delivered = await paidOrders(shop, DELIVERIES);
  const unpaid = await addUnpaidOrders(shop, 2 * payments);
  const paths = await startPayments(shop, unpaid.splice(0, payments));
  const [home, list] = [getPage("/"), getPage("/products")];
  const pages = products.map((id) => getPage(`/product/${id}`));
  const queries = products.map((id) => persisted("Product", { id }));
  const lists = SORTS.map((sort) => persisted("Products", { first: 24, sort }));
  const searches = load.searches.map(({ text }) => persisted("Products", { first: 24, search: text }));
  const requests: Record<RequestOperation, (n: number) => LoadRequest> = {
    "home page": () => home,
    "list page": () => list,
    "product page": (n) => at(pages, at(zipf, n)),
    "crawled page": (n) => at(pages, at(evenly, n)),
    file: (n) => at(files, n),
    list: (n) => at(lists, n),
    product: (n) => at(queries, at(zipf, n)),
    search: (n) => at(searches, n),
    "sign-in": (n) => expecting(graphql(SIGN_IN, { idToken: at(idTokens, n) }), '"accessToken":"'),
    "own orders": (n) => expecting(graphql(MY_ORDERS, {}, at(customers, n).token), '"nodes":[{'),
    order: scenarioOf(load, "orders of different products").shop,
    "cart of three": scenarioOf(load, "carts of three").shop,
    "start of a payment": (n) => startPayment(once(unpaid, n)),
    payment: (n) => approval(once(paths, n)),
    "admin list": () => expecting(graphql(ADMIN_LIST, { first: 50 }, admin()), '"nodes":[{'),
    dashboard: () => expecting(graphql(DASHBOARD, {}, admin()), '"salesByDay":[{'),
    delivery: (n) => expecting(graphql(DELIVER, { id: once(delivered, n) }, admin()), '"deliverOrder":1'),
  };
  return Object.fromEntries(
    Object.entries(requests).map(([name, request]) => {
      let asked = 0;
      return [name, () => request(asked++)];
    }),
  ) as OperationRequests;
}

const expecting = (request: LoadRequest, expected: string): LoadRequest => ({ ...request, expected });

/** What can be used only once. */
function once<T>(list: readonly T[], n: number): T {
  const element = list[n];
  if (element === undefined) throw new Error(`Only ${list.length} are prepared.`);
  return element;
}

const scenarioOf = (load: BenchLoad, wanted: string): Scenario =>
  orderScenarios(load).find(({ name }) => name === wanted) as Scenario;

/** What the page of the demo gateway sends: the shop hears of it by a webhook, as from any gateway. */
const approval = (path: string): LoadRequest => ({
  method: "POST",
  path,
  headers: { "content-type": "application/x-www-form-urlencoded" },
  body: "decision=stay",
});

const hashOf = (name: string): string | undefined =>
  Object.entries(persistedQueries).find(([, text]) => text.startsWith(`query ${name}(`))?.[0];

/** A visitor's query as the pages send it (ADR-0013). */
function persisted(operationName: string, variables: object): LoadRequest {
  const extensions = { persistedQuery: { version: 1, sha256Hash: hashOf(operationName) } };
  const parameters = new URLSearchParams({
    operationName,
    variables: JSON.stringify(variables),
    extensions: JSON.stringify(extensions),
  });
  const headers = { accept: "application/json", "accept-encoding": "br" };
  return get(`/graphql?${parameters.toString()}`, headers);
}
