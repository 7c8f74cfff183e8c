import type { z } from "zod";
import type { RequestContext } from "../context/context";
import { streamChangedOrders } from "../modules/orders/read/list-orders";
import { streamOpenOrders, streamOrdersIn, streamOrdersOf } from "../modules/orders/read/stream-orders";
import type { openOrdersQuery } from "./bodies";
import { presentChangedOrder, presentOrder } from "./presenters";
import type { Call } from "./route";
import { answerList, BATCH } from "./stream-list";

/** GET /orders: all open orders, those in some states, or those changed since a time. */
export function orders(
  ctx: RequestContext,
  { query: { updatedSince, status } }: Call<unknown, z.infer<typeof openOrdersQuery>>,
) {
  const statuses = status && [status].flat();
  if (updatedSince) {
    const changed = streamChangedOrders(ctx, BATCH, updatedSince, { status: statuses });
    return answerList(changed, (batch) => batch.map(presentChangedOrder));
  }
  const found = statuses ? streamOrdersIn(ctx, BATCH, statuses) : streamOpenOrders(ctx, BATCH);
  return answerList(found, (batch) => batch.map(presentOrder));
}

/** GET /orders/{email}. */
export async function ordersOf(ctx: RequestContext, { params }: Call) {
  const found = streamOrdersOf(ctx, BATCH, params.email ?? "");
  return answerList(found, (batch) => batch.map(presentOrder));
}
