import { join } from "node:path";
import { startPostgres } from "../../api/embedded/postgres/postgres";
import { startReplica } from "../../api/embedded/postgres/replica";
import { findPgBouncer, startPgBouncer } from "../../api/test/support/pgbouncer";
import { quiet } from "../services";
import type { ShopSettings } from "./shop-processes";

/** Stops a service and waits for its end. */
export type Stop = () => Promise<void>;

/** The database connections, and the servers' addresses for display. */
interface Databases {
  database: ShopSettings["database"];
  addresses: [name: string, address: string][];
}

const settings = { max_connections: "100" };

/** Starts PostgreSQL with a streaming replica, and PgBouncer if it is installed. Adds their stop functions to `stops`. */
export async function startDatabases(folder: string, stops: Stop[]): Promise<Databases> {
  const primary = await startPostgres({
    dataDir: join(folder, "primary"),
    log: quiet,
    settings: { ...settings, wal_keep_size: "256MB" },
  });
  stops.push(() => primary.stop());
  const replica = await startReplica({
    dataDir: join(folder, "replica"),
    log: quiet,
    settings,
    primary,
    name: "replica",
  });
  stops.push(() => replica.stop());
  const installed = findPgBouncer();
  const pooler = installed && (await startPgBouncer(installed, primary.url));
  if (pooler) stops.push(pooler.stop);
  return {
    database: {
      url: pooler?.url ?? primary.url,
      directUrl: primary.url,
      replicaUrl: replica.url,
      preparedStatements: installed?.preparedStatements ?? true,
    },
    addresses: [
      ["PostgreSQL", hostOf(primary.url)],
      ["its replica", hostOf(replica.url)],
      ["PgBouncer", pooler ? `${hostOf(pooler.url)} (${installed.version})` : MISSING],
    ],
  };
}

/** The address of a program that this machine lacks. */
export const MISSING = "not installed: left out";

const hostOf = (url: string) => new URL(url).host;
