import { locale } from "../locale";
import { timeFormat } from "./time-format";

const options = {
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZoneName: "short",
} as const;

/** American English and German know few names of time zones: Berlin is GMT+1 in American English, and CET in British. */
const namingTags = [undefined, "en-US", "en-GB", "en-AU", "en-IN"] as const;

/** The names of a time zone at an instant, that in the shop's language first. */
const namesAt = (at: Date, timeZone: string) =>
  namingTags.map(
    (tag) =>
      timeFormat(options, timeZone, tag)
        .formatToParts(at)
        .find(({ type }) => type === "timeZoneName")?.value ?? "",
  );

/** The short name of a time zone at an instant, in the shop's language if it has one: "CET", "MEZ". */
export function zoneNameAt(at: Date, timeZone: string): string {
  const names = namesAt(at, timeZone);
  return names.find((name) => !name.startsWith("GMT")) ?? (names[0] as string);
}

/** Formats an instant to the minute, by default in the shop's time zone: "Nov 21, 2026, 10:55 AM UTC". */
export function formatMoment(instant: string | Date, timeZone = locale().timeZone): string {
  const at = new Date(instant);
  const text = timeFormat(options, timeZone).format(at);
  return text.replace(namesAt(at, timeZone)[0] as string, zoneNameAt(at, timeZone));
}
