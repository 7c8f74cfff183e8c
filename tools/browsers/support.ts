import data from "@mdn/browser-compat-data";
import type { CompatStatement, Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data/types";
import { compareVersions, oldestBrowsers } from "./supported";

const oldest = oldestBrowsers();

/** MDN's entry at this path; undefined if it has none. */
export function entryAt(...path: string[]): Identifier | undefined {
  let entry: unknown = data;
  for (const key of path) {
    if (typeof entry !== "object" || entry === null || !Object.hasOwn(entry, key)) return undefined;
    entry = Reflect.get(entry, key);
  }
  return entry as Identifier;
}

/** MDN's statement about the feature at this path; undefined if it has none. */
export const featureAt = (...path: string[]): CompatStatement | undefined => entryAt(...path)?.__compat;

/**
 * The supported browsers that lack a feature, such as `safari 16.4`. A browser that has it only with a prefix lacks it, unless
 * `hasPrefix` says that the code has the prefixed form, too.
 */
export function lackingBrowsers(
  feature: CompatStatement | undefined,
  hasPrefix: (prefix: string) => boolean = () => false,
): string[] {
  if (!feature) return [];
  return oldest
    .filter(({ mdn, version }) => {
      const support = feature.support[mdn] ?? [];
      const statements = Array.isArray(support) ? support : [support];
      return !statements.some(
        (statement) =>
          covers(statement, version) &&
          !statement.alternative_name &&
          (!statement.prefix || hasPrefix(statement.prefix)),
      );
    })
    .map(({ mdn, version }) => `${mdn} ${version}`);
}

function covers({ version_added, version_removed, flags }: SimpleSupportStatement, version: string): boolean {
  if (flags || typeof version_added !== "string" || version_added === "preview") return false;
  if (typeof version_removed === "string" && compareVersions(version_removed, version) <= 0) return false;
  return compareVersions(version_added.replace("≤", ""), version) <= 0;
}
