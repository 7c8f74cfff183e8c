import { and } from "../../../data/lists/keyset";
import type { FilterCondition } from "../filter/filter-conditions";

/** The products of a list, as conditions with their values. */
export interface Matches {
  /** The conditions for deletion, drafts and stock. */
  where: string[];
  /** The search and the filter; a search's query is the first value. */
  conditions: FilterCondition[];
  values: unknown[];
  /** Whether each variant of a group is listed; otherwise a group is listed once. */
  variants: boolean;
}

/** SQL of all conditions together. */
export const allOf = ({ where, conditions }: Pick<Matches, "where" | "conditions">): string =>
  and([...where, ...sqlOf(conditions)]);

/** The SQL of each condition. */
export const sqlOf = (conditions: FilterCondition[]): string[] => conditions.map(({ sql }) => sql);
