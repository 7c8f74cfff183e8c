import { encodeCursor } from "../../../api/src/data/lists/cursors";
import { AccessTokens } from "../../../api/src/modules/identity/access-token";
import type { Database } from "../fill-database";
import type { LoadRequest } from "../generator/request";
import { at, graphql } from "../scenarios/scenario";

/** What is measured; `limit` is how many times its p99 with 10,000 products it may take with a million. */
export const measuredNames: readonly { name: string; limit?: number }[] = [
  { name: "first page", limit: 1.5 },
  { name: "deep page", limit: 1.5 },
  { name: "count of all", limit: 1.5 },
  { name: "search, two words", limit: 3 },
  { name: "search, a common word", limit: 3 },
  { name: "search with a slip", limit: 3 },
  { name: "count of a search", limit: 3 },
  { name: "order" },
  { name: "dashboard" },
];

/** The n-th request of one kind. */
export interface Measured {
  name: string;
  request: (n: number) => LoadRequest;
}

const LIST = `query ($sort: ProductSort!, $after: String) {
  products(sort: $sort, after: $after) { nodes { id name price image rating countInStock } pageInfo { hasNextPage endCursor } }
}`;
const SEARCH = `query ($search: String!) {
  products(search: $search) { nodes { id name price image rating countInStock } pageInfo { hasNextPage endCursor } }
}`;
const COUNT = "query ($search: String) { products(first: 1, search: $search) { totalCount } }";
const PLACE = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) { __typename ... on Order { id productName } }
}`;
const DASHBOARD = `{
  salesByDay(days: 60) { day orders revenue paid } bestSellers(first: 6, days: 30) { productName units }
  orders(first: 1) { totalCount } ratingsByMonth(months: 12) { month average }
}`;

const sorts = ["NEWEST", "NAME", "PRICE_ASC", "PRICE_DESC", "RATING"] as const;
const twoWords = [
  "cordless drill",
  "dive watch",
  "titanium case",
  "field watch",
  "ceramic bezel",
  "circular saw",
];
const slips = ["chronogaph", "cordles", "titaniun", "regulater", "wathc", "stainles", "automtic", "bezle"];

/** The requests, for a database filled to its size. */
export async function requestsFor(database: Database, secret: string): Promise<Measured[]> {
  const cursors = await deepCursors(database);
  const tokens = new AccessTokens(secret);
  const addUsers = async (role: string, count: number) =>
    (await insertUsers(database, role, count)).map(
      (userId) => tokens.issue({ userId, epoch: 0 }).accessToken,
    );
  const customers = await addUsers("CUSTOMER", 60);
  const [admin] = await addUsers("ADMIN", 1);
  const products = await database.query<{ id: string }[]>(
    "select id from products where count_in_stock > 300 order by id limit 60",
  );
  const order = (n: number) => inputOf(at(products, Math.floor(n / customers.length)).id, n);
  const search = (texts: string[]) => (n: number) => found(graphql(SEARCH, { search: at(texts, n) }));
  const requests: Measured["request"][] = [
    (n) => found(graphql(LIST, { sort: at(sorts, n) })),
    (n) => found(graphql(LIST, { sort: at(sorts, n), after: at(cursors, n) })),
    () => graphql(COUNT),
    search(twoWords),
    search(["watch"]),
    search(slips),
    (n) => graphql(COUNT, { search: at(twoWords, n) }),
    (n) => expecting(graphql(PLACE, { input: order(n) }, at(customers, n)), '"productName":"'),
    () => expecting(graphql(DASHBOARD, {}, admin), '"salesByDay":[{'),
  ];
  return requests.map((request, at) => ({ name: (measuredNames[at] as Measured).name, request }));
}

const expecting = (request: LoadRequest, expected: string): LoadRequest => ({ ...request, expected });
const found = (request: LoadRequest) => expecting(request, '"nodes":[{');

const inputOf = (productId: string, n: number) => ({
  productId,
  qty: 1,
  name: "Bench",
  address: "1 Street",
  phone: "12345",
  idempotencyKey: `sizes-${n}`,
});

async function insertUsers(database: Database, role: string, count: number): Promise<string[]> {
  const inserted = await database.query<{ id: string }[]>(
    `insert into users (firebase_uid, email, name, role)
      select gen_random_uuid(), gen_random_uuid() || '@example.com', 'Ada', $1 from generate_series(1, $2::int) returning id`,
    [role, count],
  );
  return inserted.map(({ id }) => id);
}

const keys: Record<(typeof sorts)[number], string> = {
  NEWEST: "created_at desc, id desc",
  NAME: "lower(name), id",
  PRICE_ASC: "price_cents, id",
  PRICE_DESC: "price_cents desc, id desc",
  RATING: "rating desc, id desc",
};

/** The cursor in the middle of each list. */
async function deepCursors(database: Database): Promise<string[]> {
  return Promise.all(
    sorts.map(async (sort) => {
      const key = (keys[sort].split(",")[0] as string).replace(" desc", "");
      const [row] = await database.query<{ key: string | number | Date; id: string }[]>(
        `select ${key} as key, id from products where archived_at is null order by ${keys[sort]}
          offset (select count(*) / 2 from products where archived_at is null) limit 1`,
      );
      const middle = row as { key: string | number | Date; id: string };
      return encodeCursor([middle.key instanceof Date ? middle.key.toISOString() : middle.key, middle.id]);
    }),
  );
}
