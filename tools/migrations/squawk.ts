import { spawnSync } from "node:child_process";
import type { MigrationSql } from "./migration-sql";

/** A fault in a line of a migration's SQL. */
export interface Fault {
  /** Counted from 1; 0 for the whole. */
  line: number;
  rule: string;
  message: string;
}

interface Violation {
  line: number;
  rule_name: string;
  message: string;
  help?: string | null;
}

/** Matters of taste, what `not-repeatable` checks, and the timeout of statements, which migrations don't have. */
const LEFT_OUT = [
  "prefer-bigint-over-int",
  "prefer-robust-stmts",
  "prefer-text-field",
  "prefer-timestamp-tz",
  "require-enum-value-ordering",
  "require-statement-timeout",
];

/** `migrate` sets it for each migration in a transaction. */
const LOCK_TIMEOUT = "set lock_timeout = '500ms'; ";

/** Squawk's findings: statements that lock a table for long or break the last release. */
export function lint({ name, inTransaction, sql }: MigrationSql): Fault[] {
  const excluded = inTransaction ? LEFT_OUT : [...LEFT_OUT, "require-lock-timeout"];
  const options = [
    "--reporter=json",
    "--pg-version=18.0",
    `--exclude=${excluded.join(",")}`,
    `--stdin-filepath=${name}.sql`,
  ];
  if (inTransaction) options.push("--assume-in-transaction");
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [require.resolve("squawk-cli/js/bin/squawk"), ...options],
    {
      input: inTransaction ? LOCK_TIMEOUT + sql : sql,
      encoding: "utf8",
    },
  );
  return parse(stdout, stderr).map(({ line, rule_name: rule, message, help }) => ({
    line: line + 1,
    rule,
    message: help ? `${message} ${help}` : message,
  }));
}

function parse(stdout: string, stderr: string): Violation[] {
  try {
    return JSON.parse(stdout) as Violation[];
  } catch {
    throw new Error(
      `squawk can't run here, so the new migrations are not checked: ${stderr.trim() || stdout.trim()}`,
    );
  }
}
