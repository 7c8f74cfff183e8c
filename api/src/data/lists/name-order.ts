import { textLanguage } from "@shop/shared/locale";

/**
 * The SQL by which lists are sorted by a name, without regard to case: in the order of the shop's language, by ICU. English keeps the order
 * of the database.
 */
export function nameOrder(name: string, language = textLanguage()): string {
  if (language === "en") return `lower(${name})`;
  return `lower(${name}) collate "${language}-x-icu"`;
}
