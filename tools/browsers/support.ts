import data from "@mdn/browser-compat-data";
import type { Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data/types";
import { oldestBrowsers } from "./supported";

const oldest = oldestBrowsers();

/** A feature of a file, with the supported browsers that lack it. */
export interface Fault {
  line: number;
  name: string;
  browsers: string[];
}

/** MDN's entry at a path such as css, properties, gap; undefined if it has none. */
export function entryAt(...path: string[]): Identifier | undefined {
  let entry: object | undefined = data;
  for (const key of path)
    entry = entry && Object.hasOwn(entry, key) ? (Reflect.get(entry, key) as object) : undefined;
  return entry as Identifier | undefined;
}

/** The supported browsers that lack a feature, such as `safari 16.4`, or have it only with a prefix that the code doesn't use. */
export function lackingBrowsers(entry?: Identifier, hasPrefix = (_prefix: string) => false): string[] {
  const support = entry?.__compat?.support;
  if (!support) return [];
  const has = (statement: SimpleSupportStatement, version: number) =>
    !statement.flags &&
    !statement.alternative_name &&
    (!statement.prefix || hasPrefix(statement.prefix)) &&
    numberOf(statement.version_added) <= version &&
    !(numberOf(statement.version_removed) <= version);
  return oldest
    .filter(({ mdn, version }) => ![support[mdn] ?? []].flat().some((statement) => has(statement, version)))
    .map(({ mdn, version }) => `${mdn} ${version}`);
}

/** A version as a number; NaN if it isn't released. */
const numberOf = (version?: string | false | null) => parseFloat(String(version).replace("≤", ""));
