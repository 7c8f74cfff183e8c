import type { Attribute, AttributeValues } from "../attributes/attribute.entity";
import type { CategoryNode } from "../categories/category-tree";
import type { Taxonomy } from "../taxonomy/read-taxonomy.service";

/** A stored value of an attribute. */
export type StoredValue = AttributeValues[string];

/** What is chosen of one attribute: any of the values, or a number in the range. */
export interface ChosenAttribute {
  attribute: Attribute;
  values: StoredValue[];
  min: number | null;
  max: number | null;
}

/** A checked filter. Null, or an empty list, stands for everything. */
export interface CheckedFilter {
  /** What it was checked by. */
  taxonomy: Taxonomy;
  category: CategoryNode | null;
  brands: string[];
  /** In whole cents. */
  priceMin: number | null;
  priceMax: number | null;
  ratingMin: number | null;
  attributes: ChosenAttribute[];
}
