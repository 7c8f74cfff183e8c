import { violatedConstraint, rows, statement } from "../../../data/rows";
import { inTransaction, requireViewer, type RequestContext } from "../../../context/context";
import { recordAction } from "../../audit/record-action.service";
import { ProductNameTaken, type AddProductInput } from "./add-product.input";
import type { Product } from "../product.entity";
import { productColumns } from "../product-columns";

const insert = statement(
  productColumns,
  `insert into products (name, description, price_cents, image, rating, count_in_stock)
    values ($1, $2, round($3::numeric * 100), $4, $5, $6) returning ${productColumns.sql}`,
);

/** Adds a product to the catalogue; throws ProductNameTaken if one of that name is for sale. */
export async function addProduct(ctx: RequestContext, input: AddProductInput): Promise<Product> {
  requireViewer(ctx);
  const { name, description, price, image, rating, countInStock } = input;
  const values = [name.trim(), description.trim(), String(price), image, rating, countInStock];
  try {
    return await inTransaction(ctx, async (tx) => {
      const [product] = (await rows(tx.db, insert, values)) as [Product];
      await recordAction(tx, "ADD_PRODUCT", product);
      return product;
    });
  } catch (error) {
    throw violatedConstraint(error) === "product_name" ? new ProductNameTaken() : error;
  }
}
