import { randomUUID } from "node:crypto";
import { aReview, anOrder, aProduct, asProgram } from "../../../support/builders";
import { aCartForm, aProductForm, anOrderForm } from "../../../support/operations";
import type { FieldRow } from "./field-row";
import { pricingRows } from "./pricing-fields";
import { taxonomyRows } from "./taxonomy-fields";
import { webhookRows } from "./webhook-fields";
import {
  NO_ID,
  createReview,
  createUser,
  restoreSessions,
  type CallerName,
  type Target,
  type World,
} from "./world";

/** An object of the shop, or a missing one. */
export const anyOrNone = ["the shop", "nobody"] as const;
/** An object of A, of B, or a missing one. */
export const everyone = ["A", "B", "nobody"] as const;

/** A new product for one call, or an unused id. */
export const freshProduct = async ({ shop }: World, target: Target) =>
  target === "nobody" ? NO_ID : (await aProduct(shop)).id;

/** A new undelivered order of A or B for one call, or an unused id. */
export async function freshOrder({ shop, members }: World, target: Target): Promise<string> {
  if (target !== "A" && target !== "B") return NO_ID;
  return anOrder(shop, members[target], await aProduct(shop));
}

/** A new parcel of A or B for one call, or an unused id. */
async function freshShipment(world: World, target: Target): Promise<string> {
  const [parcel] = await world.shop.sql<{ id: string }>(
    `with parcel as (insert into shipments (user_id) select user_id from orders where id = $1 returning id),
        sent as (update orders set shipped_at = now(), shipment_id = parcel.id from parcel where orders.id = $1)
      select id from parcel`,
    [await freshOrder(world, target)],
  );
  return parcel?.id ?? NO_ID;
}

/** A new paid order of A or B for one call, or an unused id. */
async function paidOrder({ shop, members }: World, target: Target): Promise<string> {
  if (target !== "A" && target !== "B") return NO_ID;
  return anOrder(shop, members[target], await aProduct(shop), { paidAt: new Date() });
}

/** The object of A or B in the world, or an unused id. */
const ownOf = (ids: Record<"A" | "B", string>, target: Target) => ({
  id: target === "A" || target === "B" ? ids[target] : NO_ID,
});

/** A failed job for one call, or an unused id. */
async function aFailedJob({ shop }: World, target: Target): Promise<string> {
  if (target === "nobody") return "0";
  const [job] = await shop.sql<{ id: string }>(
    "select id from graphile_worker.add_job('send-refund', max_attempts => 1)",
  );
  await shop.sql("select graphile_worker.permanently_fail_jobs(array[$1::bigint], 'refused')", [job?.id]);
  return (job as { id: string }).id;
}

/** An API key for one call, or an unused id. */
const aKey = async ({ shop }: World, target: Target) =>
  target === "nobody" ? NO_ID : (await asProgram(shop)).id;
/** A new address of the caller for one call, or an unused id: only its owner may access it, and no admin. */
async function ownAddress({ shop, members }: World, target: Target, caller: CallerName): Promise<string> {
  if (target === "nobody") return NO_ID;
  const [address] = await shop.sql<{ id: string }>(
    `insert into addresses (user_id, name, line1, country, phone)
      select id, 'Carla', '1 Harbour Street', 'US', '555 0100' from users where id = $1 returning id`,
    [members[caller].id],
  );
  return address?.id ?? NO_ID;
}

/** A sold-out product for one call, or an unused id. */
const soldOutProduct = async ({ shop }: World, target: Target) =>
  target === "nobody" ? NO_ID : (await aProduct(shop, { countInStock: 0 })).id;

/** A product edit for one call, or an edit of an unused id. */
const aChange = async (world: World, target: Target) => ({
  input: { products: [{ id: await freshProduct(world, target) }], price: { percent: 5 } },
});

/** A change of several products for one call, or an unused id. */
async function changedProducts(world: World, target: Target): Promise<string> {
  if (target === "nobody") return NO_ID;
  const [set] = await world.shop.sql<{ id: string }>(
    `with made as (insert into product_change_sets default values returning id), changed as (
        insert into product_changes (set_id, product_id, price_cents_before, price_cents_after)
          select made.id, $1, 1000, 1999 from made
      ) select id from made`,
    [await freshProduct(world, target)],
  );
  return (set as { id: string }).id;
}

const someUserId = async (world: World, target: Target) => (await createUser(world, target)).id;

/** A mutation with an id as its argument. */
const byId = (
  fresh: (world: World, target: Target) => Promise<string>,
  missing: FieldRow["missing"],
  targets: FieldRow["targets"] = anyOrNone,
): FieldRow => ({
  targets,
  missing,
  variables: async (world, target) => ({ id: await fresh(world, target) }),
});

/** The rows of all root fields. */
export const fieldRows: Record<string, FieldRow> = {
  "Query.products": {},
  "Query.topProducts": {},
  "Query.product": {
    targets: anyOrNone,
    variables: ({ product }, target) => ({ id: target === "nobody" ? NO_ID : product }),
    missing: "nothing",
  },
  "Query.node": { variables: ({ product }) => ({ id: product }), found: "Product" },
  "Query.categories": {},
  "Query.category": { variables: () => ({ path: "watches" }) },
  "Query.brands": {},
  "Query.suggest": { variables: () => ({ text: "product" }) },
  "Query.searchHelp": { variables: () => ({ text: "drill" }) },
  "Query.productChanges": { targets: anyOrNone, variables: aChange, missing: "nothing" },
  "Query.productChangeSet": byId(changedProducts, "nothing"),
  "Query.reviews": { variables: ({ product }) => ({ productId: product }) },
  "Query.review": byId(
    async ({ shop, product }, target) =>
      target === "nobody" ? NO_ID : aReview(shop, { productId: product }),
    "nothing",
  ),
  "Query.allReviews": {},
  "Query.auditEntries": { variables: () => ({ first: 10 }) }, // the changes of imports cost much
  "Query.me": {},
  "Query.myDevices": {},
  "Query.myOrders": {},
  "Query.order": {
    targets: everyone,
    variables: ({ orders }, target) => ownOf(orders, target),
    others: "NOT_FOUND",
    missing: "NOT_FOUND",
  },
  "Query.checkout": {
    targets: everyone,
    variables: ({ checkouts }, target) => ownOf(checkouts, target),
    others: "NOT_FOUND",
    missing: "NOT_FOUND",
  },
  "Query.payment": {
    targets: everyone,
    variables: ({ payments }, target) => ownOf(payments, target),
    others: "NOT_FOUND",
    missing: "NOT_FOUND",
  },
  "Query.orders": {},
  "Query.users": {},
  "Query.user": byId(someUserId, "NOT_FOUND"),
  "Query.salesByDay": { variables: () => ({ days: 1 }) },
  "Query.bestSellers": {},
  "Query.ratingsByMonth": { variables: () => ({ months: 1 }) },
  "Query.waitingCounts": {},
  "Query.failedJobs": {},
  "Query.emptySearches": {},
  "Query.newsletterSubscribers": {},
  "Mutation.recordEmptySearch": { variables: () => ({ text: "anvil" }) },
  "Mutation.subscribeToNewsletter": { variables: () => ({ email: `${randomUUID()}@example.com` }) },
  "Mutation.confirmNewsletter": { variables: () => ({ token: "unknown" }) },
  "Mutation.unsubscribeFromNewsletter": { variables: () => ({ token: "unknown" }) },
  "Mutation.requestStockAlert": {
    targets: anyOrNone,
    missing: "NOT_FOUND",
    variables: async (world, target) => ({
      productId: await soldOutProduct(world, target),
      email: `${randomUUID()}@example.com`,
    }),
  },
  "Mutation.cancelStockAlert": { variables: () => ({ productId: NO_ID }) },
  "Query.myWishList": {},
  "Mutation.addToWishList": {
    targets: anyOrNone,
    missing: "NOT_FOUND",
    variables: async (world, target) => ({ productId: await freshProduct(world, target) }),
  },
  "Mutation.removeFromWishList": { variables: () => ({ productId: NO_ID }) },
  "Mutation.signIn": {
    variables: ({ members }, _target, caller) => ({ idToken: members[caller].idToken }),
    byIdToken: true,
  },
  "Mutation.placeOrder": {
    targets: anyOrNone,
    variables: async (world, target) => ({ input: anOrderForm(await freshProduct(world, target)) }),
    missing: "NOT_FOUND",
  },
  "Mutation.placeOrders": {
    targets: anyOrNone,
    variables: async (world, target) => ({
      input: aCartForm([{ productId: await freshProduct(world, target), qty: 1 }]),
    }),
    missing: "nothing",
  },
  // the shop takes no payments: the specs of payments try other customers' orders
  "Mutation.startPayment": {
    targets: everyone,
    variables: ({ orders }, target) => ({ orderIds: [ownOf(orders, target).id] }),
  },
  "Mutation.refundOrder": byId(paidOrder, "NOT_FOUND", everyone),
  "Mutation.addReview": {
    variables: async ({ shop, members }, _target, caller) => {
      await shop.sql("delete from reviews where user_id = $1", [members[caller].id]);
      return { input: { rating: 4, comment: "Good." } };
    },
  },
  // the callers have not bought it: the specs of reviews try customers with a purchase
  "Mutation.addProductReview": {
    targets: anyOrNone,
    missing: "NOT_FOUND",
    variables: async (world, target) => ({
      input: { productId: await freshProduct(world, target), rating: 4, comment: "Good." },
    }),
  },
  "Mutation.addProduct": { variables: () => ({ input: aProductForm() }) },
  "Mutation.editProduct": {
    targets: anyOrNone,
    variables: async (world, target) => ({
      id: await freshProduct(world, target),
      input: { version: 1, name: `Edited ${randomUUID()}` },
    }),
    missing: "NOT_FOUND",
  },
  "Mutation.changeProducts": { targets: anyOrNone, variables: aChange, missing: "nothing" },
  "Mutation.undoProductChanges": byId(changedProducts, "NOT_FOUND"),
  "Mutation.restockProduct": {
    targets: anyOrNone,
    variables: async (world, target) => ({ id: await freshProduct(world, target), units: 1 }),
    missing: "NOT_FOUND",
  },
  ...pricingRows,
  ...taxonomyRows,
  ...webhookRows,
  "Mutation.deleteProduct": byId(freshProduct, "nothing"),
  "Mutation.hideReview": byId(createReview, "NOT_FOUND"),
  "Mutation.showReview": byId(createReview, "NOT_FOUND"),
  "Mutation.deliverOrder": byId(freshOrder, "nothing", everyone),
  "Mutation.shipOrders": {
    targets: everyone,
    variables: async (world, target) => ({ ids: [await freshOrder(world, target)] }),
    missing: "NOT_FOUND",
  },
  "Mutation.editShipment": byId(freshShipment, "NOT_FOUND", everyone),
  "Mutation.cancelOrder": { ...byId(freshOrder, "NOT_FOUND", everyone), others: "NOT_FOUND" },
  "Query.apiKeys": {},
  "Mutation.createApiKey": { variables: () => ({ name: "Warehouse", scopes: ["READ_ORDERS"] }) },
  "Mutation.revokeApiKey": byId(aKey, "NOT_FOUND"),
  "Mutation.retryJob": byId(aFailedJob, "nothing"),
  "Mutation.makeAdmin": {
    targets: anyOrNone,
    variables: async (world, target) => ({ userId: (await createUser(world, target)).id }),
    missing: "NOT_FOUND",
  },
  "Mutation.deleteUser": byId(someUserId, "nothing"),
  // no account may be deleted: the ID token is empty
  "Mutation.deleteMyAccount": {
    targets: ["nobody"],
    variables: () => ({ idToken: "" }),
    missing: "BAD_USER_INPUT",
  },
  "Mutation.unblockUser": byId(someUserId, "NOT_FOUND"),
  "Query.myAddresses": {},
  "Mutation.saveAddress": {
    targets: anyOrNone,
    variables: async (world, target, caller) => ({
      id: await ownAddress(world, target, caller),
      input: { name: "Carla", line1: "1 Harbour Street", phone: "555 0100" },
    }),
    missing: "NOT_FOUND",
  },
  "Mutation.removeAddress": {
    targets: anyOrNone,
    variables: async (world, target, caller) => ({
      id: await ownAddress(world, target, caller),
    }),
    missing: "NOT_FOUND",
  },
  "Mutation.changeMyName": { variables: () => ({ name: "Carla" }) },
  "Mutation.signOut": {},
  "Mutation.signOutOtherDevices": {
    variables: async (world, _target, caller) => {
      await restoreSessions(world);
      return { idToken: world.members[caller].idToken };
    },
  },
  "Mutation.signOutEverywhere": {},
};
