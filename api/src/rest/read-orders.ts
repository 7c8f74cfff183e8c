import type { z } from "zod";
import type { RequestContext } from "../context/context";
import { streamChangedOrders } from "../modules/orders/list-orders/list-changed-orders.service";
import { listAllOrders } from "../modules/orders/list-orders/list-orders.service";
import { streamOrdersIn } from "../modules/orders/list-orders/stream-orders.service";
import type { openOrdersQuery } from "./bodies";
import { presentChangedOrder, presentOrder } from "./presenters";
import type { Call } from "./route";
import { ANSWERED_AS_ONE, answerList } from "./stream-list";

/** GET /orders: all that are open, or those in some states, or what has changed since a time. */
export async function orders(
  ctx: RequestContext,
  { query: { updatedSince, status } }: Call<unknown, z.infer<typeof openOrdersQuery>>,
) {
  const statuses = status && [status].flat();
  if (updatedSince) {
    const changed = streamChangedOrders(ctx, ANSWERED_AS_ONE, updatedSince, { status: statuses });
    return answerList(changed, (batch) => batch.map(presentChangedOrder));
  }
  if (statuses)
    return answerList(streamOrdersIn(ctx, ANSWERED_AS_ONE, statuses), (batch) => batch.map(presentOrder));
  return (await listAllOrders(ctx)).map(presentOrder);
}
