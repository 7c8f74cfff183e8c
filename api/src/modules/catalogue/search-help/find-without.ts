import { filterBounds } from "@shop/shared/product-filter";
import type { RequestContext } from "../../../context/context";
import { RateLimited } from "../../../errors";
import { Limiter, refusalOf } from "../../../limiter";
import { withTimeout } from "../../../timeout";
import { checkFilter } from "../filter/check-filter";
import type { ProductFilter } from "../filter/product-filter.input";
import { readListing } from "../list/listing";
import type { SearchWithout, HelpedSearch } from "./search-help";

/**
 * The maximum number of words and filters tried, because each is a separate search; and the maximum number returned.
 */
const { tried: TRIED } = filterBounds;
const MAX_SHOWN = 4;

/** The time limit of the help, in ms: it returns the results found by then. */
const HELP_MS = 1_000;

/** Search help uses at most two of a process's connections. A search that exceeds its second still counts. */
const limit = new Limiter({ running: 2, waiting: 100, waitMs: HELP_MS }, refusalOf("searchHelp"));

/**
 * Finds the words and filters without which the search finds products, the most products first. Returns the results
 * found within a second. Throws BadUserInput for a filter that `products` refuses.
 */
export async function findWithout(ctx: RequestContext, asked: HelpedSearch): Promise<SearchWithout[]> {
  if (asked.filter) await checkFilter(ctx, asked.filter);
  const found: SearchWithout[] = [];
  const over = new AbortController();
  const trying = limit.run(() => tryEach(ctx, asked, found, over.signal)).catch(unlessRefused);
  await withTimeout(trying, HELP_MS, () => undefined);
  over.abort();
  return [...found].sort((one, other) => other.count - one.count).slice(0, MAX_SHOWN);
}

/** If too many requests ask for help, the help is empty. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof RateLimited)) throw error;
}

/** Adds the successful searches to `found`, one after the other, so that a request uses one connection at a time. */
async function tryEach(
  ctx: RequestContext,
  asked: HelpedSearch,
  found: SearchWithout[],
  over: AbortSignal,
): Promise<void> {
  for (const { search, ...left } of [...withoutWords(asked), ...withoutFilters(asked)]) {
    if (over.aborted) return;
    const count = await (await readListing(ctx, { ...search, draft: false })).total();
    if (count > 0) found.push({ ...left, count });
  }
}

/** A search without one of its parts. */
interface Narrower extends Pick<SearchWithout, "word" | "filter"> {
  search: HelpedSearch;
}

function withoutWords(asked: HelpedSearch): Narrower[] {
  const words = (asked.search ?? "").split(/\s+/).filter(Boolean);
  const canLeave = words.length > 1 ? [...new Set(words)].slice(0, TRIED.words) : [];
  return canLeave.map((word) => ({
    word,
    filter: null,
    search: { ...asked, search: words.filter((other) => other !== word).join(" ") },
  }));
}

function withoutFilters(asked: HelpedSearch): Narrower[] {
  const chosen = asked.filter ?? {};
  const without = (filter: string, search: Partial<HelpedSearch>) => ({
    word: null,
    filter,
    search: { ...asked, ...search },
  });
  const left: Narrower[] = asked.inStock ? [without("stock", { inStock: false })] : [];
  for (const [filter, fields] of Object.entries(FIELDS))
    if (fields.some((field) => isChosen(chosen[field])))
      left.push(
        without(filter, { filter: { ...chosen, ...Object.fromEntries(fields.map((f) => [f, null])) } }),
      );
  for (const { slug } of chosen.attributes ?? []) {
    const attributes = (chosen.attributes ?? []).filter((attribute) => attribute.slug !== slug);
    left.push(without(slug, { filter: { ...chosen, attributes } }));
  }
  return left.slice(0, TRIED.filters);
}

/** The fields of each facet other than attributes. */
const FIELDS: Record<string, readonly (keyof ProductFilter)[]> = {
  // an attribute may belong to this category alone, but its filter still makes sense without the category
  category: ["category"],
  brand: ["brands"],
  price: ["priceMin", "priceMax"],
  rating: ["ratingMin"],
  sale: ["onSale"],
};

const isChosen = (value: unknown) => (Array.isArray(value) ? value.length > 0 : (value ?? false) !== false);
