import { violatedConstraint, rows, statement } from "../../../data/rows";
import { inTransaction, type RequestContext } from "../../../context/context";
import { requireActor } from "../../../context/actor";
import { recordAction } from "../../audit/record-action";
import { announceProducts } from "../announce-products";
import { asRefusal, checkDetails, keepAttributes } from "../details/check-details";
import { checkSale } from "../sale/resolve-sale";
import type { Product } from "../product.entity";
import { ProductNameTaken } from "../product.error";
import type { NewProduct } from "../product.input";
import { productColumns } from "../product-columns";
import {
  columnOf,
  EMPTY_PRODUCT,
  parametersOf,
  valuesOf,
  withInput,
  writtenFields,
} from "../written-product";

const insert = statement(
  productColumns,
  `insert into products (${writtenFields.map(columnOf).join(", ")})
    values (${parametersOf(writtenFields, 1).join(", ")}) returning ${productColumns.sql}`,
);

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
      const [added] = (await rows(tx.db, insert, valuesOf(writtenFields, product))) as [Product];
      await recordAction(tx, "ADD_PRODUCT", added, added.draft ? "draft" : null);
      await announceProducts(tx, [added.id]);
      return added;
    });
  } catch (error) {
    throw violatedConstraint(error) === "product_name" ? new ProductNameTaken() : asRefusal(error);
  }
}
