import { ATTRIBUTE_COLUMN } from "@shop/shared/product-csv";
import { addProductSchema } from "@shop/shared/schemas/product";
import { BadUserInput, type FieldError } from "../../../errors";
import { parseInput } from "../../../validation";
import type { NewProduct } from "../add/add-product.service";
import { resolveDetails, type Classification } from "../details/resolve-details";
import type { StagedProduct } from "./import-staging-table";

/** The product of a row as it will be stored, or what is wrong with the row, by its columns. */
export function checkRow(
  shop: Classification,
  input: Record<keyof NewProduct, unknown>,
): { product?: Omit<StagedProduct, "row">; errors: FieldError[] } {
  try {
    const product = parseInput(addProductSchema, input);
    const { details, errors } = resolveDetails(shop, product);
    if (errors.length > 0) throw new BadUserInput(errors);
    const { name, description, price, rating, countInStock, draft } = product;
    const [image = "", ...moreImages] = product.images ?? [product.image ?? ""];
    const own = { name: name.trim(), description: description.trim(), price, rating, countInStock };
    return { product: { ...own, ...details, image, moreImages, draft: draft ?? false }, errors: [] };
  } catch (error) {
    if (!(error instanceof BadUserInput)) throw error;
    return { errors: error.errors.map((each) => ({ ...each, field: columnOf(each.field, input) })) };
  }
}

/** The column of a field of the input: `attribute:voltage` for `attributes.2.value`. */
function columnOf(field: string, { attributes }: Record<keyof NewProduct, unknown>): string {
  const [name = "", place] = field.split(".");
  if (name !== "attributes" || place === undefined) return name;
  return ATTRIBUTE_COLUMN + (attributes as { slug: string }[])[Number(place)]?.slug;
}
