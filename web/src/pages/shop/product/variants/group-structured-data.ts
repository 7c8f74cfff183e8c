import { absoluteUrl } from "../../../../ui/layout/absolute-url";
import { paths } from "../../../../paths";
import type { Group } from "./choices-of";

/** The options for which schema.org has a property, by their English and German names. */
const properties: [RegExp, property: string][] = [
  [/colou?r|farbe/i, "color"],
  [/\bsize|größe|groesse/i, "size"],
  [/material/i, "material"],
  [/pattern|muster/i, "pattern"],
];

const propertyOf = ({ name, colors }: Pick<Group["options"][number], "name" | "colors">) =>
  properties.find(([names]) => names.test(name))?.[1] ?? (colors.some(Boolean) ? "color" : undefined);

interface Property {
  "@type": string;
  name: string;
  value: string;
}

/** The page's variant for search engines, without ratings: those are the group's. */
interface DescribedVariant {
  description: string;
  brand?: object;
  additionalProperty?: readonly Property[];
}

/**
 * The group of a product for search engines: https://schema.org/ProductGroup. It contains the page's variant, and refers to the pages of
 * the others: https://developers.google.com/search/docs/appearance/structured-data/product-variants
 */
export function groupStructuredData(
  group: Group,
  id: string,
  variant: DescribedVariant,
  ratings: object,
  origin: string,
): object {
  const { description, brand, additionalProperty = [] } = variant;
  const current = group.products.find((each) => each.id === id);
  const values = current?.optionValues ?? [];
  const found = group.options.map(propertyOf);
  const own = group.options.map((option, at) => ({
    name: option.name,
    value: values[at]?.value ?? "",
    // a watch with the colours of its dial and of its strap has one `color`
    property: found.indexOf(found[at]) === at ? found[at] : undefined,
  }));
  const others: Property[] = own
    .filter(({ property }) => !property)
    .map(({ name, value }) => ({ "@type": "PropertyValue", name, value }));
  const further = [...others, ...additionalProperty];
  return {
    "@type": "ProductGroup",
    name: group.name,
    description,
    url: absoluteUrl(paths.product(id, current?.slug), origin),
    productGroupID: group.id,
    variesBy: own.map(({ name, property }) => (property ? `https://schema.org/${property}` : name)),
    ...(brand && { brand }),
    ...ratings,
    hasVariant: [
      {
        ...variant,
        ...Object.fromEntries(own.flatMap(({ property, value }) => (property ? [[property, value]] : []))),
        ...(further.length > 0 && { additionalProperty: further }),
      },
      ...group.products
        .filter((other) => other.id !== id)
        .map((other) => ({ url: absoluteUrl(paths.product(other.id, other.slug), origin) })),
    ],
  };
}
