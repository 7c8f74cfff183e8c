import { useMemo } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import type { AttributeField_AttributeFragment } from "../../../../features/classification/Classification.generated";
import { useClassification } from "../../../../features/classification/use-classification";
import type { ProductEntry } from "./product-entry";

const none: readonly AttributeField_AttributeFragment[] = [];

/** What the form can ask for: categories and brands, and the attributes of the category that is chosen in it. */
export function useAttributes({ control }: UseFormReturn<ProductEntry>, initial: ProductEntry) {
  const { classification, error } = useClassification();
  const category = useWatch({ control, name: "category" });

  const attributes = useMemo(() => {
    if (!classification) return none;
    // without a category, those that the product has values of: they can be taken away
    const slugs = category
      ? classification.slugsOf(category)
      : new Set(initial.category ? [] : Object.keys(initial.attributes));
    return classification.attributes.filter(({ slug }) => slugs.has(slug));
  }, [classification, category, initial]);

  return { classification, isMissing: error !== undefined, attributes };
}
