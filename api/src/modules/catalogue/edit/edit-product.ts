import { violatedConstraint } from "../../../data/rows";
import { inTransaction, type RequestContext } from "../../../context/context";
import { NotFound } from "../../../errors";
import { recordAction } from "../../audit/record-action";
import { asRefusal, checkDetails, keepAttributes } from "../check-details";
import { describeChanges } from "./describe-changes";
import { findProduct } from "../find-product";
import { ProductChanged, ProductNameTaken } from "../product.error";
import type { EditProductInput } from "../product.input";
import type { Product } from "../product.entity";
import { checkSale } from "../sale/resolve-sale";
import { writeProducts } from "../write-products";
import { withInput, writtenOf } from "../written-product";

/**
 * Changes the given fields of a product; does nothing if they are unchanged. Throws ProductChanged if the product no
 * longer has the given version, ProductNameTaken, NotFound for an unknown product, and BadUserInput for unknown details
 * or a sale price that isn't lower. It can't change the stock.
 */
export async function editProduct(
  ctx: RequestContext,
  id: string,
  input: EditProductInput,
): Promise<Product> {
  const before = await findProduct(ctx, id);
  if (!before) throw new NotFound("product");
  if (before.version !== input.version) throw new ProductChanged(before);
  const sale = checkSale(input, before);
  const details = await checkDetails(ctx, input, before);
  const wanted = { ...before, ...withInput(before, input, { ...details, ...sale }) };
  const detail = await describeChanges(ctx, before, wanted);
  if (!detail) return before;
  try {
    return await inTransaction(ctx, async (tx) => {
      if (input.attributes) await keepAttributes(tx, wanted);
      const row = { ...writtenOf(wanted), countInStock: null, productId: before.id, version: input.version };
      const [product] = await writeProducts(tx, [row]);
      if (!product) return await meanwhile(tx, id);
      await recordAction(tx, "EDIT_PRODUCT", product, detail);
      return product;
    });
  } catch (error) {
    throw violatedConstraint(error) === "product_name" ? new ProductNameTaken() : asRefusal(error);
  }
}

/** Throws the error for a concurrent edit or deletion between reading and writing. */
async function meanwhile(ctx: RequestContext, id: string): Promise<never> {
  const product = await findProduct(ctx, id);
  throw product ? new ProductChanged(product) : new NotFound("product");
}
