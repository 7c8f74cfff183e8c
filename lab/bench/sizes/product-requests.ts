import { encodeCursor } from "../../../api/src/data/lists/cursors";
import { AccessTokens } from "../../../api/src/modules/identity/access-token";
import type { Database } from "../fill-database";
import type { LoadRequest } from "../generator/request";
import { at, graphql } from "../scenarios/scenario";
import type { Measured } from "./growth";

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
const PRODUCT =
  "query ($id: ID!) { product(id: $id) { id name description price image rating countInStock } }";
const SUGGEST = `query ($text: String!) { suggest(text: $text, first: 5) { products { id name price image } categories { id name } } }`;
const LOWEST = "{ products(first: 6, sort: STOCK_ASC) { nodes { id name countInStock } } }";
const WAITING = "{ waitingCounts { paidOrders unpaidOrders lowStock pendingReviews newReviews } }";
const FILTERED = `query ($filter: ProductFilter) {
  products(filter: $filter) { nodes { id name price image rating countInStock } totalCount facets { slug min max values { value count } } }
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
const typed = ["wat", "dri", "ste", "cordl", "autom", "saw", "clam", "titan"];
const slips = ["chronogaph", "cordles", "titaniun", "regulater", "wathc", "stainles", "automtic", "bezle"];

/** The requests that may grow with the products. */
export async function productRequests(database: Database, secret: string): Promise<Measured[]> {
  const cursors = await deepCursors(database);
  const products = await database.query<{ id: string }[]>("select id from products order by id limit 5000");
  const categories = await database.query<{ id: string }[]>(
    "select distinct category_id as id from products where category_id is not null order by id",
  );
  const tokens = new AccessTokens(secret);
  const [admin] = await addUsers(database, tokens, "ADMIN", 1);
  const search = (texts: string[]) => (n: number) => found(graphql(SEARCH, { search: at(texts, n) }));
  return [
    { name: "first page", request: (n) => found(graphql(LIST, { sort: at(sorts, n) })) },
    {
      name: "deep page",
      request: (n) => found(graphql(LIST, { sort: at(sorts, n), after: at(cursors, n) })),
    },
    { name: "count of all", request: () => graphql(COUNT) },
    {
      name: "a category with its counts",
      request: (n) => found(graphql(FILTERED, { filter: { category: at(categories, n).id } })),
    },
    { name: "search, two words", request: search(twoWords) },
    { name: "search, a common word", request: search(["watch"]) },
    { name: "search with a slip", request: search(slips) },
    { name: "count of a search", request: (n) => graphql(COUNT, { search: at(twoWords, n) }) },
    { name: "suggestions", request: (n) => graphql(SUGGEST, { text: at(typed, n) }) },
    { name: "product by id", request: (n) => graphql(PRODUCT, { id: at(products, n).id }) },
    { name: "order", request: await placeOrders(database, tokens) },
    { name: "admin: lowest stock first", request: () => found(graphql(LOWEST, {}, admin)) },
    { name: "admin: counts of the menu", request: () => graphql(WAITING, {}, admin) },
  ];
}

/** Orders of new customers, none of a product that the customer has ordered already. */
export async function placeOrders(database: Database, tokens: AccessTokens): Promise<Measured["request"]> {
  const customers = await addUsers(database, tokens, "CUSTOMER", 200);
  const products = await database.query<{ id: string }[]>(
    "select id from products where count_in_stock > 300 order by id limit 60",
  );
  return (n) => {
    const { id } = at(products, Math.floor(n / customers.length));
    return expecting(graphql(PLACE, { input: inputOf(id, n) }, at(customers, n)), '"productName":"');
  };
}

const expecting = (request: LoadRequest, expected: string): LoadRequest => ({ ...request, expected });
/** Expects a list with rows. */
export const found = (request: LoadRequest) => expecting(request, '"nodes":[{');

const inputOf = (productId: string, n: number) => ({
  productId,
  qty: 1,
  name: "Bench",
  address: "1 Street",
  phone: "12345",
  idempotencyKey: `sizes-${n}`,
});

/** Adds people; their access tokens. */
export async function addUsers(
  database: Database,
  tokens: AccessTokens,
  role: "ADMIN" | "CUSTOMER",
  count: number,
): Promise<string[]> {
  const inserted = await database.query<{ id: string }[]>(
    `insert into users (firebase_uid, email, name, role)
      select gen_random_uuid(), gen_random_uuid() || '@example.com', 'Ada', $1 from generate_series(1, $2::int) returning id`,
    [role, count],
  );
  return inserted.map(({ id }) => tokens.issue({ userId: id, epoch: 0 }).accessToken);
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
