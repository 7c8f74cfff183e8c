import { violatedConstraint, rows, statement } from "../../../data/rows";
import { inTransaction, type RequestContext } from "../../../context/context";
import { requireActor } from "../../../context/actor";
import { recordAction } from "../../audit/record-action.service";
import { announceProducts } from "../announce/announce-products.service";
import { asRefusal, checkDetails, keepAttributes } from "../details/check-details.service";
import type { Details } from "../details/resolve-details";
import { ProductNameTaken, type AddProductInput } from "./add-product.input";
import type { Product } from "../product.entity";
import { productColumns } from "../product-columns";

const insert = statement(
  productColumns,
  `insert into products (name, description, price_cents, image, rating, count_in_stock, category_id, brand, attributes,
      more_images, draft)
    values ($1, $2, round($3::numeric * 100), $4, $5, $6, $7, $8, $9, $10, $11) returning ${productColumns.sql}`,
);

/** What GraphQL's input and the body of POST /products have in common. */
export type NewProduct = Omit<AddProductInput, "image"> & { image?: string | null | undefined };

/**
 * Adds a product to the catalogue; throws ProductNameTaken if one of that name is for sale, and BadUserInput for a category,
 * brand or attribute that the shop doesn't have, or a value that isn't of its attribute's type.
 */
export async function addProduct(ctx: RequestContext, input: NewProduct): Promise<Product> {
  requireActor(ctx);
  const details = await checkDetails(ctx, input);
  try {
    return await inTransaction(ctx, async (tx) => {
      await keepAttributes(tx, details);
      const [product] = (await rows(tx.db, insert, valuesOf(input, details))) as [Product];
      await recordAction(tx, "ADD_PRODUCT", product, product.draft ? "draft" : null);
      await announceProducts(tx, [product.id]);
      return product;
    });
  } catch (error) {
    throw violatedConstraint(error) === "product_name" ? new ProductNameTaken() : asRefusal(error);
  }
}

function valuesOf(input: NewProduct, { categoryId, brandSlug, attributeValues }: Details): unknown[] {
  const { name, description, price, rating, countInStock, draft } = input;
  const [image, ...moreImages] = input.images ?? [input.image];
  return [
    ...[name.trim(), description.trim(), String(price), image, rating, countInStock],
    ...[categoryId, brandSlug, attributeValues, moreImages, draft ?? false],
  ];
}
