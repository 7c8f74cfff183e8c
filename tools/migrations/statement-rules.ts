import type { MigrationSql } from "./migration-sql";
import type { Fault } from "./squawk";

interface StatementRule {
  rule: string;
  pattern: RegExp;
  /** Which migrations it is for; default: all. */
  inTransaction?: boolean;
  message: string;
}

/** Rules that squawk lacks. */
const RULES: StatementRule[] = [
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

/** One statement, without comments, bodies of functions and strings. */
interface Statement {
  text: string;
  line: number;
  /** The rules that a comment `-- db-check-ignore RULE` before it names. */
  ignored: string[];
}

/** Finds statements of a migration that hold locks for long and that squawk misses. */
export function checkStatements({ sql, inTransaction }: MigrationSql): Fault[] {
  const statements = statementsOf(sql);
  const created = statements.map(({ text }) => /^create\s+table\s+(\w+)/.exec(text)?.[1]);
  const isNew = ({ text }: Statement) =>
    created.some(
      (table) =>
        table !== undefined &&
        new RegExp(`^(update|delete from|alter table|truncate) ${table}\\b`).test(text),
    );
  return statements
    .filter((statement) => !isNew(statement))
    .flatMap(({ text, line, ignored }) =>
      RULES.filter((rule) => (rule.inTransaction ?? inTransaction) === inTransaction)
        .filter(({ rule, pattern }) => pattern.test(text) && !ignored.includes(rule))
        .map(({ rule, message }) => ({ line, rule, message })),
    );
}

function statementsOf(sql: string): Statement[] {
  let line = 1;
  return withoutTexts(sql)
    .split(";")
    .map((part) => {
      const first = line + newlines(/^(\s|--[^\n]*\n)*/.exec(part)?.[0] ?? "");
      line += newlines(part);
      const ignored = Array.from(part.matchAll(/--\s*db-check-ignore\s+([^\n]+)/g), ([, rules = ""]) =>
        rules.split(/[\s,]+/),
      );
      return { text: plain(part), line: first, ignored: ignored.flat() };
    })
    .filter(({ text }) => text !== "");
}

/** Replaces what is quoted by as many lines. */
const withoutTexts = (sql: string) =>
  sql
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, (body) => `''${"\n".repeat(newlines(body))}`)
    .replace(/'(?:[^']|'')*'/g, (text) => `''${"\n".repeat(newlines(text))}`);

const plain = (part: string) =>
  part
    .replace(/--[^\n]*/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

const newlines = (text: string) => text.split("\n").length - 1;
