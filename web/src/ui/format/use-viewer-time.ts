import { useMemo, useSyncExternalStore } from "react";
import { browserTimeZone } from "../browser/time-zone";
import { formatMomentIn } from "./moment-in";

const neverChanges = () => () => undefined;

/**
 * Formats instants in the viewer's time zone: "Nov 21, 2026, 11:55 AM CET" and "November 21, 2026". Server and hydration
 * use UTC, so that they render equal text.
 */
export function useViewerTime() {
  const timeZone = useSyncExternalStore(neverChanges, browserTimeZone, () => "UTC");
  return useMemo(() => {
    const long = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone });
    const medium = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone });
    return {
      moment: (instant: string | Date) => formatMomentIn(instant, timeZone),
      day: (instant: string) => long.format(new Date(instant)),
      shortDay: (instant: string) => medium.format(new Date(instant)),
    };
  }, [timeZone]);
}
