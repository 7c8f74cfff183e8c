import type { RequestContext } from "../../../context/context";
import { countedFrom, countValues, type Counted } from "./count-values.service";
import { FacetCounts } from "./facet-counts";
import { indexedOf, withoutIndex, type FilterCondition } from "./filter-conditions";

/** A filtered list whose values are counted. */
export interface CountedList {
  /** What no facet belongs to. */
  where: string[];
  /** The condition of a search, if there is one. */
  search: string | undefined;
  /** The condition of the category, if one is chosen. */
  category: string | undefined;
  values: unknown[];
  /** Of how many products those are that an index finds: those of the category, or all. */
  among: number;
  conditions: FilterCondition[];
  attributes: string[];
  /** Whether there are categories to choose from. */
  hasCategories: boolean;
}

/** Products of random ids that are looked at first; a list of few more is counted at once. */
const SAMPLE = 2_500;
const COUNTED_AT_ONCE = 7_500;

/**
 * Counts a list's products and those of each value. What no more than 10,000 products match is counted exactly, of other choices in a
 * facet with one 4,000; more are estimated
 * from about 2,500 products of random ids (ADR-0051).
 */
export async function countFacets(ctx: RequestContext, list: CountedList): Promise<FacetCounts> {
  const { category, search, conditions, among, ...rest } = list;
  const where = [...list.where, ...(category ? [category] : [])];
  const share = among <= COUNTED_AT_ONCE ? 1 : SAMPLE / among;
  // a category alone is always found by the same index; few statements are prepared, those of the lists that most people open
  const isPlannedOnce = share === 1 && !search && conditions.length === 0;
  const counted: Counted = { ...rest, conditions, from: "", isPlannedOnce };
  const matching = search && (share === 1 ? search : withoutIndex(search));
  const sample = matching ? [...where, matching] : where;
  const sampled = new FacetCounts(
    await countValues(ctx, sampleOf(counted, sample, share)),
    conditions,
    share,
  );
  const rare = bitsOf(conditions).filter((bit) => !sampled.isCommon(bit));
  if (share === 1 || rare.length === 0) return sampled;
  const from = gatheredFrom(list, rare);
  const gathered = new FacetCounts(await countValues(ctx, { ...counted, from }), conditions, 1);
  return sampled.correctedBy(gathered, rare);
}

/** The conditions by which products that are few are found, these of the filter among them. */
function gatheredBy({ where, category, search, among }: CountedList, found: FilterCondition[]): string[] {
  const inCategory: FilterCondition[] = category ? [{ facet: "category", sql: category }] : [];
  return [...where, ...(search ? [search] : []), ...indexedOf([...inCategory, ...found], among)];
}

const bitsOf = (conditions: FilterCondition[]) => [0, ...conditions.map((_condition, at) => 1 << at)];

/** The part of the products whose ids begin low: ids are random, and so is the part. */
function sampleOf(counted: Counted, where: string[], share: number): Counted {
  if (share === 1) return { ...counted, from: countedFrom(where, counted.conditions) };
  const below = Math.floor(share * 2 ** 32)
    .toString(16)
    .padStart(8, "0");
  const values = [...counted.values, `${below}-0000-0000-0000-000000000000`];
  const sampled = [...where, `id < $${values.length}::uuid`];
  return { ...counted, values, from: countedFrom(sampled, counted.conditions) };
}

/** The products of sets that are few, each product once: those that match everything, and those that miss one condition. */
function gatheredFrom(list: CountedList, rare: number[]): string {
  const { conditions } = list;
  const missing = conditions.filter((_condition, at) => rare.includes(1 << at));
  const parts = missing.map((condition, place) => {
    const others = conditions.filter((other) => other !== condition);
    const own = place === 0 ? [] : [`(${condition.sql}) is not true`];
    return countedFrom([...gatheredBy(list, others), ...own], conditions);
  });
  return (parts.length > 0 ? parts : [countedFrom(gatheredBy(list, conditions), conditions)])
    .map((part) => `(${part})`)
    .join(" union all ");
}
