import { aProduct } from "../../../support/builders";
import { aProductForm, anOrderBody } from "../../../support/operations";
import { anImage } from "../../../support/images";
import { csvRow, HEADER } from "../../../support/csv-files";
import type { FieldRow } from "./fields";
import { aDeliveredOrder, objects } from "./objects";
import { createUser, NO_ID, type CallerName, type Target, type World } from "./world";

const { Product: products, Order: orders } = objects;

/** A request to a REST route. */
export interface Request {
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A route's call, its ownership rules in addition to the access table's role, and the equivalent GraphQL field. */
export interface RouteRow extends Omit<FieldRow, "variables"> {
  /** A new request for each call with an expected success. */
  request(world: World, target: Target, caller: CallerName): Request | Promise<Request>;
  /** The equivalent root field, which must have equal results; null without one. */
  field: string | null;
  /** Targets for which REST is documented to differ from the field. */
  unlike?: readonly Target[];
}

const emailOf = ({ members }: World, target: Target) =>
  members[target === "A" || target === "B" ? target : "visitor"].email;

/**
 * Objects that users may read of themselves, and admins of anyone. GraphQL has two fields for each: me and users, myOrders
 * and orders.
 */
const ofOneself = (path: string): RouteRow => ({
  targets: orders.targets,
  request: (world, target) => ({ path: `${path}/${emailOf(world, target)}` }),
  others: "FORBIDDEN",
  missing: "nothing",
  field: null,
});

const uploadedTo = (path: string): RouteRow => ({
  request: async () => ({
    path,
    body: await anImage({ width: 60, height: 40 }),
    headers: { "content-type": "image/jpeg" },
  }),
  field: null,
});

/** The rows of all REST routes. */
export const routeRows: Record<string, RouteRow> = {
  "GET /products": { request: () => ({ path: "/products" }), field: "Query.products" },
  "GET /products/:id": {
    targets: products.targets,
    request: async (world, target, caller) => ({
      path: `/products/${await products.find(world, target, caller)}`,
    }),
    missing: "NOT_FOUND",
    field: "Query.product",
    unlike: ["nobody"], // null in GraphQL
  },
  "POST /products": {
    request: () => ({ path: "/products", body: aProductForm() }),
    field: "Mutation.addProduct",
  },
  "DELETE /products/:name": {
    targets: products.targets,
    request: async ({ shop }, target) => ({
      path: `/products/${encodeURIComponent(target === "nobody" ? "nothing" : (await aProduct(shop)).name)}`,
    }),
    missing: "nothing",
    field: "Mutation.deleteProduct",
  },
  "POST /order": {
    targets: products.targets,
    request: async (world, target, caller) => ({
      path: "/order",
      body: anOrderBody(await products.find(world, target, caller)),
    }),
    missing: "NOT_FOUND",
    field: "Mutation.placeOrder",
  },
  "GET /orders/:email": ofOneself("/orders"),
  "GET /invoices/:file": {
    targets: orders.targets,
    request: ({ invoices }, target) => ({
      path: `/invoices/${target === "A" || target === "B" ? invoices[target] : "2026-999999"}.pdf`,
    }),
    others: "NOT_FOUND",
    missing: "NOT_FOUND",
    field: null,
  },
  "GET /orders": { request: () => ({ path: "/orders" }), field: "Query.orders" },
  "DELETE /delevered/:orderId": {
    targets: orders.targets,
    request: async (world, target, caller) => ({
      path: `/delevered/${await orders.find(world, target, caller)}`,
    }),
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
    targets: products.targets,
    request: async (world, target) => ({ path: `/user/admin/${(await createUser(world, target)).email}` }),
    missing: "nothing",
    field: "Mutation.makeAdmin",
    unlike: ["nobody"], // modifiedCount 0 over REST
  },
  "DELETE /user/:email": {
    targets: products.targets,
    request: async (world, target) => ({ path: `/user/${(await createUser(world, target)).email}` }),
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
  "POST /pictures": uploadedTo("/pictures"),
  "POST /storefront/pictures": uploadedTo("/storefront/pictures"),
  // signed-in callers have received it: the specs of reviews try other customers
  "POST /products/:id/photos": {
    targets: products.targets,
    request: async (world, target, caller) => {
      const id = await products.find(world, target, caller);
      await world.shop.sql(
        `insert into orders (user_id, product_id, name, email, address, phone, qty, product_name, unit_price_cents,
            idempotency_key, delivered_at)
          select users.id, products.id, '', '', '', '', 1, '', 100, gen_random_uuid(), now() from users, products
            where users.id = $1 and products.id = $2`,
        [world.members[caller].id, id],
      );
      return {
        path: `/products/${id}/photos`,
        body: await anImage({ width: 60, height: 40 }),
        headers: { "content-type": "image/jpeg" },
      };
    },
    missing: "NOT_FOUND",
    field: null,
  },
  // the order is the caller's own: the specs of returns try other customers
  "POST /orders/:id/photos": {
    targets: products.targets,
    request: async (world, target, caller) => ({
      path: `/orders/${target === "nobody" ? NO_ID : await aDeliveredOrder(world, caller)}/photos`,
      body: await anImage({ width: 60, height: 40 }),
      headers: { "content-type": "image/jpeg" },
    }),
    missing: "NOT_FOUND",
    field: null,
  },
  "POST /imports/products": {
    request: () => ({
      path: "/imports/products",
      body: `${HEADER}\n${csvRow(aProductForm().name)}`,
      headers: { "content-type": "text/csv" },
    }),
    field: null,
  },
  "GET /me/data": { request: () => ({ path: "/me/data" }), field: null },
  "GET /exports/products.csv": { request: () => ({ path: "/exports/products.csv" }), field: null },
  "GET /exports/orders.csv": { request: () => ({ path: "/exports/orders.csv" }), field: "Query.orders" },
  "GET /exports/products.jsonl": { request: () => ({ path: "/exports/products.jsonl" }), field: null },
  "GET /exports/orders.jsonl": { request: () => ({ path: "/exports/orders.jsonl" }), field: "Query.orders" },
  "GET /exports/newsletter.csv": { request: () => ({ path: "/exports/newsletter.csv" }), field: null },
};
