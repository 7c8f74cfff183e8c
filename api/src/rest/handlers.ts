import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { Forbidden } from "../errors";
import type { RequestContext } from "../context/context";
import { readIdempotencyKey } from "../http/idempotency/answer-once";
import { exportAccount } from "../modules/accounts/export-account";
import { addProduct } from "../modules/catalogue/edit/add-product";
import { placeOne } from "../modules/payments/place-and-invoice";
import { DuplicateOrder } from "../modules/orders/place-orders.error";
import type { Review } from "../modules/reviews/review.entity";
import { addReview } from "../modules/reviews/reviews";
import { AlreadyReviewed } from "../modules/reviews/add-review.input";
import { normalizeEmail } from "../modules/users/normalize-email";
import type { openOrdersQuery, orderBody, productBody, reviewBody } from "./bodies";
import { presentChangedOrder, presentInserted, presentOrder } from "./presenters";
import { streamChangedOrders } from "../modules/orders/read/list-orders";
import { streamOrdersIn, streamOrdersOf } from "../modules/orders/read/stream-orders";
import { answerList, BATCH } from "./stream-list";
import { getInvoice } from "../modules/payments/invoices/get-invoices";
import { drawInvoice } from "../modules/payments/invoices/pdf/draw-invoice";
import type { Call } from "./route";

/** POST /products. */
export async function postProduct(ctx: RequestContext, { body }: Call<z.infer<typeof productBody>>) {
  return presentInserted(await addProduct(ctx, body));
}

/** POST /order: only for the viewer; a second unpaid order of a product isn't acknowledged (D-10). */
export async function postOrder(ctx: RequestContext, { body }: Call<z.infer<typeof orderBody>>) {
  const { id, zip, email, qty, name, address } = body;
  if (email !== undefined && normalizeEmail(email) !== ctx.viewer?.email)
    throw new Forbidden("You can only order with your own email.");
  const idempotencyKey = readIdempotencyKey(ctx) ?? randomUUID();
  const order = { productId: id, quantity: qty, name, address, phone: zip, idempotencyKey };
  return placeOne(ctx, order, { paidOnline: false }).then(
    presentInserted,
    notAcknowledged(DuplicateOrder, { acknowledged: false }),
  );
}

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
  return answerList(streamOrdersIn(ctx, BATCH, statuses), (batch) => batch.map(presentOrder));
}

/** GET /orders/{email}. */
export async function ordersOf(ctx: RequestContext, { params }: Call) {
  const found = streamOrdersOf(ctx, BATCH, params.email ?? "");
  return answerList(found, (batch) => batch.map(presentOrder));
}

/** GET /me/data: a file that caches don't store. */
export async function getAccount(ctx: RequestContext, { reply }: Call) {
  const document = await exportAccount(ctx);
  reply.header("content-disposition", 'attachment; filename="my-data.json"');
  reply.header("cache-control", "no-store");
  return document;
}

/** GET /invoices/{number}.pdf: rendered at each request, from the frozen invoice. */
export async function invoicePdf(ctx: RequestContext, { params, reply }: Call) {
  await ctx.limits.consume("export");
  const number = /^(?<number>.+)\.pdf$/.exec(params.file ?? "")?.groups?.number;
  const invoice = await getInvoice(ctx, number ?? "");
  reply.header("content-disposition", `attachment; filename="${invoice.number}.pdf"`);
  reply.header("cache-control", "no-store");
  const { logo } = invoice.document.seller;
  // without its logo, an invoice has the shop's name
  const drawn = logo ? await ctx.images.get(logo).catch(() => null) : null;
  return drawInvoice(ctx.viewer?.id ?? ctx.program?.id ?? "", invoice, drawn);
}

/** POST /userReviews: a second review isn't acknowledged (D-10). */
export async function postReview(ctx: RequestContext, { body }: Call<z.infer<typeof reviewBody>>) {
  const acknowledge = ({ pending }: Review) => ({
    acknowledged: true,
    success: true,
    ...(pending && { pending: true as const }),
  });
  return addReview(ctx, body).then(
    acknowledge,
    notAcknowledged(AlreadyReviewed, { acknowledged: false, success: false }),
  );
}

/** These two refusals are documented as separate answers with status 200. */
const notAcknowledged =
  <Answer>(refusal: typeof DuplicateOrder | typeof AlreadyReviewed, answer: Answer) =>
  (error: unknown): Answer => {
    if (error instanceof refusal) return answer;
    throw error;
  };
