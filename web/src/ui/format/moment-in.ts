/** American English knows few names of time zones: Berlin is GMT+1 there, and CET in British English. */
const locales = ["en-US", "en-GB", "en-AU", "en-IN"] as const;

// Created at first use: the browser loads the locale's rules, which takes a phone 10 to 50 ms.
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(locale, {
      year: "numeric",
      month: "short",
      day: "numeric",
      hour: "numeric",
      minute: "2-digit",
      timeZoneName: "short",
      timeZone,
    });
  formats.set(key, format);
  return format;
}

const nameIn = (locale: string, timeZone: string, at: Date) =>
  formatOf(locale, timeZone)
    .formatToParts(at)
    .find(({ type }) => type === "timeZoneName")?.value;

/** Formats an instant to the minute in a time zone, with its name: "Nov 21, 2026, 11:55 AM CET". */
export function formatMomentIn(instant: string | Date, timeZone: string): string {
  const at = new Date(instant);
  const text = formatOf(locales[0], timeZone).format(at);
  const [offset] = /GMT.*$/.exec(text) ?? [];
  if (!offset) return text;
  const names = locales.map((locale) => nameIn(locale, timeZone, at));
  return text.replace(offset, names.find((name) => !name?.startsWith("GMT")) ?? offset);
}
