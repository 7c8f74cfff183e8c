import { cleanName } from "@shop/shared/text-rules";
import { inCents } from "../../data/columns";
import type { Details } from "./details/resolve-details";
import type { Product } from "./product.entity";
import type { NewProduct } from "./product.input";
import type { Sale } from "./sale/resolve-sale";
import { productColumns, writtenColumns } from "./product-columns";

/** A product as it is written: its price in dollars. */
export type WrittenProduct = Pick<Product, keyof typeof writtenColumns>;
type Field = keyof WrittenProduct;

/** The fields, in the order of `valuesOf`. */
export const writtenFields = Object.keys(writtenColumns) as Field[];

/** What an edit writes: not the stock, which restocking changes. */
export const editedFields = writtenFields.filter((field) => field !== "countInStock");

/** What a change of several products notes in columns of its own. */
const NOTED = new Set<Field>(["price", "regularPrice", "saleEndsAt", "categoryId", "brandSlug", "draft"]);

/** What only an import changes of several products, and notes as JSON. */
export const otherFields = writtenFields.filter((field) => !NOTED.has(field));

/** SQL's JSON of these fields; `valueOf` gives the SQL of each. */
export const jsonOf = (fields: readonly Field[], valueOf: (field: Field) => string): string =>
  `jsonb_build_object(${fields.map((field) => `'${field}', ${valueOf(field)}`).join(", ")})`;

export const columnOf = (field: Field): string => writtenColumns[field][0];

const isPrice = (field: Field) => field === "price" || field === "regularPrice";

/** SQL's value of a field, of its SQL as written: prices are stored in cents. */
const storedSql = (field: Field, sql: string) => (isPrice(field) ? inCents(sql) : sql);

/** Parameters for these fields, counted from a number: `$3, round($4::numeric * 100)`. */
export const parametersOf = (fields: Field[], from: number): string[] =>
  fields.map((field, at) => storedSql(field, `$${from + at}::${writtenColumns[field][1]}`));

/** The same of a table whose columns have the fields' names. */
export const selectedOf = (fields: Field[]): string[] =>
  fields.map((field) => storedSql(field, `"${field}"`));

/** The values for the parameters. A price goes as text, so that no digit is rounded on its way. */
export const valuesOf = (fields: Field[], product: WrittenProduct): unknown[] =>
  fields.map((field) => {
    const value = product[field];
    return isPrice(field) && typeof value === "number" ? String(value) : value;
  });

/** What a new product has where nothing is given, and what nobody may know of a draft who can't see it. */
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
/** The fields that a product may be without. */
const optional = new Set(writtenFields.filter((field) => each[field].nullable));

type ProvidedValues = Partial<Record<keyof NewProduct, unknown>> & Pick<NewProduct, "images" | "image">;

/** A product after an input: what isn't given stays as it was before, and so does null, but where a product may have nothing. */
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
