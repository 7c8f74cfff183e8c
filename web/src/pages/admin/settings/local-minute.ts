import { dayOf } from "../../../ui/format/days";

const twoDigits = (part: number) => String(part).padStart(2, "0");

/**
 * The value of an `<input type="datetime-local">` for an instant, in the browser's time zone; empty for none.
 */
export function localMinute(instant: string | null | undefined): string {
  if (!instant) return "";
  const at = new Date(instant);
  return `${dayOf(at)}T${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
}

/** The instant of the value, null for none; the former instant if the minute is unchanged. */
export function instantOf(minute: string, former: string | null | undefined): string | null {
  if (minute === "") return null;
  return former && minute === localMinute(former) ? former : new Date(minute).toISOString();
}
