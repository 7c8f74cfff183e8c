import type { RequestContext } from "../../../context/context";
import { readTaxonomy } from "../categories/read-taxonomy";
import type { Attribute, AttributeValue, AttributeValues } from "./attribute.entity";

/** All attributes by their slugs, in the shop's order. Concurrent requests share one statement. */
export async function readAttributes(ctx: RequestContext): Promise<ReadonlyMap<string, Attribute>> {
  return (await readTaxonomy(ctx)).attributes;
}

/** A product's values for display, in the shop's order of attributes. */
export function presentValues(
  bySlug: ReadonlyMap<string, Attribute>,
  values: AttributeValues,
): AttributeValue[] {
  return [...bySlug.values()].flatMap((attribute) => {
    const value = values[attribute.slug];
    return value === undefined ? [] : [{ attribute, value: presentValue(value) }];
  });
}

/** A value without its unit: 39, automatic, yes. */
export function presentValue(value: AttributeValues[string]): string {
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}
