import { type Columns, dollars, nullable } from "../../data/columns";
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
  "saleEndsAt",
).with({
  price: dollars("price_cents"),
  regularPrice: nullable(dollars("case when regular_price_cents > price_cents then regular_price_cents end")),
});

const details = columnsOf(
  ProductTable,
  "updatedAt",
  "categoryId",
  "brandSlug",
  "attributeValues",
  "moreImages",
);

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
  image: ["image", "text"],
  rating: ["rating", "float8"],
  countInStock: ["count_in_stock", "int"],
  categoryId: ["category_id", "uuid"],
  brandSlug: ["brand", "text"],
  attributeValues: ["attributes", "jsonb"],
  moreImages: ["more_images", "text[]"],
  draft: ["draft", "boolean"],
} as const satisfies Partial<Record<keyof Product, readonly [column: string, type: string]>>;
