import { arrivalOf, type Arrival } from "@shop/shared/arrival";
import type { RequestContext } from "../../context/context";
import { readRules } from "../pricing/read-rules";
import type { Order } from "./order.entity";

/**
 * When an open order arrives, in working days from its payment, or from now while it isn't paid. Null for a closed order, and if its
 * delivery method states no days or has been removed.
 */
export async function findExpectedArrival(
  ctx: RequestContext,
  { shippingMethodId, paidAt, deletedAt }: Pick<Order, "shippingMethodId" | "paidAt" | "deletedAt">,
): Promise<Arrival | null> {
  if (deletedAt || !shippingMethodId) return null;
  const { methods } = await readRules(ctx);
  const method = methods.find(({ id }) => id === shippingMethodId);
  return method ? arrivalOf(method, paidAt ?? new Date()) : null;
}
