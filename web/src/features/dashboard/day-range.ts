import { useSearchParams } from "react-router-dom";

/** How many days the dashboard can look back. */
export const dayRanges = [7, 30, 90] as const;

/** One of {@link dayRanges}. */
export type DayRange = (typeof dayRanges)[number];

const defaultRange: DayRange = 30;

/** The range that the address names (`?days=90`); 30 days where it names none of them. */
export function useDayRange(): DayRange {
  const [params] = useSearchParams();
  return dayRanges.find((range) => String(range) === params.get("days")) ?? defaultRange;
}

/** The address's query for a range. */
export function searchFor(range: DayRange): string {
  return range === defaultRange ? "" : `?days=${range}`;
}
