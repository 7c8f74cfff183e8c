import { AccessTokens } from "../../../api/src/modules/identity/access-token";
import { ADMIN_LIST, MY_ORDERS } from "../costs/documents";
import type { Database } from "../fill-database";
import { at, graphql } from "../scenarios/scenario";
import type { Measured } from "./growth";
import { addUsers, found, placeOrders } from "./product-requests";

const SALES = `{ salesByDay(days: 60, timeZone: "Europe/Berlin") { day orders units revenue paid received unpaid tax shipping } }`;
const SELLERS = `{ bestSellers(first: 6, days: 30, timeZone: "Europe/Berlin") { productName units revenue product { id } } }`;
const RATINGS = `{ ratingsByMonth(months: 12, timeZone: "Europe/Berlin") { month average reviews } }`;
const COUNTS = "{ waitingCounts { paidOrders unpaidOrders sentOrders deliveredOrders allOrders } }";
const DELIVERED = `query ($after: String) {
  orders(first: 50, status: [DELIVERED], after: $after) { nodes { id number name total } pageInfo { endCursor } totalCount }
}`;
const FOUND =
  "query ($search: String!) { orders(first: 50, search: $search) { nodes { id number } totalCount } }";
const CHANGED = `query ($since: DateTime!) { orders(first: 50, updatedSince: $since) { nodes { id number } pageInfo { endCursor } } }`;
const CUSTOMERS = `query ($search: String) {
  users(first: 50, search: $search) { nodes { id email name role blocked hasPaidOrders } totalCount } newsletterSubscribers
}`;
const REVIEWS = "{ allReviews(first: 50) { nodes { id name rating comment } totalCount } }";
const AUDIT = "{ auditEntries(first: 50) { nodes { id doneAt actor action target } totalCount } }";
const DELIVERIES = `query ($id: ID!) { webhook(id: $id) { url deliveries(first: 20) { id event at happenedAt status } } }`;

/** The requests of customers and admins that may grow with the orders. */
export async function orderRequests(database: Database, secret: string): Promise<Measured[]> {
  const tokens = new AccessTokens(secret);
  const customers = await database.query<{ id: string }[]>(
    "select id from users where firebase_uid like 'sizes-%' order by id limit 100",
  );
  const buyers = customers.map(({ id }) => tokens.issue({ userId: id, epoch: 0 }).accessToken);
  const [admin] = await addUsers(database, tokens, "ADMIN", 1);
  const [webhook] = await database.query<{ id: string }[]>("select id from webhooks");
  const [middle] = await database.query<{ at: Date }[]>(
    "select created_at as at from orders order by created_at offset (select count(*) / 2 from orders) limit 1",
  );
  const ask = (query: string, variables: object = {}) => graphql(query, variables, admin);
  return [
    { name: "my orders", request: (n) => graphql(MY_ORDERS, {}, at(buyers, n)) },
    { name: "order", request: await placeOrders(database, tokens) },
    { name: "orders, open", request: () => ask(ADMIN_LIST, { first: 50 }) },
    { name: "orders, delivered", request: () => found(ask(DELIVERED)) },
    { name: "orders, counts of the menu", request: () => ask(COUNTS) },
    { name: "orders, searched", request: (n) => ask(FOUND, { search: `Customer ${1 + (n % 90)}` }) },
    { name: "orders, changed since", request: () => found(ask(CHANGED, { since: middle?.at })) },
    { name: "sales of 60 days", request: () => ask(SALES) },
    { name: "best sellers of 30 days", request: () => ask(SELLERS) },
    { name: "ratings of 12 months", request: () => ask(RATINGS) },
    { name: "customers", request: () => found(ask(CUSTOMERS)) },
    { name: "customers, searched", request: (n) => ask(CUSTOMERS, { search: `sizes-${1 + (n % 90)}@` }) },
    { name: "reviews", request: () => found(ask(REVIEWS)) },
    { name: "audit", request: () => found(ask(AUDIT)) },
    { name: "deliveries of a webhook", request: () => ask(DELIVERIES, { id: webhook?.id }) },
  ];
}
