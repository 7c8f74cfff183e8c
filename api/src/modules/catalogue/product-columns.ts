import { type Columns, money } from "../../data/columns";
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
  "groupId",
  "groupPosition",
  "variantValues",
  "slug",
).with({
  price: money("price_cents"),
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
  "seoTitle",
  "seoDescription",
  "giftCard",
).with({ saleEndsAt });

/** All public columns of a product; the price is in major units. */
export const productColumns: Columns<Product> = summary.with(details.each);

/** The schema fields that need all of a product's columns. */
export const DETAIL_FIELDS = [
  ...Object.keys(details.each),
  "category",
  "brand",
  "attributes",
  "images",
  "tax",
  "deliveries",
];

/** The schema fields that need a product's group. */
export const GROUP_FIELDS = ["group", "optionValues"];

/** A product's columns; without the details if they aren't requested, because they make up most of a row's cost. */
export const columnsFor = (all: boolean): Columns<Product> =>
  all ? productColumns : (summary as Columns<Product>);

/** The columns of a product that admins write, with their types. Statements that write products are made from it. */
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
  seoTitle: ["seo_title", "text"],
  seoDescription: ["seo_description", "text"],
  slug: ["slug", "text"],
  giftCard: ["gift_card", "boolean"],
  groupId: ["group_id", "uuid"],
  groupPosition: ["group_position", "int"],
  variantValues: ["option_values", "text[]"],
} as const satisfies Partial<Record<keyof Product, readonly [column: string, type: string]>>;
