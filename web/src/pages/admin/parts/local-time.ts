import { clockTimeAt, instantOf } from "@shop/shared/time/zoned-time";
import { adminTimeZone, browserTimeZone } from "../../../ui/browser/time-zone";

const timeOf = (value: string) => instantOf(value, adminTimeZone());

/** The value of a `datetime-local` input for an instant, in the admins' time zone; empty for none. */
export function toLocalTime(instant: string | null | undefined): string {
  return instant ? clockTimeAt(new Date(instant), adminTimeZone()).slice(0, 16) : "";
}

/** The instant of a `datetime-local` value, null for none; the former instant if the minute is unchanged. */
export function fromLocalTime(value: string, former?: string | null): string | null {
  if (!value) return null;
  return former && value === toLocalTime(former) ? former : timeOf(value).toISOString();
}

/** Whether a `datetime-local` value is in the future or empty. */
export const isFutureOrEmpty = (value: string): boolean => !value || timeOf(value).getTime() > Date.now();

/** The admins' time zone if the browser's is another. */
export const foreignTimeZone = (): string | null =>
  adminTimeZone() === browserTimeZone() ? null : adminTimeZone();
