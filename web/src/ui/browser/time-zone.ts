/** The browser's time zone, in which an admin counts days. UTC if the browser knows none: Chrome then says `Etc/Unknown`. */
export function browserTimeZone(): string {
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    new Intl.DateTimeFormat("en", { timeZone }).format();
    return timeZone && timeZone !== "Etc/Unknown" ? timeZone : "UTC";
  } catch {
    return "UTC";
  }
}
