import { serverTexts } from "@shop/shared/messages/server";
import { violatedConstraint } from "../../../data/rows";
import { inTransaction, type RequestContext } from "../../../context/context";
import { requireActor } from "../../../context/actor";
import { recordAction } from "../../audit/record-action";
import { asRefusal, checkDetails, keepAttributes } from "../check-details";
import { checkSale } from "../sale/resolve-sale";
import type { Product } from "../product.entity";
import { ProductNameTaken } from "../product.error";
import type { NewProduct } from "../product.input";
import { writeProducts } from "../write-products";
import { EMPTY_PRODUCT, withInput } from "../written-product";

/**
 * Adds a product to the catalogue. Throws ProductNameTaken if a product for sale has this name, and BadUserInput for an
 * unknown category, brand or attribute, a value of the wrong type, or a sale price that isn't lower.
 */
export async function addProduct(ctx: RequestContext, input: NewProduct): Promise<Product> {
  requireActor(ctx);
  const sale = checkSale(input);
  const details = { ...(await checkDetails(ctx, input)), ...sale };
  const product = withInput(EMPTY_PRODUCT, input, details);
  try {
    return await inTransaction(ctx, async (tx) => {
      await keepAttributes(tx, details);
      const [added] = (await writeProducts(tx, [product])) as [Product];
      await recordAction(
        tx,
        "ADD_PRODUCT",
        added,
        added.draft ? serverTexts().auditDetails.productDetails.draft : null,
      );
      return added;
    });
  } catch (error) {
    throw violatedConstraint(error) === "product_name" ? new ProductNameTaken() : asRefusal(error);
  }
}
