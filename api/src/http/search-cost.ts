import { filterBounds } from "@shop/shared/product-filter";

/** Arguments with a search text. */
const SEARCH_ARGUMENTS = ["search", "text"];

/** A list with this number of facets costs about as much as a search. */
const FACETS_OF_A_SEARCH = 3;

/** The maximum number of counted facets: the field refuses more attributes. */
const MAX_FACETS = 25;

/** The facets of most lists, without the category: it has an index, and its products are counted once for all. */
const FACETS = [["brands"], ["priceMin", "priceMax"], ["ratingMin"], ["onSale"]];

type Values = Readonly<Record<string, unknown>>;

const { tried } = filterBounds;

/**
 * The number of searches that a field of Query counts as: its own, those of its filters, and those that the suggestions try (ADR-0013).
 * `read` returns the value of an argument as it was sent.
 */
export function searchesOf(field: string, read: (argument: string) => unknown): number {
  const own = Number(SEARCH_ARGUMENTS.some(read));
  const filter = asRecord(read("filter"));
  const facets = facetsOf(filter);
  if (field !== "searchHelp") return own + Math.ceil(facets / FACETS_OF_A_SEARCH);
  const chosen = facets + Number(isProvided(filter.category)) + (read("inStock") ? 1 : 0);
  return own + wordsIn(read("text")) + Math.min(chosen, tried.filters);
}

/**
 * The number of searches that a page or a REST call counts as, by the parameters of its address, each with its value or values. Equal
 * to that of a GraphQL list with these filters.
 */
export function searchesOfAddress(parameters: Values): number {
  const { search, brand, priceMin, priceMax, ratingMin, onSale } = parameters;
  const attributes = Object.keys(parameters).filter((name) => name.startsWith("attribute."));
  const read: Values = {
    search,
    filter: { brands: brand, priceMin, priceMax, ratingMin, onSale, attributes },
  };
  return searchesOf("products", (argument) => read[argument]);
}

/** The number of words that the suggestions omit in turn, for a text of several words. */
function wordsIn(text: unknown): number {
  const words = typeof text === "string" ? text.split(/\s+/).filter(Boolean) : [];
  return words.length > 1 ? Math.min(new Set(words).size, tried.words) : 0;
}

/** The number of facets in a filter, without the category. */
function facetsOf(filter: Values): number {
  const facets = FACETS.filter((fields) => fields.some((name) => isProvided(filter[name]))).length;
  const { attributes } = filter; // GraphQL also accepts a single attribute without a list
  return Math.min(
    facets + (Array.isArray(attributes) ? attributes.length : Number(isProvided(attributes))),
    MAX_FACETS,
  );
}

const isProvided = (value: unknown) => (Array.isArray(value) ? value.length > 0 : (value ?? null) !== null);

/** The fields of an argument; none if it isn't an object. */
export const asRecord = (value: unknown) =>
  (typeof value === "object" && value !== null ? value : {}) as Values;
