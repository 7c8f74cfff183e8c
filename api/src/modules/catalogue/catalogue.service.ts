import { afterCursor, inBatches } from "../../data/batches";
import { IS_PAID_AND_OPEN } from "../../data/open-orders";
import { violatedConstraint, rows, statement, type Statement } from "../../data/rows";
import { inTransaction, requireViewer, type RequestContext } from "../../context/context";
import { NotFound } from "../../errors";
import { isUuid } from "../../data/uuid";
import type { Batch } from "../../context/loaders";
import { recordAction, type AuditTarget } from "../audit/audit.service";
import { ProductNameTaken, type AddProductInput } from "./add-product.input";
import type { Product } from "./product.entity";
import { productColumns } from "./list/product-list";
import { InsufficientStock } from "./insufficient-stock";

export { dollars, Product } from "./product.entity";
export { InsufficientStock } from "./insufficient-stock";
export { listProducts } from "./list/product-list";

/** Units of a product that are never sold: an order is refused where countInStock <= qty (D-03). */
export const UNITS_HELD_BACK = 1;

const byId = statement(`select ${productColumns} from products where id = $1 and archived_at is null`);

/** A product that is for sale, or null. */
export async function findProduct(ctx: RequestContext, id: string): Promise<Product | null> {
  if (!isUuid(id)) return null;
  const [product] = await rows<Product>(ctx.db, byId, [id]);
  return product ?? null;
}

const byIds = statement(`select ${productColumns} from products where id = any($1) and archived_at is null`);

/** The products of these ids that are still for sale, read together by one request's loaders. */
export const productsById: Batch<Product> = async ({ db }, ids) =>
  new Map((await rows<Product>(db, byIds, [ids])).map((product) => [product.id, product]));

const top = statement(
  `select ${productColumns} from products where archived_at is null and count_in_stock > 0
    order by rating desc, id desc limit $1`,
);

/** The best rated products in stock (D-13). */
export function listTopProducts(ctx: RequestContext, first: number): Promise<Product[]> {
  return rows<Product>(ctx.db, top, [first]);
}

const batch = statement(
  `select ${productColumns} from products where archived_at is null and ${afterCursor}
    order by created_at desc, id desc limit $1`,
);

/** Every product for sale, newest first, so many at a time, for GET /products (spec §7); the last batch is shorter. */
export function streamProducts(ctx: RequestContext, size: number): AsyncGenerator<Product[], void> {
  return inBatches<Product>(ctx.db, batch, size);
}

const counted = statement("select count(*)::int as products from products where archived_at is null");

/** How many products are for sale, counted one by one: 0.2 s where there are a million. */
export async function countProducts(ctx: Pick<RequestContext, "db">): Promise<number> {
  const [found] = await rows<{ products: number }>(ctx.db, counted, []);
  return found?.products ?? 0;
}

const ids = statement("select id from products where archived_at is null order by id limit $1 offset $2");

/** The ids of what is for sale, in an order of no meaning, so many from a place on. */
export async function listProductIds(
  ctx: Pick<RequestContext, "db">,
  limit: number,
  offset: number,
): Promise<string[]> {
  return (await rows<{ id: string }>(ctx.db, ids, [limit, offset])).map(({ id }) => id);
}

const insert = statement(
  `insert into products (name, description, price_cents, image, rating, count_in_stock)
    values ($1, $2, round($3::numeric * 100), $4, $5, $6) returning ${productColumns}`,
);

/** Adds a product to the catalogue; throws ProductNameTaken where one of that name is for sale. */
export async function addProduct(ctx: RequestContext, input: AddProductInput): Promise<Product> {
  requireViewer(ctx);
  const { name, description, price, image, rating, countInStock } = input;
  const values = [name.trim(), description.trim(), String(price), image, rating, countInStock];
  try {
    return await inTransaction(ctx, async (tx) => {
      const [product] = (await rows<Product>(tx.db, insert, values)) as [Product];
      await recordAction(tx, "ADD_PRODUCT", product);
      return product;
    });
  } catch (error) {
    throw violatedConstraint(error) === "product_name" ? new ProductNameTaken() : error;
  }
}

const archive = (which: string) =>
  statement(
    `update products set archived_at = now() where ${which} and archived_at is null and not exists (
      select from orders where product_id = products.id and ${IS_PAID_AND_OPEN}
    ) returning id, name`,
  );
const archiveById = archive("id = $1");
const archiveByName = archive("lower(name) = lower($1)");

/** Takes a product out of the shop: 1, or 0 where it is unknown or has paid, undelivered orders (D-11). */
export async function deleteProduct(ctx: RequestContext, id: string): Promise<number> {
  return isUuid(id) ? archiveProduct(ctx, archiveById, id) : 0;
}

/** The same, by the name, which is unique without regard to case (D-14). */
export async function deleteProductByName(ctx: RequestContext, name: string): Promise<number> {
  return name.includes("\0") ? 0 : archiveProduct(ctx, archiveByName, name);
}

function archiveProduct(ctx: RequestContext, which: Statement, key: string): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const [archived] = await rows<AuditTarget>(tx.db, which, [key]);
    if (archived) await recordAction(tx, "DELETE_PRODUCT", archived);
    return archived ? 1 : 0;
  });
}

const take = statement(
  `update products set count_in_stock = count_in_stock - $2
    where id = $1 and archived_at is null and count_in_stock - $2 >= ${UNITS_HELD_BACK}
    returning ${productColumns}`,
);

/**
 * Takes units from stock and returns the product as it is sold now. Throws InsufficientStock where too few are left,
 * NotFound where there is no such product. Of two buyers at once the second waits for the first.
 */
export async function takeFromStock(ctx: RequestContext, id: string, qty: number): Promise<Product> {
  const [taken] = isUuid(id) ? await rows<Product>(ctx.db, take, [id, qty]) : [];
  if (taken) return taken;
  const product = await findProduct(ctx, id);
  if (!product) throw new NotFound("product");
  throw new InsufficientStock(product.countInStock);
}

const giveBack = statement("update products set count_in_stock = count_in_stock + $2 where id = $1");

/** Returns the units of a cancelled order to stock, also of a product that is no longer sold. */
export async function returnToStock(ctx: RequestContext, id: string, qty: number): Promise<void> {
  await rows(ctx.db, giveBack, [id, qty]);
}
