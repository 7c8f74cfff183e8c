import type { MigrationSql } from "./migration-sql";
import type { Fault } from "./squawk";

const DROPPED = /\bdrop\s+(column|table|function|view|trigger)\s+(?:if\s+exists\s+)?"?(\w+)"?/gi;
const OF_SQUAWK = /^ban-drop-(column|table)$/;

/**
 * Fails a migration that drops something in use by the last release, which runs concurrently with this one. `usesOf` returns the files of
 * the last release that contain a name.
 */
export function checkDropped(
  { sql }: MigrationSql,
  faults: Fault[],
  usesOf: (name: string) => string[],
): Fault[] {
  const others = faults.filter(({ rule }) => !OF_SQUAWK.test(rule));
  const dropped = Array.from(sql.matchAll(DROPPED), ({ 1: kind = "", 2: name = "", index }) => ({
    kind: kind.toLowerCase(),
    name,
    line: sql.slice(0, index).split("\n").length,
    files: usesOf(name),
  }));
  const used = dropped
    .filter(({ files }) => files.length > 0)
    .map(({ kind, name, line, files }) => ({
      line,
      rule: "dropped-while-used",
      message: `The last release uses the ${kind} ${name} (${files.join(", ")}). Drop it one release later.`,
    }));
  return [...others, ...used].sort((one, other) => one.line - other.line);
}
