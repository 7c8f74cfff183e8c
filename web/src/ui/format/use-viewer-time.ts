import { locale } from "@shop/shared/locale";
import { formatMoment } from "@shop/shared/time/format-moment";
import { useSyncExternalStore } from "react";
import { browserTimeZone } from "../browser/time-zone";
import { formatDay, formatShortDay } from "./format";

const neverChanges = () => () => undefined;

/**
 * Formats instants in the viewer's time zone: "Nov 21, 2026, 11:55 AM CET" and "November 21, 2026". Server and hydration
 * use the shop's, so that they render equal text.
 */
export function useViewerTime() {
  const timeZone = useSyncExternalStore(neverChanges, browserTimeZone, () => locale().timeZone);
  return {
    moment: (instant: string | Date) => formatMoment(instant, timeZone),
    day: (instant: string) => formatDay(instant, timeZone),
    shortDay: (instant: string) => formatShortDay(instant, timeZone),
  };
}
