/**
 * npm run db:check: prints the SQL of all migrations since the last release. Fails for one that locks a large table, or that takes away what
 * the last release uses.
 */
import { readLastRelease, type LastRelease } from "./migrations/last-release";
import { allMigrations, checkMigration } from "./migrations/check-migration";
import { changedMigrations, stampOf } from "./migrations/released-database";

async function check({ version, database }: LastRelease): Promise<void> {
  const changed = changedMigrations(database);
  for (const file of changed)
    console.error(`${file}: release ${version} has a different version; add a new migration`);
  const added = allMigrations().filter(({ name }) => stampOf(name) > stampOf(database.migration));
  let count = changed.length;
  for (const migration of added) {
    const { sql, faults } = await checkMigration(migration, (name) => database.uses[name] ?? []);
    const mode = migration.transaction === false ? " (outside of a transaction)" : "";
    console.log(`\n-- ${migration.name}${mode}\n${sql}`);
    for (const { line, rule, message } of faults)
      console.error(`${migration.name}:${line}: ${rule}: ${message}`);
    count += faults.length;
  }
  console.log(`${added.length} migrations since release ${version}; ${count} faults.`);
  if (count > 0) process.exitCode = 1;
}

const last = readLastRelease();
if (last) void check(last);
else console.log("There is no release yet that a migration could break.");
