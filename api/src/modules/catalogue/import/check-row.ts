import { ATTRIBUTE_COLUMN, productColumns } from "@shop/shared/product-csv";
import { addProductSchema } from "@shop/shared/schemas/product";
import { BadUserInput, type FieldError } from "../../../errors";
import { parseInput } from "../../../validation";
import type { NewProduct } from "../product.input";
import { resolveDetails, type Classification } from "../details/resolve-details";
import { resolveSale } from "../sale/resolve-sale";
import { EMPTY_PRODUCT, withInput, type WrittenProduct } from "../written-product";

/** A value of an attribute in a row; null where its cell is empty. */
export interface RowValue {
  slug: string;
  value: string | null;
}

/** The unchecked values of a row: undefined where the file has no such column, null where an optional cell is empty. */
export type RowInput = Partial<Record<Exclude<keyof NewProduct, "attributes">, unknown>> & {
  attributes?: RowValue[];
};

/** A product as sent: unchecked values, and the row as spreadsheets count it. */
export interface ImportedRow {
  row: number;
  /** The text of the id's cell, if the file has the column and it isn't empty. */
  id?: string;
  input: RowInput;
  /** Values of a new product that the file has no columns for. */
  defaults?: Pick<RowInput, "rating">;
  /** Errors of the row itself, and of cells that can't be read. */
  faults: FieldError[];
}

/** The product of a row as it will be stored, or what is wrong with the row, by its columns. */
export interface CheckedRow {
  product?: WrittenProduct;
  errors: FieldError[];
}

/** The values of attributes whose cells are not empty. */
export function givenValues(input: RowInput): { slug: string; value: string }[] {
  return (input.attributes ?? []).flatMap(({ slug, value }) => (value === null ? [] : [{ slug, value }]));
}

/** Checks a row that adds a product. */
export function checkNewRow(shop: Classification, row: RowInput): CheckedRow {
  const missing = productColumns.filter((column) => row[column] === undefined && !isFromImages(column, row));
  if (missing.length > 0) return { errors: [{ field: "name", message: unknownName(missing) }] };
  const attributes = givenValues(row);
  return withErrorsByColumn(attributes, () => {
    const image = row.image ?? (row.images ? undefined : "");
    const product = parseInput(addProductSchema, { ...row, image, attributes });
    const { details, errors } = resolveDetails(shop, product);
    const { sale, errors: saleErrors } = resolveSale(product);
    if (errors.length + saleErrors.length > 0) throw new BadUserInput([...errors, ...saleErrors]);
    return withInput(EMPTY_PRODUCT, product, { ...details, ...sale });
  });
}

/** The column `images` alone is enough: its first one is the image. */
const isFromImages = (column: string, { images }: RowInput) => column === "image" && images !== undefined;

const unknownName = (missing: string[]) =>
  `is not the name of a product of this shop; to add one, the file needs the columns ${missing.join(", ")}`;

/** Runs the checks of a row; the errors of its attributes name their columns: `attribute:voltage` for `attributes.2.value`. */
export function withErrorsByColumn(attributes: { slug: string }[], check: () => WrittenProduct): CheckedRow {
  try {
    return { product: check(), errors: [] };
  } catch (error) {
    if (!(error instanceof BadUserInput)) throw error;
    return { errors: error.errors.map((each) => ({ ...each, field: columnOf(each.field, attributes) })) };
  }
}

function columnOf(field: string, attributes: { slug: string }[]): string {
  const [name = "", place] = field.split(".");
  if (name !== "attributes" || place === undefined) return name;
  return ATTRIBUTE_COLUMN + attributes[Number(place)]?.slug;
}
