import { randomUUID } from "node:crypto";
import { anOrder, aProduct } from "../../../support/builders";
import { aProductForm, anOrderForm } from "../../../support/operations";
import type { ErrorCode } from "../../../../src/errors";
import { NO_ID, someReview, someUser, type CallerName, type Target, type World } from "./world";

/** What a thing is refused with; nothing where the answer says that there is none, and is no refusal. */
type Refusal = ErrorCode | "nothing";

/** How a root field is asked, and what ownership adds to the role that the access list wants. */
export interface FieldRow {
  /** Whose things are asked for; the shop's own where nothing is said. */
  targets?: readonly Target[];
  /** The arguments. Those of mutations are made anew for each call that is let through. */
  variables?(
    world: World,
    target: Target,
    caller: CallerName,
  ): Record<string, unknown> | Promise<Record<string, unknown>>;
  /** What everyone but the owner and admins is refused with. */
  others?: ErrorCode;
  /** What is answered where there is no such thing. */
  missing?: Refusal;
  /** The ID token says who calls: it has to be good. */
  byIdToken?: true;
}

/** A thing of the shop, and none. */
export const anyOrNone = ["the shop", "nobody"] as const;
/** What A has, what B has, and nothing. */
export const everyone = ["A", "B", "nobody"] as const;

/** A product for one call, or none. */
export const freshProduct = async ({ shop }: World, target: Target) =>
  target === "nobody" ? NO_ID : (await aProduct(shop)).id;

/** An undelivered order of A or B for one call, or none. */
export async function freshOrder({ shop, members }: World, target: Target): Promise<string> {
  if (target !== "A" && target !== "B") return NO_ID;
  return anOrder(shop, members[target], await aProduct(shop));
}

const someUserId = async (world: World, target: Target) => (await someUser(world, target)).id;

/** A mutation of one thing, by its id. */
const byId = (
  fresh: (world: World, target: Target) => Promise<string>,
  missing: FieldRow["missing"],
  targets: FieldRow["targets"] = anyOrNone,
): FieldRow => ({
  targets,
  missing,
  variables: async (world, target) => ({ id: await fresh(world, target) }),
});

/** Each root field of the schema. */
export const fieldRows: Record<string, FieldRow> = {
  "Query.products": {},
  "Query.topProducts": {},
  "Query.product": {
    targets: anyOrNone,
    variables: ({ product }, target) => ({ id: target === "nobody" ? NO_ID : product }),
    missing: "nothing",
  },
  "Query.reviews": {},
  "Query.allReviews": {},
  "Query.auditEntries": {},
  "Query.me": {},
  "Query.myOrders": {},
  "Query.order": {
    targets: everyone,
    variables: ({ orders }, target) => ({ id: target === "A" || target === "B" ? orders[target] : NO_ID }),
    others: "NOT_FOUND",
    missing: "NOT_FOUND",
  },
  "Query.orders": {},
  "Query.users": {},
  "Query.salesByDay": { variables: () => ({ days: 1 }) },
  "Query.bestSellers": {},
  "Query.ratingsByMonth": { variables: () => ({ months: 1 }) },
  "Mutation.signIn": {
    variables: ({ members }, _target, caller) => ({ idToken: members[caller].idToken }),
    byIdToken: true,
  },
  "Mutation.placeOrder": {
    targets: anyOrNone,
    variables: async (world, target) => ({ input: anOrderForm(await freshProduct(world, target)) }),
    missing: "NOT_FOUND",
  },
  "Mutation.addReview": {
    variables: async ({ shop, members }, _target, caller) => {
      await shop.sql("delete from reviews where user_id = $1", [members[caller].id]);
      return { input: { rating: 4, comment: "Good." } };
    },
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
  "Mutation.restockProduct": {
    targets: anyOrNone,
    variables: async (world, target) => ({ id: await freshProduct(world, target), units: 1 }),
    missing: "NOT_FOUND",
  },
  "Mutation.deleteProduct": byId(freshProduct, "nothing"),
  "Mutation.hideReview": byId(someReview, "NOT_FOUND"),
  "Mutation.showReview": byId(someReview, "NOT_FOUND"),
  "Mutation.deliverOrder": byId(freshOrder, "nothing", everyone),
  "Mutation.cancelOrder": { ...byId(freshOrder, "NOT_FOUND", everyone), others: "NOT_FOUND" },
  "Mutation.makeAdmin": {
    targets: anyOrNone,
    variables: async (world, target) => ({ userId: (await someUser(world, target)).id }),
    missing: "NOT_FOUND",
  },
  "Mutation.deleteUser": byId(someUserId, "nothing"),
  "Mutation.unblockUser": byId(someUserId, "NOT_FOUND"),
};
