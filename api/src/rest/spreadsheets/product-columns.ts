import type {
  GIFT_CARD_COLUMN,
  GROUP_COLUMNS,
  ID_COLUMN,
  productColumns,
  SEO_COLUMNS,
} from "@shop/shared/product-csv";
import type { Attribute } from "../../modules/catalogue/attributes/attribute.entity";
import { slugPathOf, type CategoryTree } from "../../modules/catalogue/categories/category-tree";
import { optionCell } from "../../modules/catalogue/groups/option-cells";
import type { GroupNames } from "../../modules/catalogue/import/imported-groups";
import type { WrittenProduct } from "../../modules/catalogue/written-product";

/** The text of a product's cell. */
type CellOf = (product: WrittenProduct, categories: CategoryTree, group: GroupNames | null) => string;

/** A flag in the words of a file. */
const yesOrNo = (flag: boolean) => (flag ? "yes" : "no");

/** The optional details of a product by column, with the text of the cell. A file may omit these columns. */
export const detailCells = {
  category: ({ categoryId }, categories) => {
    const category = categoryId === null ? null : categories.find(categoryId);
    return category ? slugPathOf(category) : "";
  },
  brand: ({ brandSlug }) => brandSlug ?? "",
  /** All of them, if there are several; then a file may omit `image`. */
  images: ({ image, moreImages }) => (moreImages.length > 0 ? [image, ...moreImages].join(" ") : ""),
  draft: ({ draft }) => yesOrNo(draft),
  /** A plain number, like the price. */
  regularPrice: ({ regularPrice }) => (regularPrice === null ? "" : String(regularPrice)),
  saleEndsAt: ({ saleEndsAt }) => saleEndsAt?.toISOString() ?? "",
  gtin: ({ gtin }) => gtin ?? "",
  mpn: ({ mpn }) => mpn ?? "",
} as const satisfies Record<string, CellOf>;

/** The details that few shops use. An export has them after the attributes, and only those that a product has. */
export const rareCells: Record<RareColumn, CellOf> = {
  seoTitle: ({ seoTitle }) => seoTitle ?? "",
  seoDescription: ({ seoDescription }) => seoDescription ?? "",
  slug: ({ slug }) => slug ?? "",
  giftCard: ({ giftCard }) => yesOrNo(giftCard),
  group: (_product, _categories, group) => group?.name ?? "",
  options: ({ variantValues }, _categories, group) =>
    group ? optionCell(group.optionNames, variantValues ?? []) : "",
};

/** A column of `rareCells`. */
export type RareColumn =
  | (typeof SEO_COLUMNS)[number]
  | typeof GIFT_CARD_COLUMN
  | (typeof GROUP_COLUMNS)[number];

type DetailColumn = keyof typeof detailCells;

/** The columns of optional details, in the order of an export. */
export const detailColumns = Object.keys(detailCells) as DetailColumn[];
export const rareColumns = Object.keys(rareCells) as RareColumn[];

/** A column with a meaning, other than those of attributes. */
export type Column = (typeof productColumns)[number] | DetailColumn | RareColumn | typeof ID_COLUMN;

/** The positions of the columns in a file. */
export interface Places {
  columns: Partial<Record<Column, number>>;
  attributes: [attribute: Attribute, place: number][];
}
