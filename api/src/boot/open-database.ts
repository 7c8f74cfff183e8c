import type { DataSource } from "typeorm";
import { connect } from "../data/connections/connect";
import type { DatabaseSettings } from "../data/connections/database-settings";
import { requestLimits } from "../data/connections/limits";
import { requirePreparedStatements, warnOfMissingLimits } from "../data/connections/sessions";

/**
 * Opens the database for requests. Refuses a pooler that can't support the configuration, and warns if the pooler doesn't
 * limit statements.
 */
export async function openDatabase(
  { url, pooled, preparedStatements }: DatabaseSettings,
  log: { warn(message: string): void },
): Promise<DataSource> {
  const database = await connect(url, log, { pooled, preparedStatements });
  try {
    if (pooled && preparedStatements) await requirePreparedStatements(database);
    if (pooled) await warnOfMissingLimits(database, requestLimits, log);
    return database;
  } catch (error) {
    await database.destroy();
    throw error;
  }
}
