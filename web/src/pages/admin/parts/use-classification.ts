import { useMemo } from "react";
import { namePathOf } from "./category-names";
import type { SelectOption } from "../../../ui/form/SelectOptions";
import {
  useClassificationQuery,
  type AttributeField_AttributeFragment,
  type ClassificationQuery,
} from "./Classification.generated";

/** The shop's categories and brands, and the attributes of each category. */
export interface Classification {
  /** By id; the labels are paths of names: "Watches / Divers". */
  categories: readonly SelectOption[];
  /** By slug. */
  brands: readonly SelectOption[];
  /** All attributes, in the shop's order. */
  attributes: readonly AttributeField_AttributeFragment[];
  /** The slugs of a category's attributes; empty for an unknown category. */
  slugsOf: (categoryId: string) => ReadonlySet<string>;
}

const noSlugs: ReadonlySet<string> = new Set();

function classificationOf({ allCategories, attributes, brands }: ClassificationQuery): Classification {
  const slugs = new Map(
    allCategories.map((category) => [category.id, new Set(category.attributes.map(({ slug }) => slug))]),
  );
  return {
    categories: allCategories.map(({ id, path }) => ({ value: id, label: namePathOf(path) })),
    brands: brands.map(({ slug, name }) => ({ value: slug, label: name })),
    attributes,
    slugsOf: (categoryId) => slugs.get(categoryId) ?? noSlugs,
  };
}

/** Loads the options of the product form; undefined while loading. */
export function useClassification() {
  const { data, error, refetch } = useClassificationQuery({ fetchPolicy: "cache-and-network" });
  const classification = useMemo(() => data && classificationOf(data), [data]);
  return { classification, error: data ? undefined : error, refetch };
}
