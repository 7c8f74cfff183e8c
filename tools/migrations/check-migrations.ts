import { checkDropped } from "./dropped";
import { recordSql, type Migration, type MigrationSql } from "./migration-sql";
import { lint, type Fault } from "./squawk";
import { checkStatements } from "./statement-rules";

/** A migration and what is wrong with it. */
export interface CheckedMigration extends MigrationSql {
  faults: Fault[];
}

/** Checks that the last release can go on while this migration runs and after it (ADR-0042); `usesOf` as in `checkDropped`. */
export async function checkMigration(
  migration: Migration,
  usesOf: (name: string) => string[],
): Promise<CheckedMigration> {
  const recorded = await recordSql(migration);
  const faults = [...lint(recorded), ...checkStatements(recorded)];
  return { ...recorded, faults: checkDropped(recorded, faults, usesOf) };
}
