import { MAX_PAGE_SIZE } from "@shop/shared/lists";
import type { z } from "zod";
import { seesAdminView } from "../context/authorize";
import type { RequestContext } from "../context/context";
import { Scope } from "../context/scope";
import { NotFound } from "../errors";
import { findProduct } from "../modules/catalogue/find-product";
import { listProducts } from "../modules/catalogue/list/list-products";
import { streamChangedProducts } from "../modules/catalogue/list/list-changed-products";
import { streamProducts } from "../modules/catalogue/list/stream-products";
import type { Product } from "../modules/catalogue/product.entity";
import { sumPendingOfProduct } from "../modules/orders/summarize-orders";
import type { productsQuery } from "./bodies";
import { presentChange, presentProduct } from "./presenters";
import { readDetailsOf } from "./product-details";
import { withRestNames, readFilter } from "./product-filter";
import type { Call } from "./route";
import { answerLines, answerList, BATCH, saveAs } from "./stream-list";

type Query = z.infer<typeof productsQuery>;

/** GET /products: all of them, or those of a filter. With `limit`, a page, and the next page in `Link`. */
export async function products(ctx: RequestContext, { query, reply }: Call<unknown, Query>) {
  const { search, limit, after, updatedSince } = query;
  const filter = await readFilter(ctx, query);
  return withRestNames(async () => {
    const present = (found: Product[]) => presentAll(ctx, found, updatedSince !== undefined);
    if (limit === undefined && after === undefined && !search) {
      const batches = updatedSince
        ? streamChangedProducts(ctx, BATCH, updatedSince, filter)
        : streamProducts(ctx, BATCH, filter);
      return answerList(batches, present);
    }
    const page = await listProducts(ctx, {
      first: limit ?? MAX_PAGE_SIZE,
      after,
      search,
      filter,
      updatedSince,
      variants: true,
    });
    if (page.pageInfo.hasNextPage)
      reply.header("link", `<${nextPage(page.pageInfo.endCursor, query)}>; rel="next"`);
    return present(page.nodes);
  });
}

function nextPage(after: string | null, { brand = [], updatedSince, ...query }: Query): string {
  const params = new URLSearchParams();
  for (const each of [brand].flat()) params.append("brand", each);
  for (const [name, value] of Object.entries({ ...query, updatedSince: updatedSince?.toISOString(), after }))
    if (value !== undefined && value !== null && value !== "") params.set(name, String(value));
  return `/products?${params.toString()}`;
}

/** GET /exports/products.jsonl: one line per product, as in GET /products. */
export async function productLines(ctx: RequestContext, { reply }: Call) {
  await ctx.limits.consume("export");
  saveAs(reply, "products.jsonl");
  return answerLines(streamProducts(ctx, BATCH), (found) => presentAll(ctx, found, false));
}

/** GET /products/{id}. */
export async function productById(ctx: RequestContext, { params }: Call) {
  const product = await findProduct(ctx, params.id ?? "");
  if (!product) throw new NotFound("product");
  const [presented] = await presentAll(ctx, [product], false);
  return presented as NonNullable<typeof presented>;
}

/** Admins, and programs that may read products, also see the units in undelivered orders next to the stock (D-12). */
async function presentAll(ctx: RequestContext, found: Product[], changes: boolean) {
  const readDetails = await readDetailsOf(ctx, found);
  const detailsOf = (product: Product) => ({
    ...readDetails(product),
    ...(changes && presentChange(product)),
  });
  if (!(await seesAdminView(ctx, Scope.READ_PRODUCTS)))
    return found.map((product) => presentProduct(product, detailsOf(product)));
  const pending = await Promise.all(found.map(({ id }) => sumPendingOfProduct(ctx, id)));
  return found.map((product, at) => presentProduct(product, detailsOf(product), pending[at]?.units));
}
