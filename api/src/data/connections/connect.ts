import type { DataSource } from "typeorm";
import { isConnectionError, reasonOf } from "./connection-errors";
import { createDataSource, type DataSourceOptions } from "../data-source";

/** How long to wait for a starting database, in ms. */
const TIMEOUT_MS = 30_000;
const RETRY_DELAY_MS = 1_000;

/**
 * Connects to the database, and waits while it is starting. Throws an error for the user after 30 s, or at once if the
 * database refuses the connection.
 */
export async function connect(
  url: string,
  log: { warn(message: string): void },
  options: DataSourceOptions = {},
): Promise<DataSource> {
  const onConnectionLost = (error: Error) => log.warn(`a database connection was lost: ${reasonOf(error)}`);
  const until = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      return await createDataSource(url, { ...options, onConnectionLost }).initialize();
    } catch (error) {
      if (!isConnectionError(error) || Date.now() > until)
        throw new Error(`The database can't be used: ${reasonOf(error)}. Check DATABASE_URL.`, {
          cause: error,
        });
      log.warn(`the database does not answer yet (${reasonOf(error)}); trying again`);
      await new Promise((wake) => setTimeout(wake, RETRY_DELAY_MS));
    }
  }
}
