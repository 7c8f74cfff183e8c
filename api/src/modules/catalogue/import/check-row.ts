import { ATTRIBUTE_COLUMN } from "@shop/shared/product-csv";
import { addProductSchema } from "@shop/shared/schemas/product";
import { BadUserInput, type FieldError } from "../../../errors";
import { parseInput } from "../../../validation";
import type { NewProduct } from "../product.input";
import { resolveDetails, type Classification } from "../details/resolve-details";
import { resolveSale } from "../sale/resolve-sale";
import { EMPTY_PRODUCT, withInput, type WrittenProduct } from "../written-product";

/** The product of a row as it will be stored, or what is wrong with the row, by its columns. */
export function checkRow(
  shop: Classification,
  input: Record<keyof NewProduct, unknown>,
): { product?: WrittenProduct; errors: FieldError[] } {
  try {
    const product = parseInput(addProductSchema, input);
    const { details, errors } = resolveDetails(shop, product);
    const { sale, errors: saleErrors } = resolveSale(product);
    if (errors.length + saleErrors.length > 0) throw new BadUserInput([...errors, ...saleErrors]);
    return { product: withInput(EMPTY_PRODUCT, product, { ...details, ...sale }), errors: [] };
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
