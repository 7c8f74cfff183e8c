import { LOW_STOCK } from "@shop/shared/stock";
import { MAX_WAITING, NEW_REVIEW_DAYS } from "@shop/shared/waiting";
import { requireViewer, type RequestContext } from "../../context/context";
import { Role } from "../../context/role";
import { Scope } from "../../context/scope";
import { columns, integer } from "../../data/columns";
import { FAILED, IS_GIVEN_UP } from "../jobs/failed-jobs";
import { HAS_PAYMENT_PROBLEM, IS_DELIVERED, IS_PLACED, IS_SENT, IS_TO_SEND } from "../order-conditions";
import { rows, select } from "../../data/rows";
import type { WaitingCounts } from "./figures";

/** SQL that counts at most `MAX_WAITING` rows, without reading more. */
const count = (table: string, where: string) =>
  integer(
    `(select count(*)::int from (select from ${table} where ${where} limit ${MAX_WAITING}) as waiting)`,
  );

const NEW = `created_at > coalesce($1::timestamptz, now() - interval '${NEW_REVIEW_DAYS} days')`;

const counted = columns<WaitingCounts>({
  paidOrders: count("orders", IS_TO_SEND),
  unpaidOrders: count("orders", IS_PLACED),
  sentOrders: count("orders", IS_SENT),
  deliveredOrders: count("orders", IS_DELIVERED),
  allOrders: count("orders", "true"),
  paymentProblems: count("orders", HAS_PAYMENT_PROBLEM),
  requestedReturns: count("returns", "status = 'REQUESTED'"),
  lowStock: count("product_updates", `draft_updated_at is null and count_in_stock <= ${LOW_STOCK}`),
  givenUpJobs: count("graphile_worker.jobs", `${FAILED} and ${IS_GIVEN_UP}`),
  pendingReviews: count("reviews", "pending"),
  newReviews: count("reviews", `hidden_at is null and ${NEW}`),
});

const waiting = select(counted);

/** The permission to see each number; null: only for admins. */
const scopes: Record<keyof WaitingCounts, Scope | null> = {
  paidOrders: Scope.READ_ORDERS,
  unpaidOrders: Scope.READ_ORDERS,
  sentOrders: Scope.READ_ORDERS,
  deliveredOrders: Scope.READ_ORDERS,
  allOrders: Scope.READ_ORDERS,
  paymentProblems: Scope.READ_ORDERS,
  requestedReturns: Scope.READ_ORDERS,
  lowStock: Scope.READ_PRODUCTS,
  givenUpJobs: null,
  pendingReviews: Scope.READ_REVIEWS,
  newReviews: Scope.READ_REVIEWS,
};

/** Counts the items that await an admin; 0 for those that the viewer may not read. Reviews are new if written after `reviewsSince`, by default in the last seven days. */
export async function countWaiting(ctx: RequestContext, reviewsSince?: Date): Promise<WaitingCounts> {
  const [found] = await rows(ctx.db, waiting, [reviewsSince ?? null]);
  const { role, permissions } = requireViewer(ctx);
  const isVisible = (scope: Scope | null) =>
    scope === null ? role === Role.ADMIN : permissions.includes(scope);
  const visible = Object.entries(scopes).map(([name, scope]) => [
    name,
    isVisible(scope) ? found?.[name as keyof WaitingCounts] : 0,
  ]);
  return Object.fromEntries(visible) as WaitingCounts;
}
