import { spawnSync } from "node:child_process";
import { createDataSource } from "../../api/src/data/data-source";

/** TypeORM's migrations are classes with this shape. */
export interface Migration {
  name: string;
  /** False if it can't run in a transaction. */
  transaction?: boolean;
  up(runner: object): Promise<unknown>;
}

/** A fault in a migration's SQL as squawk reports it, with the line counted from 0. */
interface Fault {
  line: number;
  rule_name: string;
  message: string;
  help?: string | null;
}

/** The migrations of this checkout. */
export function allMigrations(): Migration[] {
  const { migrations } = createDataSource("postgres://nobody@127.0.0.1/none").options;
  return (migrations as (new () => Migration)[]).map((Migration) => new Migration());
}

/** Records the SQL of a migration without a database: its queries return no rows, and it can use nothing but `runner.query`. */
async function recordSql(migration: Migration): Promise<string> {
  const statements: string[] = [];
  const query = (sql: string) => Promise.resolve(statements.push(`${sql.trim().replace(/;$/, "")};`) && []);
  await migration.up({ query });
  return statements.join("\n");
}

/** Checks that the last release can run while this migration runs and after it (ADR-0042). */
export async function checkMigration(migration: Migration): Promise<{ sql: string; faults: Fault[] }> {
  const sql = await recordSql(migration);
  const inTransaction = migration.transaction !== false;
  const faults = [...squawkFaults(sql, inTransaction), ...statementFaults(sql, inTransaction)];
  return { sql, faults: faults.sort((one, other) => one.line - other.line) };
}

/** Squawk's rules of taste, and the timeout of statements, which migrations don't have. */
const EXCLUDED = [
  "prefer-bigint-over-int",
  "prefer-robust-stmts",
  "prefer-text-field",
  "prefer-timestamp-tz",
  "require-enum-value-ordering",
  "require-statement-timeout",
];

/** Statements that lock a table for long or break the last release, found by squawk. */
function squawkFaults(sql: string, inTransaction: boolean): Fault[] {
  const excluded = inTransaction ? EXCLUDED : [...EXCLUDED, "require-lock-timeout"];
  const options = ["--reporter=json", "--pg-version=18.0", `--exclude=${excluded.join(",")}`];
  if (inTransaction) options.push("--assume-in-transaction");
  const program = [require.resolve("squawk-cli/js/bin/squawk"), ...options, "--stdin-filepath=migration.sql"];
  // `migrate` sets the timeout for each migration in a transaction
  const input = inTransaction ? `set lock_timeout = '500ms'; ${sql}` : sql;
  const { stdout, stderr } = spawnSync(process.execPath, program, { input, encoding: "utf8" });
  if (!stdout.startsWith("[")) throw new Error(`squawk can't check the migrations: ${stderr || stdout}`);
  return JSON.parse(stdout) as Fault[];
}

/** Rules that squawk lacks, with the migrations they apply to: in a transaction, outside of one, or both. */
const RULES: { rule_name: string; pattern: RegExp; inTransaction?: boolean; message: string }[] = [
  {
    rule_name: "rows-changed-in-transaction",
    pattern: /^(update|delete from|merge)\b/,
    inTransaction: true,
    message:
      "Rows stay locked until the migration ends. Change them in batches, in a migration with `transaction = false`.",
  },
  {
    rule_name: "table-locked",
    pattern: /^(vacuum (\(.*)?full|cluster|lock table|truncate|refresh materialized view (?!concurrently))\b/,
    message: "Blocks all use of the table while it runs.",
  },
  {
    rule_name: "dropped",
    pattern: /^drop (function|trigger|(materialized )?view)\b/,
    message: "The last release may use it. Drop it one release later.",
  },
  {
    rule_name: "lock-without-timeout",
    pattern: /^alter table\b(?!.*\bvalidate constraint\b)/,
    inTransaction: false,
    message:
      "Statements behind it wait as long as it does. Put it into a migration with a transaction, whose wait is limited.",
  },
  {
    rule_name: "not-repeatable",
    pattern: /^(create|drop) (unique )?index concurrently (?!if )/,
    inTransaction: false,
    message:
      "Without a transaction a migration is repeated from its beginning: `drop index concurrently if exists`, then `create index concurrently if not exists`.",
  },
];

/** Statements that break our rules. A comment `-- db-check-ignore RULE` before one allows it; a new table may be changed. */
function statementFaults(sql: string, inTransaction: boolean): Fault[] {
  // texts and bodies of functions have no statements of the migration, and comments end none
  const code = sql.replace(/--.*|\$(\w*)\$[^]*?\$\1\$|'(?:[^']|'')*'/g, (text) =>
    text.startsWith("--") ? text.replaceAll(";", " ") : text.replace(/[^\n]/g, " "),
  );
  const created = Array.from(code.matchAll(/create table (\w+)/gi), ([, table = ""]) => table).join("|");
  const ofNewTable = new RegExp(`^(update|delete from|alter table|truncate) (${created || "-"})\\b`);
  const rules = RULES.filter((rule) => (rule.inTransaction ?? inTransaction) === inTransaction);
  return [...code.matchAll(/((?:\s|--.*\n)*)([^;]+)/g)].flatMap(
    ({ 1: comments = "", 2: part = "", index }) => {
      const statement = part.replace(/--.*/g, " ").replace(/\s+/g, " ").toLowerCase();
      if (ofNewTable.test(statement)) return [];
      const line = sql.slice(0, index + comments.length).split("\n").length - 1;
      const isAllowed = (rule: string) => new RegExp(`-- *db-check-ignore .*\\b${rule}\\b`).test(comments);
      return rules
        .filter(({ rule_name, pattern }) => pattern.test(statement) && !isAllowed(rule_name))
        .map(({ rule_name, message }) => ({ line, rule_name, message }));
    },
  );
}
