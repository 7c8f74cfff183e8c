import { aProduct } from "../../../support/builders";
import { aProductForm, anOrderBody } from "../../../support/operations";
import { anImage } from "../../../support/images";
import { aRow, HEAD } from "../../../support/csv-files";
import { anyOrNone, everyone, freshOrder, freshProduct, type FieldRow } from "./fields";
import { someUser, type CallerName, type Target, type World } from "./world";

/** One call of a REST route. */
export interface Request {
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** How a route is called, what ownership adds to the role that the access list wants, and what does the same in GraphQL. */
export interface RouteRow extends Omit<FieldRow, "variables"> {
  /** Made anew for each call that is let through. */
  request(world: World, target: Target, caller: CallerName): Request | Promise<Request>;
  /** The root field that does the same, and has to be allowed and refused alike; null where there is none. */
  field: string | null;
  /** Targets for which the documents want another answer than from the field. */
  unlike?: readonly Target[];
}

const emailOf = ({ members }: World, target: Target) =>
  members[target === "A" || target === "B" ? target : "visitor"].email;

/** What one may ask about oneself, and admins about anyone. In GraphQL it takes two fields: me and users, myOrders and orders. */
const ofOneself = (path: string): RouteRow => ({
  targets: everyone,
  request: (world, target) => ({ path: `${path}/${emailOf(world, target)}` }),
  others: "FORBIDDEN",
  missing: "nothing",
  field: null,
});

/** Each route of the REST API. */
export const routeRows: Record<string, RouteRow> = {
  "GET /products": { request: () => ({ path: "/products" }), field: "Query.products" },
  "GET /products/:id": {
    targets: anyOrNone,
    request: async (world, target) => ({ path: `/products/${await freshProduct(world, target)}` }),
    missing: "NOT_FOUND",
    field: "Query.product",
    unlike: ["nobody"], // null in GraphQL
  },
  "POST /products": {
    request: () => ({ path: "/products", body: aProductForm() }),
    field: "Mutation.addProduct",
  },
  "DELETE /products/:name": {
    targets: anyOrNone,
    request: async ({ shop }, target) => ({
      path: `/products/${encodeURIComponent(target === "nobody" ? "nothing" : (await aProduct(shop)).name)}`,
    }),
    missing: "nothing",
    field: "Mutation.deleteProduct",
  },
  "POST /order": {
    targets: anyOrNone,
    request: async (world, target) => ({
      path: "/order",
      body: anOrderBody(await freshProduct(world, target)),
    }),
    missing: "NOT_FOUND",
    field: "Mutation.placeOrder",
  },
  "GET /orders/:email": ofOneself("/orders"),
  "GET /orders": { request: () => ({ path: "/orders" }), field: "Query.orders" },
  "DELETE /delevered/:orderId": {
    targets: everyone,
    request: async (world, target) => ({ path: `/delevered/${await freshOrder(world, target)}` }),
    missing: "nothing",
    field: "Mutation.deliverOrder",
  },
  "GET /users": { request: () => ({ path: "/users" }), field: "Query.users" },
  "PUT /user/:email": {
    request: ({ members }, _target, caller) => ({
      path: `/user/${members[caller].email}`,
      headers: { authorization: `Bearer ${members[caller].idToken}` },
    }),
    byIdToken: true,
    field: "Mutation.signIn",
  },
  "PUT /user/admin/:email": {
    targets: anyOrNone,
    request: async (world, target) => ({ path: `/user/admin/${(await someUser(world, target)).email}` }),
    missing: "nothing",
    field: "Mutation.makeAdmin",
    unlike: ["nobody"], // modifiedCount 0 over REST
  },
  "DELETE /user/:email": {
    targets: anyOrNone,
    request: async (world, target) => ({ path: `/user/${(await someUser(world, target)).email}` }),
    missing: "nothing",
    field: "Mutation.deleteUser",
  },
  "GET /admin/:email": ofOneself("/admin"),
  "POST /userReviews": {
    request: async ({ shop, members }, _target, caller) => {
      await shop.sql("delete from reviews where user_id = $1", [members[caller].id]);
      return { path: "/userReviews", body: { rating: 4, comment: "Good." } };
    },
    field: "Mutation.addReview",
  },
  "POST /pictures": {
    request: async () => ({
      path: "/pictures",
      body: await anImage({ width: 60, height: 40 }),
      headers: { "content-type": "image/jpeg" },
    }),
    field: null,
  },
  "POST /imports/products": {
    request: () => ({
      path: "/imports/products",
      body: `${HEAD}\n${aRow(aProductForm().name)}`,
      headers: { "content-type": "text/csv" },
    }),
    field: null,
  },
  "GET /exports/products.csv": { request: () => ({ path: "/exports/products.csv" }), field: null },
  "GET /exports/orders.csv": { request: () => ({ path: "/exports/orders.csv" }), field: "Query.orders" },
};
