import type { detailColumns, productColumns } from "@shop/shared/product-csv";
import type { Attribute } from "../../modules/catalogue/attributes/attribute.entity";

/** A column with a meaning, other than those of attributes. */
export type Column = (typeof productColumns)[number] | (typeof detailColumns)[number];

/** Where the columns of a file are. */
export interface Places {
  columns: Partial<Record<Column, number>>;
  attributes: [attribute: Attribute, place: number][];
}
