import type { StoredTable } from "./stored-table";

/** A table in which nothing is about a person. */
const nobody = (name: string, about: string, other: readonly string[]): StoredTable => ({
  name,
  title: about,
  about,
  download: null,
  personal: [],
  other,
});

/** The catalogue, in which nothing is about a person. */
export const catalogueTables: readonly StoredTable[] = [
  nobody("products", "What the shop sells.", [
    "id",
    "name",
    "description",
    "price_cents",
    "image",
    "more_images",
    "rating",
    "count_in_stock",
    "category_id",
    "brand",
    "attributes",
    "draft",
    "search",
    "version",
    "created_at",
    "updated_at",
    "archived_at",
  ]),
  nobody("categories", "The tree of categories.", ["id", "parent_id", "slug", "name", "position"]),
  nobody("brands", "Brands of products.", ["slug", "name"]),
  nobody("attributes", "What can be said of products.", ["slug", "name", "type", "unit", "position"]),
  nobody("category_attributes", "Which attributes products of a category have.", [
    "category_id",
    "attribute",
  ]),
  nobody("search_words", "Words of products, for searches with typing errors.", ["word"]),
  nobody("product_change_sets", "Products that were changed together.", ["id", "changed_at", "undone_at"]),
  nobody("product_changes", "What changed with one of them.", [
    "set_id",
    "product_id",
    "price_cents_before",
    "price_cents_after",
    "category_before",
    "category_after",
    "brand_before",
    "brand_after",
    "draft_before",
    "draft_after",
  ]),
  nobody("product_updates", "When each product changed, for programs that ask.", [
    "product_id",
    "updated_at",
    "draft_updated_at",
  ]),
  nobody("migrations", "Which changes of the database's structure were made.", ["id", "timestamp", "name"]),
];
