import type { ParsedDescription } from "../../../features/catalogue/parse-description";
import { productPageTexts } from "../../../messages/product-page";
import { paths } from "../../../routing/paths";
import type { ProductExtras_ProductFragment } from "./ProductPage.generated";

/** A line of the table of specifications. */
export interface Specification {
  term: string;
  value: string;
  /** Where the value leads: to all products of the brand. */
  to?: string;
}

/** "39 mm". */
export function withUnit(value: string, unit: string | null | undefined): string {
  return unit ? `${value} ${unit}` : value;
}

/**
 * The brand and the attributes of a product, then the lines of its description that are about something else. Where a line
 * says the value of an attribute and more, it is shown in the attribute's place. Before the attributes are known, and where there are
 * none, the lines alone.
 */
export function specificationsOf(
  described: ParsedDescription["specifications"],
  extras: Partial<ProductExtras_ProductFragment> | undefined,
): Specification[] {
  const { brand, attributes = [] } = extras ?? {};
  const lines = new Map(described.map((line) => [line.term.toLowerCase(), line]));
  const known = attributes.map(({ attribute: { name, unit }, value }) => {
    const line = lines.get(name.toLowerCase());
    lines.delete(name.toLowerCase());
    return line && startsWithValue(line.value, value) ? line : { term: name, value: withUnit(value, unit) };
  });
  const own = brand && { term: productPageTexts.brand, value: brand.name, to: paths.brand(brand.slug) };
  if (own) lines.delete(own.term.toLowerCase());
  return [...(own ? [own] : []), ...known, ...described.filter((line) => lines.has(line.term.toLowerCase()))];
}

/** Whether a text begins with a value, and with all of its last word or number. */
function startsWithValue(said: string, value: string): boolean {
  if (!said.toLowerCase().startsWith(value.toLowerCase())) return false;
  return !/^[\p{L}\p{N}]|^[.,]\d/u.test(said.slice(value.length));
}
