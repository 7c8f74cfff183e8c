import { once } from "@shop/shared/once";
import type { RequestContext } from "../../../context/context";
import { estimateWays } from "../../../data/lists/count";
import { and } from "../../../data/lists/keyset";
import type { CheckedFilter } from "./checked-filter";
import { countFacets } from "./count-facets.service";
import type { Facet } from "./facet";
import { conditionsOf, fewConditionsOf, type FilterCondition } from "./filter-conditions";
import { keepCounts } from "./keep-counts.service";
import { categoriesBelow, countedAttributesOf, presentFacets } from "./present-facets.service";

/** A list that is narrowed: its conditions apart from the filter and from the search, and the values of these. */
export interface NarrowedList {
  filter: CheckedFilter;
  where: string[];
  /** The condition of a search, and whether its matches are so few that they are found first. */
  search: { condition: string; isRare: boolean } | undefined;
  values: unknown[];
}

/** How many products PostgreSQL expects: it reads none for that. */
interface Expected {
  /** In the category, or in the shop. */
  among: number;
  /** Those that match the filter. */
  matches: number;
}

/** What a filter does to a list. Each part is read at most once, when it is first asked for. */
export interface Narrowing {
  conditions: FilterCondition[];
  /** The values of the list and of the conditions. */
  values: unknown[];
  expected(): Promise<Expected>;
  total(): Promise<number>;
  facets(): Promise<Facet[]>;
  /** Begins to count, on another connection than that of the page. */
  countAhead(): void;
}

/** Narrows a list by a filter. */
export function narrowList(ctx: RequestContext, list: NarrowedList): Narrowing {
  const values = [...list.values];
  const conditions = fewConditionsOf(list.filter, values);
  const expected = once(() => estimate(ctx, list, conditions, values));
  const counts = once(() => count(ctx, list, expected));
  return {
    conditions,
    values,
    expected,
    total: async () => (await counts()).total,
    facets: () => presentFacets(ctx, list.filter, counts()),
    countAhead: () => {
      if (!ctx.db.queryRunner) counts().catch(() => undefined); // who asks for the counts is told
    },
  };
}

async function estimate(
  { db }: RequestContext,
  { where, search }: NarrowedList,
  conditions: FilterCondition[],
  values: unknown[],
): Promise<Expected> {
  const inCategory = conditions.filter(({ facet }) => facet === "category");
  const all = [...where, ...(search ? [search.condition] : []), ...conditions.map(({ sql }) => sql)];
  const among = inCategory.length > 0 ? inCategory.map(({ sql }) => sql) : ["archived_at is null"];
  const [matches = 0, products = 0] = await estimateWays(db, "products", [and(all), and(among)], values);
  return { matches, among: products };
}

function count(
  ctx: RequestContext,
  { filter, where, search, ...listed }: NarrowedList,
  expected: () => Promise<Expected>,
) {
  const values = [...listed.values];
  const all = conditionsOf(filter, values);
  const list = {
    where,
    search: search?.condition,
    category: all.find(({ facet }) => facet === "category")?.sql,
    values,
    conditions: all.filter(({ facet }) => facet !== "category"),
    attributes: countedAttributesOf(filter),
    hasCategories: categoriesBelow(filter).length > 0,
  };
  // how many products are expected decides only how they are counted
  return keepCounts(ctx, list, async () =>
    countFacets(ctx, { ...list, among: search?.isRare ? 0 : (await expected()).among }),
  );
}
