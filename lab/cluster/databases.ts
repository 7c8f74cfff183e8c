import { join } from "node:path";
import { startPostgres } from "../../api/embedded/postgres/postgres";
import { startReplica } from "../../api/embedded/postgres/replica";
import { findPgBouncer, startPgBouncer } from "../../api/test/support/pooler/pgbouncer";
import type { ShopSettings } from "./shop-processes";

/** Ends something; resolves when it has ended. */
export type Stop = () => Promise<void>;

/** The servers that keep the shop's rows, and what to say of them. */
interface Databases {
  database: ShopSettings["database"];
  addresses: [name: string, address: string][];
}

const log = { info: () => undefined, warn: (message: string) => console.error(message) };
const settings = { max_connections: "100" };

/** Starts PostgreSQL with a streaming replica, and PgBouncer where it is installed. What was started is added to `stops`. */
export async function startDatabases(folder: string, stops: Stop[]): Promise<Databases> {
  const primary = await startPostgres({
    dataDir: join(folder, "primary"),
    log,
    settings: { ...settings, wal_keep_size: "256MB" },
  });
  stops.push(() => primary.stop());
  const replica = await startReplica({
    dataDir: join(folder, "replica"),
    log,
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

/** Said of what this machine doesn't have. */
export const MISSING = "not installed: left out";

const hostOf = (url: string) => new URL(url).host;
