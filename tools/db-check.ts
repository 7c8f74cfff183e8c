/**
 * npm run db:check: prints the SQL of all migrations since the last release. Fails for one that locks a large table, or that takes away what
 * the last release uses.
 */
import "reflect-metadata";
import { createDataSource } from "../api/src/data/data-source";
import { checkMigration, type CheckedMigration } from "./migrations/check-migrations";
import type { Migration } from "./migrations/migration-sql";
import { changedMigrations, hasCommit, readLastRelease, stampOf, usesOf } from "./migrations/last-release";

const last = readLastRelease();

function newMigrations(): Migration[] {
  const classes = createDataSource("postgres://nobody@127.0.0.1/none").options
    .migrations as (new () => Migration)[];
  return classes
    .map((Migration) => new Migration())
    .filter(({ name = "" }) => stampOf(name) > stampOf(last.migration));
}

function print({ name, inTransaction, sql, faults }: CheckedMigration): void {
  console.log(`\n-- ${name}${inTransaction ? "" : " (outside of a transaction)"}\n${sql}`);
  for (const { line, rule, message } of faults) console.error(`${name}:${line}: ${rule}: ${message}`);
}

async function main(): Promise<void> {
  const isKnown = hasCommit(last);
  const release = `the last release (${last.commit.slice(0, 7)})`;
  if (!isKnown) {
    console.error(
      `${release} is not in this clone: git fetch --unshallow. All that is dropped counts as used.`,
    );
    if (process.env.CI) process.exitCode = 1;
  }
  const changed = changedMigrations(last);
  for (const file of changed) console.error(`${file}: ${release} has it otherwise; add a new migration`);
  const checked: CheckedMigration[] = [];
  for (const migration of newMigrations())
    checked.push(await checkMigration(migration, isKnown ? (name) => usesOf(name, last) : null));
  checked.forEach(print);
  const faults = changed.length + checked.reduce((sum, { faults }) => sum + faults.length, 0);
  console.log(`${checked.length} migrations since ${release}; ${faults} faults.`);
  if (faults > 0) process.exitCode = 1;
}

void main();
