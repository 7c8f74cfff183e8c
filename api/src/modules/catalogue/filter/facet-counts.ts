import { MAX_EXACT_COUNT } from "@shop/shared/lists";
import type { StoredValue } from "./check-filter";
import { bitOfFacet, type FilterCondition } from "./filter-conditions";

/** The number of products with a value of a facet. */
export interface ValueCount {
  /**
   * `category`, `brand`, `price`, `rating`, `sale`, `attribute:` with its slug, or `missed`. A value of `missed` is a
   * bit: it counts the products that miss only the condition of that bit.
   */
  facet: string;
  /** Null in the row with the range of a facet's numbers. */
  value: StoredValue | null;
  /** Products that match the whole filter. */
  matching: number;
  /** Products that match all but the choice of this facet. */
  others: number;
  /** The lowest and the highest number among both. */
  min: number | null;
  max: number | null;
}

/** The number of standard errors by which an estimate must exceed the limit of exact counting. */
const CERTAINTY = 3;

/**
 * The products that miss only a facet's own choice are counted exactly up to this number. They are counts of other
 * choices, for which an estimate is enough.
 */
const OTHERS_COUNTED_EXACTLY = 4_000;

/** The minimum number of products in the sample for an estimate. */
const CERTAIN_IN_SAMPLE = 10;

/** The counts of a list's products by facet value: of all its products, or of a share of them. */
export class FacetCounts {
  /** The number of counted values. */
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

  /** The values of a facet with their numbers of products. */
  of(facet: string): readonly ValueCount[] {
    const counts = this.byFacet.get(facet) ?? [];
    if (this.share === 1) return counts;
    return counts.map(({ matching, others, ...value }) => ({
      ...value,
      matching: this.scaled(matching),
      others: this.scaled(others),
    }));
  }

  /**
   * Whether the products certainly exceed the limit of exact counting; the bit 0 stands for all conditions, another bit
   * for all but its condition.
   */
  isCommon(bit: number): boolean {
    const found = this.missing(0) + (bit === 0 ? 0 : this.missing(bit));
    const exact = bit === 0 ? MAX_EXACT_COUNT : OTHERS_COUNTED_EXACTLY;
    return found - CERTAINTY * Math.sqrt(found) > exact * this.share;
  }

  /**
   * These counts with exact numbers instead of the estimates of rare sets: 0 stands for the matching products, a bit
   * for those that miss only its condition.
   */
  correctedBy(exact: FacetCounts, rare: number[]): FacetCounts {
    const facets = [...new Set([...this.byFacet.keys(), ...exact.byFacet.keys()])];
    const counts = facets.flatMap((facet) => {
      const isExact = rare.includes(bitOfFacet(this.conditions, facet));
      return isExact ? exact.of(facet) : merged(this.of(facet), exact.of(facet));
    });
    return new FacetCounts(counts, this.conditions, 1);
  }

  /** Whether the estimate for a facet's rare value is unusable, because the sample has too few products with it. */
  isUncertain(facet: string): boolean {
    const found = (this.byFacet.get(facet) ?? []).reduce((sum, { matching }) => sum + matching, 0);
    return this.share < 1 && found < CERTAIN_IN_SAMPLE;
  }

  /** These counts with the exact number of products for the only value of a facet. */
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

/**
 * Merges the values: the matching products have exact numbers, those that miss only the facet's own choice have
 * estimates.
 */
function merged(estimated: readonly ValueCount[], exact: readonly ValueCount[]): ValueCount[] {
  const byValue = new Map(estimated.map((count) => [count.value, { ...count, matching: 0 }]));
  for (const { value, matching, ...rest } of exact) {
    const known = byValue.get(value);
    byValue.set(value, known ? { ...known, matching } : { value, matching, ...rest, others: 0 });
  }
  return [...byValue.values()];
}
