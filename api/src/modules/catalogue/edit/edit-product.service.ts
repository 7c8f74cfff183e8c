import { violatedConstraint, rows, statement } from "../../../data/rows";
import { inTransaction, type RequestContext } from "../../../context/context";
import { NotFound } from "../../../errors";
import { recordAction } from "../../audit/record-action.service";
import { announceProducts } from "../announce/announce-products.service";
import { asRefusal, checkDetails, keepAttributes } from "../details/check-details.service";
import { describeChanges } from "./describe-changes.service";
import { ProductNameTaken } from "../add/add-product.input";
import { findProduct } from "../find-product.service";
import { ProductChanged, type EditProductInput } from "./edit-product.input";
import type { Product } from "../product.entity";
import { productColumns } from "../product-columns";

const update = statement(
  productColumns,
  `update products set name = $3, description = $4, price_cents = round($5::numeric * 100), image = $6, rating = $7,
      category_id = $8, brand = $9, attributes = $10, more_images = $11, draft = $12, version = version + 1
    where id = $1 and version = $2 and archived_at is null returning ${productColumns.sql}`,
);

/**
 * Changes the given fields of a product; does nothing if they are unchanged. Throws ProductChanged if the product no longer
 * has the version that was read, ProductNameTaken, NotFound for an unknown product, and BadUserInput for details that the shop doesn't have. It can't change
 * the stock.
 */
export async function editProduct(
  ctx: RequestContext,
  id: string,
  input: EditProductInput,
): Promise<Product> {
  const before = await findProduct(ctx, id);
  if (!before) throw new NotFound("product");
  if (before.version !== input.version) throw new ProductChanged(before);
  const wanted = { ...edited(before, input), ...(await checkDetails(ctx, input, before)) };
  const detail = await describeChanges(ctx, before, wanted);
  if (!detail) return before;
  try {
    return await inTransaction(ctx, async (tx) => {
      if (input.attributes) await keepAttributes(tx, wanted);
      const [product] = await rows(tx.db, update, [id, input.version, ...valuesOf(wanted)]);
      if (!product) return await meanwhile(tx, id);
      await recordAction(tx, "EDIT_PRODUCT", product, detail);
      await announceProducts(tx, [id]);
      return product;
    });
  } catch (error) {
    throw violatedConstraint(error) === "product_name" ? new ProductNameTaken() : asRefusal(error);
  }
}

/** The product was edited or deleted between reading and writing. */
async function meanwhile(ctx: RequestContext, id: string): Promise<never> {
  const product = await findProduct(ctx, id);
  throw product ? new ProductChanged(product) : new NotFound("product");
}

function valuesOf({ name, description, price, image, rating, ...product }: Product): unknown[] {
  const { categoryId, brandSlug, attributeValues, moreImages, draft } = product;
  return [
    ...[name, description, String(price), image, rating],
    ...[categoryId, brandSlug, attributeValues, moreImages, draft],
  ];
}

function edited(before: Product, input: EditProductInput): Product {
  const [image, ...moreImages] = input.images ?? [input.image ?? before.image, ...before.moreImages];
  return {
    ...before,
    name: input.name?.trim() ?? before.name,
    description: input.description?.trim() ?? before.description,
    price: input.price ?? before.price,
    image: image ?? before.image,
    moreImages,
    rating: input.rating ?? before.rating,
    draft: input.draft ?? before.draft,
  };
}
