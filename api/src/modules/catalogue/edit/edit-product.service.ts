import { violatedConstraint, rows, statement } from "../../../data/rows";
import { inTransaction, type RequestContext } from "../../../context/context";
import { NotFound } from "../../../errors";
import { recordAction } from "../../audit/record-action.service";
import { ProductNameTaken } from "../add/add-product.input";
import { findProduct } from "../find-product.service";
import { ProductChanged, type EditProductInput } from "./edit-product.input";
import type { Product } from "../product.entity";
import { productColumns } from "../product-columns";

const update = statement(
  productColumns,
  `update products set name = $3, description = $4, price_cents = round($5::numeric * 100), image = $6, rating = $7,
      version = version + 1
    where id = $1 and version = $2 and archived_at is null returning ${productColumns.sql}`,
);

/**
 * Changes the given fields of a product; does nothing if they are unchanged. Throws ProductChanged if the product no longer
 * has the version that was read, ProductNameTaken, and NotFound for an unknown product. It can't change the stock.
 */
export async function editProduct(
  ctx: RequestContext,
  id: string,
  input: EditProductInput,
): Promise<Product> {
  const before = await findProduct(ctx, id);
  if (!before) throw new NotFound("product");
  if (before.version !== input.version) throw new ProductChanged(before);
  const wanted = edited(before, input);
  const detail = changesBetween(before, wanted);
  if (!detail) return before;
  try {
    return await inTransaction(ctx, async (tx) => {
      const { name, description, price, image, rating } = wanted;
      const values = [id, input.version, name, description, String(price), image, rating];
      const [product] = await rows(tx.db, update, values);
      if (!product) return await meanwhile(tx, id);
      await recordAction(tx, "EDIT_PRODUCT", product, detail);
      return product;
    });
  } catch (error) {
    throw violatedConstraint(error) === "product_name" ? new ProductNameTaken() : error;
  }
}

/** The product was edited or deleted between reading and writing. */
async function meanwhile(ctx: RequestContext, id: string): Promise<never> {
  const product = await findProduct(ctx, id);
  throw product ? new ProductChanged(product) : new NotFound("product");
}

function edited(before: Product, input: EditProductInput): Product {
  return {
    ...before,
    name: input.name?.trim() ?? before.name,
    description: input.description?.trim() ?? before.description,
    price: input.price ?? before.price,
    image: input.image ?? before.image,
    rating: input.rating ?? before.rating,
  };
}

/** The audit's detail of an edit; null if nothing changes. Long texts are named and not quoted. */
function changesBetween(before: Product, after: Product): string | null {
  const changes = [
    before.name !== after.name && `name ${before.name} → ${after.name}`,
    before.price !== after.price && `price ${before.price.toFixed(2)} → ${after.price.toFixed(2)}`,
    before.rating !== after.rating && `rating ${before.rating} → ${after.rating}`,
    before.image !== after.image && "picture",
    before.description !== after.description && "description",
  ];
  return changes.filter(Boolean).join(", ") || null;
}
