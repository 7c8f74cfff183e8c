import "reflect-metadata";
import type { ClientBase } from "pg";
import { DataSource } from "typeorm";
import { Baseline1795381200000 } from "./migrations/1795381200000-baseline";
import { sqlMigrations } from "./migrations/1796810000000-sql-files";
import { StoredRows1796810700000 } from "./migrations/1796810700000-stored-rows";
import { ChecksAndIndexes1796810800000 } from "./migrations/1796810800000-checks-and-indexes";
import { OneReviewOfShop1796810900000 } from "./migrations/1796810900000-one-review-of-shop";
import { requestLimits, type Limits } from "./connections/limits";
import { SnakeCase } from "./tables";
import { ResilientPool } from "./connections/resilient-pool";

/**
 * Connections of one process. On two cores, few connections serve more requests than many, which compete for the processor.
 */
export const POOL_SIZE = 6;

/**
 * The age at which a connection is replaced, so that the shop doesn't stay connected to a server that has become a standby.
 */
const MAX_LIFETIME_SECONDS = 600;

/** Settings that differ from those for requests. */
export interface DataSourceOptions {
  limits?: Limits;
  poolSize?: number;
  /** Called once for each lost connection. */
  onConnectionLost?: (error: Error) => void;
  /** Whether connections go through a pooler, which must set the limits itself (ADR-0012). */
  pooled?: boolean;
  /** False behind a pooler without support for prepared statements. */
  preparedStatements?: boolean;
  /** Called for each new connection, which is closed if the promise rejects. */
  onConnect?: (client: ClientBase) => Promise<void>;
  /** Only for the comparison with the schema: rows are read without entities (ADR-0003). */
  entities?: (abstract new () => object)[];
  /** For a replica: makes sessions read-only, even if the server would accept writes. */
  readOnly?: boolean;
}

/** The data source of `url`, not yet connected. Only migrations change the schema, never `synchronize` (ADR-0004). */
export function createDataSource(
  url: string,
  {
    limits = requestLimits,
    poolSize = POOL_SIZE,
    readOnly = false,
    entities = [],
    ...session
  }: DataSourceOptions = {},
): DataSource {
  return new DataSource({
    type: "postgres",
    url,
    entities,
    migrations: [
      Baseline1795381200000,
      ...sqlMigrations,
      StoredRows1796810700000,
      ChecksAndIndexes1796810800000,
      OneReviewOfShop1796810900000,
    ],
    migrationsTransactionMode: "each",
    namingStrategy: new SnakeCase(),
    synchronize: false,
    driver: { Pool: ResilientPool },
    poolSize,
    connectTimeoutMS: limits.connectMs,
    extra: {
      connectionString: url,
      statement_timeout: limits.statementMs,
      lock_timeout: limits.lockMs,
      idle_in_transaction_session_timeout: limits.idleInTransactionMs,
      maxLifetimeSeconds: MAX_LIFETIME_SECONDS,
      keepAlive: true,
      ...session,
      ...(readOnly && { readOnly, options: "-c default_transaction_read_only=on" }),
    },
    applicationName: readOnly ? "shop-replica" : "shop",
    ...(readOnly && { installExtensions: false }),
    logging: false,
  });
}
