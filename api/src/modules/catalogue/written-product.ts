import { cleanName } from "@shop/shared/text-rules";
import { inCents } from "../../data/columns";
import type { Details } from "./details/resolve-details";
import type { Product } from "./product.entity";
import type { NewProduct } from "./product.input";
import type { Sale } from "./sale/resolve-sale";
import { productColumns, writtenColumns } from "./product-columns";

/** A product as it is written; its price is in dollars. */
export type WrittenProduct = Pick<Product, keyof typeof writtenColumns>;
type Field = keyof WrittenProduct;

/** The fields, in the order of `valuesOf`. */
export const writtenFields = Object.keys(writtenColumns) as Field[];

/** The fields that an edit writes: not the stock, which restocking changes. */
export const editedFields = writtenFields.filter((field) => field !== "countInStock");

/** The fields with their own columns in the table of product changes. */
const NOTED = new Set<Field>(["price", "regularPrice", "saleEndsAt", "categoryId", "brandSlug", "draft"]);

/** The fields that only an import changes; product changes store them as JSON. */
export const otherFields = writtenFields.filter((field) => !NOTED.has(field));

/** SQL that builds a JSON object of these fields; `valueOf` returns the SQL of each. */
export const jsonOf = (fields: readonly Field[], valueOf: (field: Field) => string): string =>
  `jsonb_build_object(${fields.map((field) => `'${field}', ${valueOf(field)}`).join(", ")})`;

export const columnOf = (field: Field): string => writtenColumns[field][0];

const isPrice = (field: Field) => field === "price" || field === "regularPrice";

/** SQL of a field's stored value: prices are stored in cents. */
const storedSql = (field: Field, sql: string) => (isPrice(field) ? inCents(sql) : sql);

/** SQL of the parameters for these fields, numbered from `from`: `$3, round($4::numeric * 100)`. */
export const parametersOf = (fields: Field[], from: number): string[] =>
  fields.map((field, at) => storedSql(field, `$${from + at}::${writtenColumns[field][1]}`));

/** SQL of the stored values from a table with a column for each field. */
export const selectedOf = (fields: Field[]): string[] =>
  fields.map((field) => storedSql(field, `"${field}"`));

/** The values for the parameters. A price is passed as text, so that no digit is rounded. */
export const valuesOf = (fields: Field[], product: WrittenProduct): unknown[] =>
  fields.map((field) => {
    const value = product[field];
    return isPrice(field) && typeof value === "number" ? String(value) : value;
  });

/** The initial values of a new product, and the values that hide a draft from viewers without access. */
export const EMPTY_PRODUCT: WrittenProduct = {
  ...(Object.fromEntries(writtenFields.map((field) => [field, null])) as Record<Field, null>),
  name: "",
  description: "",
  price: 0,
  image: "",
  rating: 0,
  countInStock: 0,
  attributeValues: {},
  moreImages: [],
  draft: false,
};

const { each } = productColumns;
/** The fields that a product may lack. */
const optional = new Set(writtenFields.filter((field) => each[field].nullable));

type ProvidedValues = Partial<Record<keyof NewProduct, unknown>> & Pick<NewProduct, "images" | "image">;

/**
 * A product after an input: fields that aren't given keep their values, and so do null fields, except optional ones.
 */
export function withInput(
  before: WrittenProduct,
  input: ProvidedValues,
  details: Details & Partial<Sale>,
): WrittenProduct {
  const { images, image, ...provided } = input;
  const [first = before.image, ...moreImages] = images ?? [image ?? before.image, ...before.moreImages];
  const own = writtenFields.flatMap((field): [Field, unknown][] => {
    const value = (provided as Partial<Record<Field, unknown>>)[field];
    const isProvided = value !== undefined && (value !== null || optional.has(field));
    if (!isProvided) return [];
    return [[field, typeof value !== "string" ? value : field === "name" ? cleanName(value) : value.trim()]];
  });
  return {
    ...before,
    ...(Object.fromEntries(own) as Partial<WrittenProduct>),
    ...details,
    image: first,
    moreImages,
  };
}
