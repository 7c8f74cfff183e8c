import type { AttributeValues } from "../../../src/modules/catalogue/attributes/attribute.entity";
import { strapFacts } from "./strap-facts";
import { toolFacts } from "./tool-facts";
import { watchFacts } from "./watch-facts";

interface Classified {
  category: string;
  attributes: AttributeValues;
}

const bySlug: ReadonlyMap<string, Classified> = new Map(
  [toolFacts, watchFacts, strapFacts].flatMap((facts) =>
    Object.entries(facts).flatMap(([category, products]) =>
      Object.entries(products).map(([slug, attributes]) => [slug, { category, attributes }] as const),
    ),
  ),
);

/** The category and values of a demo product, from its description. */
export function factsOf(slug: string): Classified {
  const facts = bySlug.get(slug);
  if (!facts) throw new Error(`"${slug}" has no category.`);
  return facts;
}
