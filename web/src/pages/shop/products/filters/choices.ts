import { badChoicesTexts } from "@shop/shared/messages/en/products";
import type { AttributeFilter, ProductFilter } from "../../../../graphql/schema.generated";

/** A filter of the product list as in the query of a URL: a parameter's name and its value. */
export type Choice = readonly [name: string, value: string];

const attributePrefix = "attribute.";

/** Names that may occur several times in the URL. */
const severalPattern = /^(?:brand|attribute\.[\w-]+)$/;
const boundPattern = /^(?:price(?:Min|Max)|ratingMin|attribute\.[\w-]+\.(?:min|max))$/;

/** The URL parameter for products on sale; values other than `true` count as missing. */
const ON_SALE = "onSale";

const isChoice = ([name, value]: Choice) =>
  name === ON_SALE ? value === "true" : value && (boundPattern.test(name) || severalPattern.test(name));

const clean = (value: string) => value.replaceAll("\0", "").trim();

/**
 * The choices in the query of a URL, sorted and without duplicates; of repeated bounds the last. Empty values, as sent by
 * forms before hydration, count as missing.
 */
export function readChoices(params: URLSearchParams): Choice[] {
  const found = new Map<string, Choice>();
  for (const [name, value] of params) {
    const choice: Choice = [name, clean(value)];
    if (isChoice(choice)) found.set(boundPattern.test(name) ? name : choice.join("="), choice);
  }
  const keyed = [...found.values()].map((choice) => [choice.join("="), choice] as const);
  return keyed.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, choice]) => choice);
}

/** Adds the choices to the query of a URL. */
export function writeChoices(params: URLSearchParams, choices: readonly Choice[]): void {
  for (const [name, value] of choices) params.append(name, value);
}

/** The name of a facet's values in the URL. */
export function valueName(facet: string): string {
  if (facet === "sale") return ON_SALE;
  return facet === "brand" ? facet : attributePrefix + facet;
}

/** The names of a facet's bounds in the URL. */
export function boundNames(facet: string): [min: string, max: string] {
  if (facet === "price") return ["priceMin", "priceMax"];
  return [`${attributePrefix}${facet}.min`, `${attributePrefix}${facet}.max`];
}

/** The value of a bound; empty if missing. */
export function boundOf(choices: readonly Choice[], name: string): string {
  return choices.find((choice) => choice[0] === name)?.[1] ?? "";
}

/** The active values of a name. */
export function valuesOf(choices: readonly Choice[], name: string): string[] {
  return choices.filter((choice) => choice[0] === name).map(([, value]) => value);
}

const numberOf = (choices: readonly Choice[], name: string) => {
  const value = boundOf(choices, name);
  return value ? Number(value) : null;
};

/** The attribute's slug in a name of the URL; null for other names. */
export function attributeOf(name: string): string | null {
  return name.startsWith(attributePrefix) ? (name.split(".")[1] ?? null) : null;
}

function attributeFilter(choices: readonly Choice[], slug: string): AttributeFilter {
  const values = valuesOf(choices, valueName(slug));
  const [min, max] = boundNames(slug);
  return {
    slug,
    ...(values.length > 0 && { values }),
    ...(boundOf(choices, min) && { min: numberOf(choices, min) }),
    ...(boundOf(choices, max) && { max: numberOf(choices, max) }),
  };
}

/** The filter of a category, given by its path, and valid choices; null if it is empty. */
export function filterOf(category: string, choices: readonly Choice[]): ProductFilter | null {
  if (!category && choices.length === 0) return null;
  const brands = valuesOf(choices, "brand");
  const slugs = new Set(choices.flatMap(([name]) => attributeOf(name) ?? []));
  return {
    category: category || null,
    brands: brands.length > 0 ? brands : null,
    priceMin: numberOf(choices, "priceMin"),
    priceMax: numberOf(choices, "priceMax"),
    ratingMin: numberOf(choices, "ratingMin"),
    ...(boundOf(choices, ON_SALE) && { onSale: true }),
    attributes: slugs.size > 0 ? [...slugs].map((slug) => attributeFilter(choices, slug)) : null,
  };
}

/** Invalid choices, and the reason; the rest of the URL is valid without them. */
export interface Fault {
  choices: readonly Choice[];
  reason: string;
}

function boundFault(choice: Choice): string | null {
  const [name, value] = choice;
  if (!boundPattern.test(name)) return null;
  if (!/^[+-]?\d+(\.\d+)?$/.test(value)) return badChoicesTexts.noNumber(value);
  return Number(value) < 0 && !name.startsWith(attributePrefix) ? badChoicesTexts.negative(value) : null;
}

/** Validates the choices without the server. */
export function faultsOf(choices: readonly Choice[]): Fault[] {
  const faults = choices.flatMap((choice) => {
    const reason = boundFault(choice);
    return reason ? [{ choices: [choice], reason }] : [];
  });
  if (faults.length > 0) return faults;
  return choices.flatMap(([name, min]) => {
    const max = /min$/i.test(name) ? boundOf(choices, name.replace(/in$/, "ax")) : "";
    if (!max || Number(min) <= Number(max)) return [];
    const both = choices.filter(([other]) => other === name || other === name.replace(/in$/, "ax"));
    return [{ choices: both, reason: badChoicesTexts.crossed(min, max) }];
  });
}
