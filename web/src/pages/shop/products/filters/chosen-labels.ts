import { boundText } from "../../../../messages/filters";
import { formatNumber, formatPrice } from "../../../../ui/format/format";
import type { Facet_FacetFragment as Facet } from "../ProductsPage.generated";
import { boundNames, valueName, type Choice } from "./choices";

/** What people read of a choice. What no facet knows is shown as it stands in the address. */
export function labelOf([name, value]: Choice, facets: readonly Facet[]): string {
  for (const facet of facets) {
    const { slug, unit, values } = facet;
    const bound = boundNames(slug).indexOf(name);
    if (bound >= 0) return boundText(facet.name, bound === 0, amountText(slug, Number(value), unit));
    if (name !== (slug === "rating" ? "ratingMin" : valueName(slug))) continue;
    const label = values.find((known) => known.value === value)?.label ?? value;
    return slug === "brand" ? label : `${facet.name}: ${unit ? `${label} ${unit}` : label}`;
  }
  return `${name}: ${value}`;
}

/** A number as a facet shows it: a price in dollars, otherwise with its unit. */
function amountText(facet: string, number: number, unit: string | null): string {
  if (facet === "price") return formatPrice(number);
  return unit ? `${formatNumber(number)} ${unit}` : formatNumber(number);
}
