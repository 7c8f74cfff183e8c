import { Field, Float, Int, ObjectType } from "type-graphql";
import { IS_OPEN, REFUNDED_MINOR, TOTAL_MINOR } from "../order-conditions";
import { boolean, columns, money, float, integer, uuid } from "../../data/columns";
import type { RequestContext } from "../../context/context";
import { lookUp, lookupOf } from "../../data/shared-lookups";

@ObjectType({ description: "A customer's purchases so far." })
export class Purchases {
  @Field(() => Int, { description: "The number of orders in any state." })
  orders!: number;

  @Field(() => Int, { description: "The number of orders not yet delivered, cancelled or refunded." })
  openOrders!: number;

  @Field(() => Float, { description: "The amount paid less refunds, in the shop's currency." })
  totalPaid!: number;
}

/** The open orders of a product or a user. */
export interface Pending {
  units: number;
  paid: boolean;
}

const pendingBy = (column: "product_id" | "user_id") => {
  const summed = columns<Pending & { key: string }>({
    key: uuid(column),
    units: float("least(sum(qty), 2147483647)::float8"),
    paid: boolean("bool_or(paid_at is not null)"),
  });
  return lookupOf(summed, "orders", "key", `and ${IS_OPEN} group by ${column}`);
};

const none: Pending = { units: 0, paid: false };
const byProduct = pendingBy("product_id");
const byUser = pendingBy("user_id");

/** The open orders of a product (D-11 and D-12). */
export async function sumPendingOfProduct(ctx: RequestContext, productId: string): Promise<Pending> {
  return (await lookUp(ctx, byProduct, productId)) ?? none;
}

/** The open orders of a user (D-11). */
export async function sumPendingOfUser(ctx: RequestContext, userId: string): Promise<Pending> {
  return (await lookUp(ctx, byUser, userId)) ?? none;
}

const purchasesColumns = columns<Purchases & { key: string }>({
  key: uuid("user_id"),
  orders: integer("count(*)::integer"),
  openOrders: integer(`(count(*) filter (where ${IS_OPEN}))::integer`),
  totalPaid: money(
    `coalesce(sum(${TOTAL_MINOR} - (${REFUNDED_MINOR})) filter (where paid_at is not null), 0)::bigint`,
  ),
});
const purchasesByUser = lookupOf(purchasesColumns, "orders", "key", "group by user_id");

/** A user's orders so far, in any state, and the amount paid for them. */
export async function sumPurchasesOf(ctx: RequestContext, userId: string): Promise<Purchases> {
  return (await lookUp(ctx, purchasesByUser, userId)) ?? { orders: 0, openOrders: 0, totalPaid: 0 };
}

/**
 * The users among these with at least one delivered order, even if it was refunded later: they know the product they
 * review.
 */
export const deliveredTo = lookupOf(
  columns({ id: uuid("id") }),
  "users",
  "id",
  "and exists (select from orders where user_id = users.id and delivered_at is not null)",
);
