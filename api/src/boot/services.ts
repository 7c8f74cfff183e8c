import type { DatabaseSettings } from "../data/connections/database-settings";
import type { Env } from "./env";

/** The addresses of the services that this process uses. */
export interface Services {
  database: DatabaseSettings;
  /** host:port of the Firebase Auth emulator, if it is used. */
  emulatorHost: string | undefined;
  accessTokenSecret: string;
}

/** The configured database, or the embedded one at `url`. Another direct address, or no prepared statements, says that there is a pooler. */
export function databaseAt({ database }: Pick<Env, "database">, url: string): DatabaseSettings {
  const { directUrl = url, preparedStatements } = database;
  return { ...database, url, directUrl, pooled: directUrl !== url || !preparedStatements };
}
