import { locale } from "@shop/shared/locale";

/** The browser's time zone. UTC if the browser knows none: Chrome then says `Etc/Unknown`. */
export function browserTimeZone(): string {
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    new Intl.DateTimeFormat("en", { timeZone }).format();
    return timeZone && timeZone !== "Etc/Unknown" ? timeZone : "UTC";
  } catch {
    return "UTC";
  }
}

/** The time zone in which admins count days and type times: the shop's, or the browser's if the shop's is UTC. */
export function adminTimeZone(): string {
  const { timeZone } = locale();
  return timeZone === "UTC" ? browserTimeZone() : timeZone;
}
