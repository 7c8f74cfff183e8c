import { numbered, wooCommerceColumns } from "./woocommerce-columns";

/** The fields of a product in the export of another shop system, by their meaning. */
export type ForeignField =
  | keyof typeof wooCommerceColumns
  | "mpn"
  | "ownImage"
  | "status"
  | "giftCard"
  | "seoTitle"
  | "seoDescription";

/** The columns of an export, normalized by `columnKey`. Of several columns for a field, the first one with a value counts. */
export interface ShopFormat {
  name: "Shopify" | "WooCommerce";
  /** A file is in this format if it has a column of each of these lists. */
  recognizedBy: readonly (readonly string[])[];
  columns: Readonly<Record<ForeignField, readonly string[]>>;
}

const shopify: ShopFormat = {
  name: "Shopify",
  recognizedBy: [["title"], ["handle", "url handle"], ["price", "variant price"]],
  columns: {
    ...{ id: [], kind: [], parent: [], saleStartsAt: [], saleEndsAt: [], visibility: [] },
    key: ["url handle", "handle"],
    name: ["title"],
    description: ["description", "body (html)"],
    brand: ["vendor"],
    category: ["type", "product category"],
    price: ["price", "variant price"],
    regularPrice: ["compare-at price", "variant compare at price"],
    stock: ["inventory quantity", "variant inventory qty"],
    gtin: ["barcode", "variant barcode"],
    mpn: [
      "google shopping / mpn",
      "google shopping / manufacturer part number (mpn)",
      ...["sku", "variant sku"],
    ],
    images: ["product image url", "image src"],
    ownImage: ["variant image url", "variant image"],
    status: ["status"],
    published: ["published on online store", "published"],
    giftCard: ["gift card"],
    seoTitle: ["seo title"],
    seoDescription: ["seo description"],
    optionName: numbered((n) => `option${n} name`),
    option: numbered((n) => `option${n} value`),
  },
};

const wooCommerce: ShopFormat = {
  name: "WooCommerce",
  recognizedBy: [wooCommerceColumns.kind, wooCommerceColumns.name, wooCommerceColumns.regularPrice],
  columns: {
    ...{ ownImage: [], status: [], giftCard: ["meta: _gift_card"], seoTitle: [], seoDescription: [] },
    mpn: wooCommerceColumns.key,
    ...wooCommerceColumns,
  },
};

/** The title of a column, ignoring case, spaces and apostrophes. */
export const columnKey = (title: string): string =>
  title.normalize("NFKC").toLowerCase().replaceAll("’", "'").replace(/\s+/g, " ").trim();

/** The format of a header; undefined for a file of this shop. */
export function recognizeFormat(names: readonly string[]): ShopFormat | undefined {
  const found = new Set(names.map(columnKey));
  return [shopify, wooCommerce].find(({ recognizedBy }) =>
    recognizedBy.every((columns) => columns.some((column) => found.has(column))),
  );
}
