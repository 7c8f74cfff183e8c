import { type Columns, dollars } from "../../data/columns";
import { regularPrice, saleEndsAt } from "./sale/sale-columns";
import { type Product, ProductTable } from "./product.entity";
import { columnsOf } from "../../data/tables";

const summary = columnsOf(
  ProductTable,
  "id",
  "name",
  "description",
  "image",
  "rating",
  "countInStock",
  "version",
  "createdAt",
  "draft",
).with({
  price: dollars("price_cents"),
  regularPrice,
});

const details = columnsOf(
  ProductTable,
  "updatedAt",
  "categoryId",
  "brandSlug",
  "attributeValues",
  "moreImages",
  "gtin",
  "mpn",
).with({ saleEndsAt });

/** A product as the list and the page show it: price in dollars. */
export const productColumns: Columns<Product> = summary.with(details.each);

/** The fields of the schema for which a product is read with all of its columns. */
export const DETAIL_FIELDS = [
  ...Object.keys(details.each),
  "category",
  "brand",
  "attributes",
  "images",
  "tax",
];

/** A product's columns: without the details if nobody asks for them, because they are the larger part of what a row costs. */
export const columnsFor = (all: boolean): Columns<Product> =>
  all ? productColumns : (summary as Columns<Product>);

/** What an admin writes of a product, with its columns and their types. Statements that write products are made from it. */
export const writtenColumns = {
  name: ["name", "text"],
  description: ["description", "text"],
  price: ["price_cents", "numeric"],
  regularPrice: ["regular_price_cents", "numeric"],
  saleEndsAt: ["sale_ends_at", "timestamptz"],
  image: ["image", "text"],
  rating: ["rating", "float8"],
  countInStock: ["count_in_stock", "int"],
  categoryId: ["category_id", "uuid"],
  brandSlug: ["brand", "text"],
  attributeValues: ["attributes", "jsonb"],
  moreImages: ["more_images", "text[]"],
  draft: ["draft", "boolean"],
  gtin: ["gtin", "text"],
  mpn: ["mpn", "text"],
} as const satisfies Partial<Record<keyof Product, readonly [column: string, type: string]>>;
