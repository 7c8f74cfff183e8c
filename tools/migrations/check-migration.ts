import { spawnSync } from "node:child_process";
import { recordSql, type Migration, type MigrationSql } from "./migration-sql";

/** A fault in a line of a migration's SQL, counted from 1. */
export interface Fault {
  line: number;
  rule: string;
  message: string;
}

/** A migration and its faults. */
export interface CheckedMigration extends MigrationSql {
  faults: Fault[];
}

/**
 * Checks that the last release can run while this migration runs and after it (ADR-0042). `usesOf` returns the files of the last release
 * that contain a name.
 */
export async function checkMigration(
  migration: Migration,
  usesOf: (name: string) => string[],
): Promise<CheckedMigration> {
  const recorded = await recordSql(migration);
  const faults = [...squawkFaults(recorded), ...statementFaults(recorded), ...dropFaults(recorded, usesOf)];
  return { ...recorded, faults: faults.sort((one, other) => one.line - other.line) };
}

/** Squawk's rules of taste, those that ours replace, and the timeout of statements, which migrations don't have. */
const EXCLUDED = [
  "ban-drop-column",
  "ban-drop-table",
  "prefer-bigint-over-int",
  "prefer-robust-stmts",
  "prefer-text-field",
  "prefer-timestamp-tz",
  "require-enum-value-ordering",
  "require-statement-timeout",
];

/** Statements that lock a table for long or break the last release, found by squawk. */
function squawkFaults({ name, inTransaction, sql }: MigrationSql): Fault[] {
  const excluded = inTransaction ? EXCLUDED : [...EXCLUDED, "require-lock-timeout"];
  const options = ["--reporter=json", "--pg-version=18.0", `--stdin-filepath=${name}.sql`];
  if (inTransaction) options.push("--assume-in-transaction");
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [require.resolve("squawk-cli/js/bin/squawk"), ...options, `--exclude=${excluded.join(",")}`],
    // `migrate` sets the timeout for each migration in a transaction
    { input: inTransaction ? `set lock_timeout = '500ms'; ${sql}` : sql, encoding: "utf8" },
  );
  if (!stdout.startsWith("[")) throw new Error(`squawk can't check the migrations: ${stderr || stdout}`);
  const found = JSON.parse(stdout) as {
    line: number;
    rule_name: string;
    message: string;
    help?: string | null;
  }[];
  return found.map(({ line, rule_name: rule, message, help }) => ({
    line: line + 1,
    rule,
    message: help ? `${message} ${help}` : message,
  }));
}

/** Rules that squawk lacks, with the migrations they apply to: in a transaction, outside of one, or both. */
const RULES: { rule: string; pattern: RegExp; inTransaction?: boolean; message: string }[] = [
  {
    rule: "rows-changed-in-transaction",
    pattern: /^(update|delete\s+from|merge)\b/,
    inTransaction: true,
    message:
      "Rows stay locked until the migration ends. Change them in batches, in a migration with `transaction = false`.",
  },
  {
    rule: "table-locked",
    pattern:
      /^(vacuum\s+(\(.*)?full|cluster|lock\s+table|truncate|refresh\s+materialized\s+view\s+(?!concurrently))\b/,
    message: "Blocks all use of the table while it runs.",
  },
  {
    rule: "lock-without-timeout",
    pattern: /^alter\s+table\b(?!.*\bvalidate\s+constraint\b)/,
    inTransaction: false,
    message:
      "Statements behind it wait as long as it does. Put it into a migration with a transaction, whose wait is limited.",
  },
  {
    rule: "not-repeatable",
    pattern: /^(create|drop)\s+(unique\s+)?index\s+concurrently\s+(?!if\s)/,
    inTransaction: false,
    message:
      "Without a transaction a migration is repeated from its beginning: `drop index concurrently if exists`, then `create index concurrently if not exists`.",
  },
];

/** Statements that break our rules. A comment `-- db-check-ignore RULE` before one allows it; a new table may be changed. */
function statementFaults({ sql, inTransaction }: MigrationSql): Fault[] {
  // texts and bodies of functions have no statements of the migration, and comments end none
  const code = sql.replace(/--[^\n]*|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'/g, (text) =>
    text.startsWith("--") ? text.replaceAll(";", " ") : text.replace(/[^\n]/g, " "),
  );
  const created = Array.from(code.matchAll(/create table (\w+)/gi), ([, table = ""]) => table).join("|");
  const ofNewTable = new RegExp(`^(update|delete from|alter table|truncate) (${created || "-"})\\b`);
  return Array.from(code.matchAll(/[^;]+/g)).flatMap(({ 0: part, index }) => {
    const [comments = ""] = /^(\s|--[^\n]*\n)*/.exec(part) ?? [];
    const line = lineAt(code, index + comments.length);
    const text = part
      .replace(/--[^\n]*/g, " ")
      .replace(/\s+/g, " ")
      .trim()
      .toLowerCase();
    const ignored = Array.from(comments.matchAll(/-- *db-check-ignore +([^\n]+)/g), ([, rules]) => rules);
    return RULES.filter(
      (one) =>
        (one.inTransaction ?? inTransaction) === inTransaction &&
        one.pattern.test(text) &&
        !ofNewTable.test(text) &&
        !ignored.join().includes(one.rule),
    ).map(({ rule, message }) => ({ line, rule, message }));
  });
}

const DROPPED = /\bdrop\s+(column|table|function|view|trigger)\s+(?:if\s+exists\s+)?"?(\w+)"?/gi;

/** Drops of something that the last release uses. */
function dropFaults({ sql }: MigrationSql, usesOf: (name: string) => string[]): Fault[] {
  return Array.from(sql.matchAll(DROPPED)).flatMap(({ 1: kind = "", 2: name = "", index }) => {
    const files = usesOf(name);
    const message = `The last release uses the ${kind.toLowerCase()} ${name} (${files.join(", ")}). Drop it one release later.`;
    return files.length > 0 ? [{ line: lineAt(sql, index), rule: "dropped-while-used", message }] : [];
  });
}

const lineAt = (text: string, index: number) => text.slice(0, index).split("\n").length;
