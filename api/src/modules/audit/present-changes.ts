import type { factNames } from "@shop/shared/messages/en/audit-details";
import { serverTexts } from "@shop/shared/messages/server";
import { locale } from "@shop/shared/locale";
import { clockTimeAt } from "@shop/shared/time/zoned-time";

type Fact = keyof typeof factNames;

/** The facts of a row for the audit: the values for display by their names; null values are left out. */
export type Facts<Row> = Readonly<Partial<Record<Fact, (row: Row) => string | null>>>;

const readersOf = <Row>(facts: Facts<Row>) =>
  (Object.entries(facts) as [Fact, (row: Row) => string | null][]).map(
    ([fact, read]) => [texts().factNames[fact], read] as const,
  );

const texts = () => serverTexts().auditDetails;

/** Lists all facts of a row: "price 9.90$, days 1 to 2". */
export function presentFacts<Row>(facts: Facts<Row>, row: Row): string {
  return readersOf(facts)
    .map(([word, read]) => [word, read(row)] as const)
    .filter(([, value]) => value !== null)
    .map(([word, value]) => `${word} ${value}`)
    .join(", ");
}

/** Lists the changed facts: "price 9.90$ → 12.00$, days 1 to 2 → none"; empty if nothing has changed. */
export function presentChanges<Row>(facts: Facts<Row>, before: Row, after: Row): string {
  const { none } = texts().factValues;
  return readersOf(facts)
    .map(([word, read]) => ({ word, from: read(before), to: read(after) }))
    .filter(({ from, to }) => from !== to)
    .map(({ word, from, to }) => `${word} ${from ?? none} → ${to ?? none}`)
    .join(", ");
}

/** Formats countries by their codes. */
export const presentCountries = (countries: readonly string[]): string =>
  countries.length > 0 ? countries.join(" ") : texts().factValues.all;

/** Formats a choice. */
export const yesOrNo = (value: boolean): string => texts().factValues[value ? "yes" : "no"];

/** Formats a time to the minute, in the shop's time zone: "2026-11-22 10:55 UTC". */
export function presentInstant(at: Date | null): string | null {
  const { timeZone } = locale();
  return at && `${clockTimeAt(at, timeZone).slice(0, 16).replace("T", " ")} ${timeZone}`;
}
