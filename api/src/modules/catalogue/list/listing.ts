import { once } from "@shop/shared/once";
import type { RequestContext } from "../../../context/context";
import { cachedEstimates, countRows } from "../../../data/lists/count";
import { and } from "../../../data/lists/keyset";
import { checkSearch } from "../../../data/lists/search";
import { checkFilter, type CheckedFilter } from "../filter/check-filter";
import { countFacets } from "../filter/count-facets";
import type { Facet } from "../filter/facet";
import type { FacetCounts } from "../filter/facet-counts";
import {
  conditionsOf,
  conditionsWithOneForAttributes,
  type FilterCondition,
} from "../filter/filter-conditions";
import { categoriesBelow, countedAttributesOf, presentFacets } from "../filter/present-facets";
import type { ProductFilter } from "../filter/product-filter.input";
import { seesDrafts } from "../see-drafts";
import { countMatches, MATCHES, parseSearch, type ProductSearch } from "./search";

/** The arguments that determine the products of a list. */
export interface ListingArgs {
  search?: string | null | undefined;
  inStock?: boolean | null | undefined;
  filter?: ProductFilter | null | undefined;
  /** For admins: true lists only drafts, false none. */
  draft?: boolean | null | undefined;
  /** Whether the facets will be read: their counts include the total. */
  facets?: boolean;
}

/** Numbers of products estimated by PostgreSQL's planner, without reading any. */
interface Expected {
  /** In the category, or in the shop. */
  among: number;
  /** Products that match the filter. */
  matches: number;
}

/**
 * The checked conditions of a list of products, from which its page, its total, its facets and its search help are
 * read. Each number is read at most once, on first use.
 */
export interface Listing {
  search: ProductSearch | null;
  /** The conditions for deletion, drafts and stock, which belong to no facet. */
  where: string[];
  /** The filter. */
  conditions: FilterCondition[];
  /** The values of the search and of the conditions. */
  values: unknown[];
  expected(): Promise<Expected>;
  total(): Promise<number>;
  facets(): Promise<Facet[]>;
  /** Begins to count, on another connection than the page uses. */
  countAhead(): void;
}

/** Checks the arguments of a list; throws BadUserInput. */
export async function readListing(ctx: RequestContext, args: ListingArgs): Promise<Listing> {
  const typed = checkSearch(args.search);
  const where = await conditionsOfList(ctx, args);
  const filter = args.filter ? await checkFilter(ctx, args.filter) : null;
  const search = typed ? await parseSearch(ctx, typed) : null;
  const values: unknown[] = search ? [search.query] : [];
  const conditions = filter ? conditionsWithOneForAttributes(filter, values) : [];
  const counted = { search, where, conditions, values };
  const expected = once(() => estimate(ctx, counted));
  const checked = once(async () => filter ?? (await checkFilter(ctx, {})));
  const counts = once(async () => count(ctx, counted, await checked(), expected));
  const isFiltered = conditions.length > 0;
  // the planner's estimate of all products is better than a sample
  const isCounted = isFiltered || Boolean(search && args.facets);
  return {
    ...counted,
    expected,
    total: once(async () => (isCounted ? (await counts()).total : countUnfiltered(ctx, counted))),
    facets: async () => presentFacets(ctx, await checked(), counts()),
    countAhead: () => {
      if (isCounted && !ctx.db.queryRunner) counts().catch(() => undefined); // errors are reported to the caller of `total` or `facets`
    },
  };
}

type CountedSearch = Pick<Listing, "search" | "where" | "conditions" | "values">;

async function conditionsOfList(ctx: RequestContext, { draft, inStock }: ListingArgs): Promise<string[]> {
  const where = ["archived_at is null"];
  const wanted = (await seesDrafts(ctx)) ? draft : false;
  if (typeof wanted === "boolean") where.push(wanted ? "draft" : "not draft");
  if (inStock) where.push("count_in_stock > 0");
  return where;
}

const countUnfiltered = (ctx: RequestContext, { search, where, values }: CountedSearch): Promise<number> =>
  search ? countMatches(ctx, search, where, values) : countRows(ctx.db, "products", and(where), values);

async function estimate(
  { db }: RequestContext,
  { where, search, conditions, values }: CountedSearch,
): Promise<Expected> {
  const inCategory = conditions.filter(({ facet }) => facet === "category");
  const all = [...where, ...(search ? [MATCHES] : []), ...conditions.map(({ sql }) => sql)];
  const among = inCategory.length > 0 ? inCategory.map(({ sql }) => sql) : ["archived_at is null"];
  const [matches = 0, products = 0] = await cachedEstimates(db, "products", [and(all), and(among)], values);
  return { matches, among: products };
}

/** Counts with a separate condition for each attribute, because each attribute is a facet. */
async function count(
  ctx: RequestContext,
  { where, search }: CountedSearch,
  filter: CheckedFilter,
  expected: () => Promise<Expected>,
): Promise<FacetCounts> {
  const values: unknown[] = search ? [search.query] : [];
  const all = conditionsOf(filter, values);
  return countFacets(
    ctx,
    {
      where,
      search: search ? MATCHES : undefined,
      category: all.find(({ facet }) => facet === "category")?.sql,
      values,
      conditions: all.filter(({ facet }) => facet !== "category"),
      attributes: countedAttributesOf(filter),
      hasCategories: categoriesBelow(filter).length > 0,
    },
    // the estimate only determines the way of counting
    async () => (search?.isRare ? 0 : (await expected()).among),
  );
}
