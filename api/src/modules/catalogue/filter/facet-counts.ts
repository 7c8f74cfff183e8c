import { COUNTED_EXACTLY } from "@shop/shared/lists";
import type { StoredValue } from "./check-filter";
import { bitOfFacet, type FilterCondition } from "./filter-conditions";

/** How many products have a value of a facet. */
export interface ValueCount {
  /** `category`, `brand`, `price`, `rating`, `sale`, `attribute:` and its slug, or `missed`: how many miss only the condition of a bit. */
  facet: string;
  /** Null for the row of a facet's numbers. */
  value: StoredValue | null;
  /** Products that match the whole filter. */
  matching: number;
  /** Products that match all but the choice of this facet. */
  others: number;
  /** The lowest and the highest number of both. */
  min: number | null;
  max: number | null;
}

/** How many usual errors an estimate must lie above the limit of exact counting before it is trusted. */
const CERTAINTY = 3;

/**
 * What misses only a facet's own choice is counted exactly up to this number: other choices, for which an
 * estimate is enough.
 */
const OTHERS_COUNTED_EXACTLY = 4_000;

/** How many products of a sample must have a value for an estimate of their number. */
const CERTAIN_IN_SAMPLE = 10;

/** The products of a list by their values: all of them, or a share that was looked at. */
export class FacetCounts {
  /** The number of values that were counted. */
  readonly size: number;
  private readonly byFacet = new Map<string, ValueCount[]>();

  constructor(
    counts: ValueCount[],
    private readonly conditions: FilterCondition[],
    private readonly share: number,
  ) {
    this.size = counts.length;
    for (const count of counts) {
      const values = this.byFacet.get(count.facet);
      if (values) values.push(count);
      else this.byFacet.set(count.facet, [count]);
    }
  }

  /** Products that match the whole filter. */
  get total(): number {
    return this.scaled(this.missing(0));
  }

  /** The values of a facet, with the number of products. */
  of(facet: string): readonly ValueCount[] {
    const counts = this.byFacet.get(facet) ?? [];
    if (this.share === 1) return counts;
    return counts.map(({ matching, others, ...value }) => ({
      ...value,
      matching: this.scaled(matching),
      others: this.scaled(others),
    }));
  }

  /** Whether certainly more products than are counted exactly match all conditions, or all but that of this bit. */
  isCommon(bit: number): boolean {
    const found = this.missing(0) + (bit === 0 ? 0 : this.missing(bit));
    const exact = bit === 0 ? COUNTED_EXACTLY : OTHERS_COUNTED_EXACTLY;
    return found - CERTAINTY * Math.sqrt(found) > exact * this.share;
  }

  /** The same with the exact numbers of the rare sets in place of estimates: 0 for what matches, a bit for what misses only that. */
  correctedBy(exact: FacetCounts, rare: number[]): FacetCounts {
    const facets = [...new Set([...this.byFacet.keys(), ...exact.byFacet.keys()])];
    const counts = facets.flatMap((facet) => {
      const isExact = rare.includes(bitOfFacet(this.conditions, facet));
      return isExact ? exact.of(facet) : merged(this.of(facet), exact.of(facet));
    });
    return new FacetCounts(counts, this.conditions, 1);
  }

  /** Whether the number of a facet's value that few products have says nothing, because it is estimated from too few of a sample. */
  isUncertain(facet: string): boolean {
    const found = (this.byFacet.get(facet) ?? []).reduce((sum, { matching }) => sum + matching, 0);
    return this.share < 1 && found < CERTAIN_IN_SAMPLE;
  }

  /** The same with the exact number of products that have a facet's one value. */
  withExact(facet: string, value: StoredValue, matching: number): FacetCounts {
    const counts = [...this.byFacet.keys()].flatMap((each) => (each === facet ? [] : this.of(each)));
    const exact = { facet, value, matching, others: 0, min: null, max: null };
    return new FacetCounts(matching > 0 ? [...counts, exact] : counts, this.conditions, 1);
  }

  private missing(bit: number): number {
    return this.byFacet.get("missed")?.find(({ value }) => value === bit)?.others ?? 0;
  }

  private readonly scaled = (count: number) => Math.round(count / this.share);
}

/** The values of both: what matches is known exactly, what misses only the facet's own choice is estimated. */
function merged(estimated: readonly ValueCount[], exact: readonly ValueCount[]): ValueCount[] {
  const byValue = new Map(estimated.map((count) => [count.value, { ...count, matching: 0 }]));
  for (const { value, matching, ...rest } of exact) {
    const known = byValue.get(value);
    byValue.set(value, known ? { ...known, matching } : { value, matching, ...rest, others: 0 });
  }
  return [...byValue.values()];
}
