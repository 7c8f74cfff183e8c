import { serverTexts } from "@shop/shared/messages/server";
import { UNITS_HELD_BACK } from "@shop/shared/stock";
import { type RequestContext, inTransaction } from "../../context/context";
import { command, execute, executorOf, returning, rows } from "../../data/rows";
import { announceLowStock, announceProducts } from "./announce-products";
import { productBounds } from "@shop/shared/product";
import { BadUserInput, NotFound } from "../../errors";
import { isUuid } from "../../data/uuid";
import { recordAction } from "../audit/record-action";
import { findProduct } from "./find-product";
import type { Product } from "./product.entity";
import { productColumns } from "./product-columns";
import { seesDrafts } from "./see-drafts";

const take = command(
  `update products set count_in_stock = count_in_stock - $2 where id = $1 and count_in_stock - $2 >= ${UNITS_HELD_BACK}`,
);

/** Takes units from stock for an existing order; returns false, and takes none, if there are too few (D-03). */
export async function takeFromStock(ctx: RequestContext, id: string, quantity: number): Promise<boolean> {
  if (!(await execute(ctx.db, take, [id, quantity]))) return false;
  await announceLowStock(ctx, id, quantity);
  return true;
}

/** Returns the units of a cancelled order to stock, even if the product is no longer sold. */
export const returnToStock = executorOf<[id: string, quantity: number]>(
  "update products set count_in_stock = count_in_stock + $2 where id = $1",
);

const { min, max } = productBounds.countInStock;

const add = returning(
  productColumns,
  `update products set count_in_stock = count_in_stock + $2
    where id = $1 and archived_at is null and (not draft or $3) and count_in_stock + $2 between ${min} and ${max}`,
);

/**
 * Adds units to the current stock, or removes some with a negative number, so that concurrent changes by admins and
 * orders are never overwritten. Throws BadUserInput if the stock would leave its bounds, NotFound for an unknown
 * product, or a draft that the caller may not see.
 */
export async function restockProduct(ctx: RequestContext, id: string, units: number): Promise<Product> {
  if (units === 0 || Math.abs(units) > max)
    throw badUnits(serverTexts().fieldErrors.productErrors.restock(max));
  return inTransaction(ctx, async (tx) => {
    const [product] = isUuid(id) ? await rows(tx.db, add, [id, units, await seesDrafts(tx)]) : [];
    if (!product) return refuse(tx, id);
    const detail = serverTexts().auditDetails.productDetails.stock(
      `${units > 0 ? "+" : ""}${units}`,
      product.countInStock,
    );
    await recordAction(tx, "RESTOCK_PRODUCT", product, detail);
    await announceProducts(tx, [id]);
    if (units < 0) await announceLowStock(tx, id, -units);
    return product;
  });
}

async function refuse(ctx: RequestContext, id: string): Promise<never> {
  const product = await findProduct(ctx, id);
  if (!product) throw new NotFound("product");
  throw badUnits(stockOutOfBounds(product));
}

/** Whether a product can have these units in stock. */
export const isStock = (units: number): boolean => units >= min && units <= max;

/** The error of units that the stock doesn't allow. */
export const stockOutOfBounds = ({ countInStock }: Pick<Product, "countInStock">): string =>
  serverTexts().fieldErrors.productErrors.stock(min, max, countInStock);

const badUnits = (message: string) => new BadUserInput([{ field: "units", message }]);
