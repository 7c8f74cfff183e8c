import { dayOf } from "../../../ui/format/days";

const twoDigits = (part: number) => String(part).padStart(2, "0");

/** An instant as `<input type="datetime-local">` has it, in the browser's time zone; empty for none. */
export function localMinute(instant: string | null | undefined): string {
  if (!instant) return "";
  const at = new Date(instant);
  return `${dayOf(at)}T${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
}

/** The instant of such a text, null for none; the former one where its minute is the same. */
export function instantOf(minute: string, former: string | null | undefined): string | null {
  if (minute === "") return null;
  return former && minute === localMinute(former) ? former : new Date(minute).toISOString();
}
