/**
 * npm run db:check: prints the SQL of all migrations since the last release. Fails for one that locks a large table, or that takes away what
 * the last release uses.
 */
import { checkMigration, type CheckedMigration } from "./migrations/check-migration";
import { changedMigrations, readLastRelease, stampOf, type LastRelease } from "./migrations/last-release";
import { allMigrations } from "./migrations/migration-sql";

function print({ name, inTransaction, sql, faults }: CheckedMigration): void {
  console.log(`\n-- ${name}${inTransaction ? "" : " (outside of a transaction)"}\n${sql}`);
  for (const { line, rule, message } of faults) console.error(`${name}:${line}: ${rule}: ${message}`);
}

async function check({ version, database }: LastRelease): Promise<void> {
  const changed = changedMigrations(database);
  for (const file of changed)
    console.error(`${file}: release ${version} has a different version; add a new migration`);
  const isNew = ({ name = "" }) => stampOf(name) > stampOf(database.migration);
  const checked: CheckedMigration[] = [];
  for (const migration of allMigrations().filter(isNew))
    checked.push(await checkMigration(migration, (name) => database.uses[name] ?? []));
  checked.forEach(print);
  const faults = changed.length + checked.reduce((sum, migration) => sum + migration.faults.length, 0);
  console.log(`${checked.length} migrations since release ${version}; ${faults} faults.`);
  if (faults > 0) process.exitCode = 1;
}

const last = readLastRelease();
if (last) void check(last);
else console.log("There is no release yet that a migration could break.");
