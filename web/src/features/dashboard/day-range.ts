import { useSearchParams } from "react-router-dom";

/** The periods of the dashboard, in days. */
export const dayRanges = [7, 30, 90] as const;

/** One of {@link dayRanges}. */
export type DayRange = (typeof dayRanges)[number];

const defaultRange: DayRange = 30;

/** The range in the URL (`?days=90`); 30 days by default. */
export function useDayRange(): DayRange {
  const [params] = useSearchParams();
  return dayRanges.find((range) => String(range) === params.get("days")) ?? defaultRange;
}

/** The URL's query for a range. */
export function searchFor(range: DayRange): string {
  return range === defaultRange ? "" : `?days=${range}`;
}
