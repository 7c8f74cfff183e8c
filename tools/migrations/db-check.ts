/** npm run db:check: prints the SQL of all migrations since the last release. Fails for long locks and for drops of used objects. */
import { allMigrations, checkMigration } from "./check-migration";
import { changedMigrations, readLastRelease, stampOf } from "./last-release";

async function main(): Promise<void> {
  const { version, database } = readLastRelease();
  const changed = changedMigrations(database);
  for (const file of changed)
    console.error(`${file}: release ${version} has a different version; add a new migration`);
  const added = allMigrations().filter(({ name }) => stampOf(name) > stampOf(database.migration));
  let count = changed.length;
  for (const migration of added) {
    const { sql, faults } = await checkMigration(migration);
    const mode = migration.transaction === false ? " (outside of a transaction)" : "";
    console.log(`\n-- ${migration.name}${mode}\n${sql}`);
    for (const { line, rule_name, message, help } of faults)
      console.error(`${migration.name}:${line + 1}: ${rule_name}: ${message} ${help ?? ""}`.trimEnd());
    count += faults.length;
  }
  console.log(`${added.length} migrations since release ${version}; ${count} faults.`);
  if (count > 0) process.exitCode = 1;
}

void main();
