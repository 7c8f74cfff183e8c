import { encodeCursor } from "../../../api/src/data/lists/cursors";
import { OrderSort } from "../../../api/src/modules/orders/list-orders";
import { OrderStatus } from "../../../api/src/modules/orders/order-status.enum";
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
const ORDER = "query ($id: ID!) { order(id: $id) { id number status name total events { at status } } }";
const ORDERS = `query ($status: [OrderStatus!], $sort: OrderSort! = NEWEST, $after: String, $search: String, $customer: ID) {
  orders(first: 50, status: $status, sort: $sort, after: $after, search: $search, customer: $customer) {
    nodes { id number name total } pageInfo { endCursor } totalCount
  }
}`;
const CHANGED = `query ($since: DateTime!) { orders(first: 50, updatedSince: $since) { nodes { id number } pageInfo { endCursor } } }`;
const REFUND = "mutation ($id: ID!) { refundOrder(id: $id) { __typename ... on Order { id } } }";
const CUSTOMER = "query ($id: ID!) { user(id: $id) { email purchases { orders openOrders totalPaid } } }";
const BLOCK = "mutation ($id: ID!) { deleteUser(id: $id) }";
const CUSTOMERS = `query ($search: String) {
  users(first: 50, search: $search) { nodes { id email name role blocked hasPaidOrders } totalCount } newsletterSubscribers
}`;
const REVIEWS = "{ allReviews(first: 50) { nodes { id name rating comment verified } totalCount } }";
const AUDIT = "{ auditEntries(first: 50) { nodes { id doneAt actor action target } totalCount } }";
const DELIVERIES = `query ($id: ID!) { webhook(id: $id) { url deliveries(first: 20) { id event at happenedAt status } } }`;

const sorts = Object.values(OrderSort);

/** The requests of customers and admins that may grow with the orders. */
export async function orderRequests(database: Database, secret: string): Promise<Measured[]> {
  const tokens = new AccessTokens(secret);
  const read = async (sql: string) => (await database.query<{ id: string }[]>(sql)).map(({ id }) => id);
  const customers = await read(
    "select id from users where firebase_uid like 'sizes-%' order by id limit 100",
  );
  const [regular = ""] = await read("select id from users where firebase_uid = 'sizes-1'");
  const [webhook] = await read("select id from webhooks");
  const gone = await read(
    `select id from users where firebase_uid like 'sizes-%' and archived_at is null and not exists (
        select from orders where user_id = users.id and delivered_at is null and cancelled_at is null
      ) order by id desc limit 4000`,
  );
  const placed = await read("select id from orders order by id limit 1000");
  const delivered = await read(
    "select id from orders where delivered_at is not null and refunded_cents = 0 order by id limit 4000",
  );
  const [middle] = await database.query<{ at: Date; id: string }[]>(
    `select created_at as at, id from orders where delivered_at is not null
      order by created_at desc, id desc offset (select least(count(*) / 2, 50000) from orders) limit 1`,
  );
  const after = encodeCursor([middle?.at.toISOString() ?? "", middle?.id ?? ""]);
  const tokenOf = (id: string) => tokens.issue({ userId: id, epoch: 0 }).accessToken;
  const buyers = customers.map(tokenOf);
  const [admin] = await addUsers(database, tokens, "ADMIN", 1);
  const ask = (query: string, variables: object = {}) => graphql(query, variables, admin);
  const status = Object.values(OrderStatus);
  const named = (n: number) => `Customer ${1 + (n % 90)}`;
  return [
    { name: "my orders", request: (n) => graphql(MY_ORDERS, {}, at(buyers, n)) },
    { name: "my orders, of who orders most", request: () => graphql(MY_ORDERS, {}, tokenOf(regular)) },
    { name: "order", request: await placeOrders(database, tokens) },
    { name: "refund", request: (n) => ({ ...ask(REFUND, { id: delivered[n] }), expected: '"Order"' }) },
    { name: "order by id", request: (n) => ask(ORDER, { id: at(placed, n) }) },
    { name: "orders, open", request: () => ask(ADMIN_LIST, { first: 50 }) },
    { name: "orders, open, by any sort", request: (n) => ask(ORDERS, { sort: at(sorts, n) }) },
    { name: "orders, in any state", request: (n) => ask(ORDERS, { status: at(status, n) }) },
    {
      name: "orders, delivered, page 1,000",
      request: () => found(ask(ORDERS, { status: "DELIVERED", after })),
    },
    {
      name: "orders, cancelled, by customer",
      request: () => ask(ORDERS, { status: "CANCELLED", sort: "CUSTOMER" }),
    },
    { name: "orders, counts of the menu", request: () => ask(COUNTS) },
    { name: "orders, open, searched", request: (n) => ask(ORDERS, { search: named(n) }) },
    { name: "orders, all, searched", request: (n) => ask(ORDERS, { search: named(n), status }) },
    { name: "orders of a customer", request: (n) => ask(ORDERS, { customer: at(customers, n), status }) },
    { name: "orders of who orders most", request: () => ask(ORDERS, { customer: regular, status }) },
    { name: "orders, changed since", request: () => found(ask(CHANGED, { since: middle?.at })) },
    { name: "sales of 60 days", request: () => ask(SALES) },
    { name: "best sellers of 30 days", request: () => ask(SELLERS) },
    { name: "ratings of 12 months", request: () => ask(RATINGS) },
    { name: "customers", request: () => found(ask(CUSTOMERS)) },
    { name: "customers, searched", request: (n) => ask(CUSTOMERS, { search: `sizes-${1 + (n % 90)}@` }) },
    { name: "customer", request: (n) => ask(CUSTOMER, { id: at(customers, n) }) },
    {
      name: "customer, blocked",
      request: (n) => ({ ...ask(BLOCK, { id: gone[n] }), expected: '"deleteUser":1' }),
    },
    { name: "reviews", request: () => found(ask(REVIEWS)) },
    { name: "audit", request: () => found(ask(AUDIT)) },
    { name: "deliveries of a webhook", request: () => ask(DELIVERIES, { id: webhook }) },
  ];
}
