import { cleanName } from "@shop/shared/text-rules";
import type { StoredValues } from "./changes/product-change.entity";
import type { Details } from "./resolve-details";
import type { Product } from "./product.entity";
import type { NewProduct } from "./product.input";
import type { Sale } from "./sale/resolve-sale";
import { productColumns, writtenColumns } from "./product-columns";

/** A product as it is written; its price is in major units. */
export type WrittenProduct = Pick<Product, keyof typeof writtenColumns>;
type Field = keyof WrittenProduct;

/** The fields that admins write. */
export const writtenFields = Object.keys(writtenColumns) as Field[];

/** The column of a field in the table of products. */
export const columnOf = (field: Field): string => writtenColumns[field][0];

/** The written fields of a product, without its other properties. */
export const writtenOf = (product: WrittenProduct): WrittenProduct =>
  Object.fromEntries(writtenFields.map((field) => [field, product[field]])) as WrittenProduct;

/** The written fields of a product as changes record them. */
export const asStored = (product: WrittenProduct): StoredValues => ({
  ...writtenOf(product),
  saleEndsAt: product.saleEndsAt?.toISOString() ?? null,
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
  giftCard: false,
};

const { each } = productColumns;
/** The fields that a product may lack. */
const optional = new Set(writtenFields.filter((field) => each[field].nullable));

/** The texts without line breaks. */
const oneLine = new Set<Field>(["name", "seoTitle", "seoDescription"]);

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
    return [
      [field, typeof value !== "string" ? value : oneLine.has(field) ? cleanName(value) : value.trim()],
    ];
  });
  return {
    ...before,
    ...(Object.fromEntries(own) as Partial<WrittenProduct>),
    ...details,
    image: first,
    moreImages,
  };
}
