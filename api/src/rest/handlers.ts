import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { MAX_PAGE_SIZE } from "@shop/shared/lists";
import type { z } from "zod";
import { Forbidden, NotFound } from "../errors";
import type { RequestContext } from "../context/context";
import { listProducts } from "../modules/catalogue/list/list-products.service";
import { streamProducts } from "../modules/catalogue/list/stream-products.service";
import { findProduct } from "../modules/catalogue/find-product.service";
import { addProduct } from "../modules/catalogue/add/add-product.service";
import type { Product } from "../modules/catalogue/product.entity";
import { placeOrder } from "../modules/orders/place-order/place-order.service";
import { pendingOfProduct } from "../modules/orders/sum-pending-orders.service";
import { DuplicateOrder } from "../modules/orders/place-order/place-order.input";
import type { Review } from "../modules/reviews/review.entity";
import { addReview } from "../modules/reviews/add-review.service";
import { AlreadyReviewed } from "../modules/reviews/add-review.input";
import { normalizeEmail } from "../modules/users/normalize-email.service";
import { Role } from "../context/role";
import { readKey, type orderBody, type productBody, type productsQuery, type reviewBody } from "./bodies";
import { presentInserted, presentProduct } from "./presenters";
import type { Call } from "./route";

/** GET /products: all of them, or a page if `limit` asks for one, with the next page in `Link`. */
export async function products(
  ctx: RequestContext,
  { query, reply }: Call<unknown, z.infer<typeof productsQuery>>,
) {
  const { search, limit, after } = query;
  if (limit === undefined && after === undefined && !search) return everyProduct(ctx);
  const page = await listProducts(ctx, { first: limit ?? MAX_PAGE_SIZE, after, search });
  if (page.pageInfo.hasNextPage)
    reply.header("link", `<${nextPage(page.pageInfo.endCursor, search, limit)}>; rel="next"`);
  return presentAll(ctx, page.nodes);
}

/** Up to this many products are sent as one answer with an ETag; more are streamed in constant memory. */
const ANSWERED_AS_ONE = 2_000;

async function everyProduct(ctx: RequestContext) {
  const batches = streamProducts(ctx, ANSWERED_AS_ONE);
  const first = (await batches.next()).value ?? [];
  const presented = await presentAll(ctx, first);
  return first.length < ANSWERED_AS_ONE ? presented : Readable.from(asJsonArray(ctx, presented, batches));
}

async function* asJsonArray(ctx: RequestContext, first: object[], rest: AsyncGenerator<Product[], void>) {
  yield `[${first.map((product) => JSON.stringify(product)).join(",")}`;
  for await (const batch of rest)
    for (const product of await presentAll(ctx, batch)) yield `,${JSON.stringify(product)}`;
  yield "]";
}

function presentAll(ctx: RequestContext, found: Product[]) {
  return Promise.all(found.map((product) => present(ctx, product)));
}

function nextPage(after: string | null, search: string | undefined, limit: number | undefined): string {
  const query = new URLSearchParams({ ...(search && { search }), ...(limit && { limit: String(limit) }) });
  if (after) query.set("after", after);
  return `/products?${query.toString()}`;
}

/** GET /products/{id}. */
export async function productById(ctx: RequestContext, { params }: Call) {
  const product = await findProduct(ctx, params.id ?? "");
  if (!product) throw new NotFound("product");
  return present(ctx, product);
}

/** An admin sees the units in undelivered orders beside the stock (D-12). */
async function present(ctx: RequestContext, product: Product) {
  const viewer = await ctx.authenticate();
  if (viewer?.role !== Role.ADMIN) return presentProduct(product);
  return presentProduct(product, (await ctx.loaders.load(pendingOfProduct, product.id))?.units ?? 0);
}

/** POST /products. */
export async function postProduct(ctx: RequestContext, { body }: Call<z.infer<typeof productBody>>) {
  return presentInserted(await addProduct(ctx, body));
}

/** POST /order: only for the viewer; a second unpaid order of a product is not acknowledged (D-10). */
export async function postOrder(ctx: RequestContext, { body, headers }: Call<z.infer<typeof orderBody>>) {
  const { id, zip, email, qty, name, address } = body;
  if (email !== undefined && normalizeEmail(email) !== ctx.viewer?.email)
    throw new Forbidden("You can only order with your own email.");
  const idempotencyKey = readKey(headers["idempotency-key"]) ?? randomUUID();
  const input = { productId: id, phone: zip, qty, name, address, idempotencyKey };
  return placeOrder(ctx, input).then(
    presentInserted,
    notAcknowledged(DuplicateOrder, { acknowledged: false }),
  );
}

/** POST /userReviews: a second review is not acknowledged (D-10). */
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

/** These two refusals are documented as answers of their own, with status 200. */
const notAcknowledged =
  <Answer>(refusal: typeof DuplicateOrder | typeof AlreadyReviewed, answer: Answer) =>
  (error: unknown): Answer => {
    if (error instanceof refusal) return answer;
    throw error;
  };
