import { Readable } from "node:stream";
import { MAX_PAGE_SIZE } from "@shop/shared/lists";
import type { z } from "zod";
import { seesAsAdmin } from "../context/authorize";
import type { RequestContext } from "../context/context";
import { Scope } from "../context/scope";
import { NotFound } from "../errors";
import { findProduct } from "../modules/catalogue/find-product.service";
import type { ProductFilter } from "../modules/catalogue/filter/product-filter.input";
import { listProducts } from "../modules/catalogue/list/list-products.service";
import { streamProducts } from "../modules/catalogue/list/stream-products.service";
import type { Product } from "../modules/catalogue/product.entity";
import { sumPendingOfProduct } from "../modules/orders/sum-pending-orders.service";
import type { productsQuery } from "./bodies";
import { presentProduct } from "./presenters";
import { readDetailsOf } from "./product-details";
import { underOwnNames, readFilter } from "./product-filter";
import type { Call } from "./route";

type Query = z.infer<typeof productsQuery>;

/** GET /products: all of them, or those of a filter; a page if `limit` asks for one, with the next page in `Link`. */
export async function products(ctx: RequestContext, { query, reply }: Call<unknown, Query>) {
  const { search, limit, after } = query;
  const filter = await readFilter(ctx, query);
  return underOwnNames(async () => {
    if (limit === undefined && after === undefined && !search) return everyProduct(ctx, filter);
    const page = await listProducts(ctx, { first: limit ?? MAX_PAGE_SIZE, after, search, filter });
    if (page.pageInfo.hasNextPage)
      reply.header("link", `<${nextPage(page.pageInfo.endCursor, query)}>; rel="next"`);
    return presentAll(ctx, page.nodes);
  });
}

/** Up to this many products are sent as one answer with an ETag; more are streamed in constant memory. */
const ANSWERED_AS_ONE = 2_000;

async function everyProduct(ctx: RequestContext, filter: ProductFilter | undefined) {
  const batches = streamProducts(ctx, ANSWERED_AS_ONE, filter);
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

function nextPage(after: string | null, { brand = [], ...query }: Query): string {
  const params = new URLSearchParams();
  for (const each of [brand].flat()) params.append("brand", each);
  for (const [name, value] of Object.entries({ ...query, after }))
    if (value !== undefined && value !== null && value !== "") params.set(name, String(value));
  return `/products?${params.toString()}`;
}

/** GET /products/{id}. */
export async function productById(ctx: RequestContext, { params }: Call) {
  const product = await findProduct(ctx, params.id ?? "");
  if (!product) throw new NotFound("product");
  const [presented] = await presentAll(ctx, [product]);
  return presented as NonNullable<typeof presented>;
}

/** An admin, or a program that may read products, sees the units in undelivered orders beside the stock (D-12). */
async function presentAll(ctx: RequestContext, found: Product[]) {
  const detailsOf = await readDetailsOf(ctx, found);
  if (!(await seesAsAdmin(ctx, Scope.READ_PRODUCTS)))
    return found.map((product) => presentProduct(product, detailsOf(product)));
  const pending = await Promise.all(found.map(({ id }) => sumPendingOfProduct(ctx, id)));
  return found.map((product, at) => presentProduct(product, detailsOf(product), pending[at]?.units));
}
