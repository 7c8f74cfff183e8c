import { serverTexts } from "@shop/shared/messages/server";
import { ATTRIBUTE_COLUMN, productColumns } from "@shop/shared/product-csv";
import { NO_IMAGE } from "@shop/shared/images";
import { addProductSchema } from "@shop/shared/schemas/product";
import { BadUserInput, type FieldError } from "../../../errors";
import { parseInput } from "../../../validation";
import type { OptionValue } from "@shop/shared/option-values";
import type { NewProduct } from "../product.input";
import { resolveDetails, type Classification } from "../resolve-details";
import { resolveSale } from "../sale/resolve-sale";
import { EMPTY_PRODUCT, withInput, type WrittenProduct } from "../written-product";

/** An attribute's value in a row; null if its cell is empty. */
export interface RowValue {
  slug: string;
  value: string | null;
}

/** The unchecked values of a row: undefined if the file has no such column, null if an optional cell is empty. */
export type RowInput = Partial<Record<Exclude<keyof NewProduct, "attributes">, unknown>> & {
  attributes?: RowValue[];
};

/** The group of a row, with its product's values of the options if the file has such a column. */
export interface RowGroup {
  name: string;
  options?: OptionValue[];
}

/** A row of the file: unchecked values, and the row number as spreadsheets count it. */
export interface ImportedRow {
  row: number;
  /** The text of the id's cell, if the file has the column and it isn't empty. */
  id?: string;
  input: RowInput;
  /** Undefined if the file has no such column, null if the cell is empty. */
  group?: RowGroup | null;
  /** Values of a new product for which the file has no columns. */
  defaults?: Pick<RowInput, "rating" | "image">;
  /** Errors of the row itself, and of unreadable cells. */
  faults: FieldError[];
}

/** The product of a row in its stored form, or the errors of the row by their columns. */
export interface CheckedRow {
  product?: WrittenProduct;
  errors: FieldError[];
}

/** The attribute values in cells that aren't empty. */
export function givenValues(input: RowInput): { slug: string; value: string }[] {
  return (input.attributes ?? []).flatMap(({ slug, value }) => (value === null ? [] : [{ slug, value }]));
}

/** Checks a row that adds a product. */
export function checkNewRow(shop: Classification, row: RowInput): CheckedRow {
  const missing = productColumns.filter((column) => row[column] === undefined && !isFromImages(column, row));
  if (missing.length > 0) return { errors: [{ field: "name", message: unknownName(missing) }] };
  const attributes = givenValues(row);
  return withErrorsByColumn(attributes, () => {
    const image = row.image ?? (row.images ? undefined : NO_IMAGE);
    const product = parseInput(addProductSchema, { ...row, image, attributes });
    const { details, errors } = resolveDetails(shop, product);
    const { sale, errors: saleErrors } = resolveSale(product);
    if (errors.length + saleErrors.length > 0) throw new BadUserInput([...errors, ...saleErrors]);
    return withInput(EMPTY_PRODUCT, product, { ...details, ...sale });
  });
}

/** The column `images` is enough: the first image is the product's main image. */
const isFromImages = (column: string, { images }: RowInput) => column === "image" && images !== undefined;

const unknownName = (missing: string[]) => serverTexts().fieldErrors.rowErrors.noName(missing.join(", "));

/**
 * Runs the checks of a row; errors of its attributes name their columns: `attribute:voltage` instead of
 * `attributes.2.value`.
 */
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
