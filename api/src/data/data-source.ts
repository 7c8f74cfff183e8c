import "reflect-metadata";
import { runMigrations } from "graphile-worker";
import type { Pool } from "pg";
import { DataSource } from "typeorm";
import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver";
import { AuditEntryTable } from "../modules/audit/audit-entry.entity";
import { ProductTable } from "../modules/catalogue/product.entity";
import { CheckoutTable } from "../modules/orders/checkout.entity";
import { OrderTable } from "../modules/orders/order.entity";
import { ReviewTable } from "../modules/reviews/review.entity";
import { AdminGrant } from "../modules/users/admins/admin-grant.entity";
import { UserTable } from "../modules/users/user.entity";
import { Shop1795219200000 } from "./migrations/1795219200000-shop";
import { Audit1795222800000 } from "./migrations/1795222800000-audit";
import { Search1795226400000 } from "./migrations/1795226400000-search";
import { AdminLists1795230000000 } from "./migrations/1795230000000-admin-lists";
import { Editing1795233600000 } from "./migrations/1795233600000-editing";
import { Statistics1795240800000 } from "./migrations/1795240800000-statistics";
import { Moderation1795244400000 } from "./migrations/1795244400000-moderation";
import { WordsInBulk1795248000000 } from "./migrations/1795248000000-words-in-bulk";
import { Sessions1795251600000 } from "./migrations/1795251600000-sessions";
import { CancelledOrders1795255200000 } from "./migrations/1795255200000-cancelled-orders";
import { RateLimits1795258800000 } from "./migrations/1795258800000-rate-limits";
import { PendingReviews1795262400000 } from "./migrations/1795262400000-pending-reviews";
import { SearchBounds1795266000000 } from "./migrations/1795266000000-search-bounds";
import { NamelessReviews1795269600000 } from "./migrations/1795269600000-nameless-reviews";
import { OrderLife1795273200000 } from "./migrations/1795273200000-order-life";
import { requestLimits, type Limits } from "./limits";
import { SnakeCase } from "./naming";
import { ResilientPool } from "./resilient-pool";

/** Connections of one process. On two cores few connections serve more requests than many, which compete for the processor. */
const POOL_SIZE = 6;

/** The age at which a connection is replaced, so that the shop doesn't stay with a server that has become a standby. */
const MAX_LIFETIME_SECONDS = 600;

/** Settings that differ from those of requests. */
export interface DataSourceOptions {
  limits?: Limits;
  poolSize?: number;
  /** Called once for each lost connection. */
  onConnectionLost?: (error: Error) => void;
}

/** The data source of `url`, not yet connected. Only migrations change the schema, never `synchronize` (ADR-0004). */
export function createDataSource(
  url: string,
  { limits = requestLimits, poolSize = POOL_SIZE, onConnectionLost }: DataSourceOptions = {},
): DataSource {
  return new DataSource({
    type: "postgres",
    url,
    entities: [ProductTable, OrderTable, CheckoutTable, ReviewTable, UserTable, AdminGrant, AuditEntryTable],
    migrations: [
      Shop1795219200000,
      Audit1795222800000,
      Search1795226400000,
      AdminLists1795230000000,
      Editing1795233600000,
      Statistics1795240800000,
      Moderation1795244400000,
      WordsInBulk1795248000000,
      Sessions1795251600000,
      CancelledOrders1795255200000,
      RateLimits1795258800000,
      PendingReviews1795262400000,
      SearchBounds1795266000000,
      NamelessReviews1795269600000,
      OrderLife1795273200000,
    ],
    migrationsTransactionMode: "each",
    namingStrategy: new SnakeCase(),
    synchronize: false,
    driver: { Pool: ResilientPool },
    poolSize,
    connectTimeoutMS: limits.connectMs,
    extra: {
      statement_timeout: limits.statementMs,
      lock_timeout: limits.lockMs,
      idle_in_transaction_session_timeout: limits.idleInTransactionMs,
      maxLifetimeSeconds: MAX_LIFETIME_SECONDS,
      keepAlive: true,
      onConnectionLost,
    },
    applicationName: "shop",
    logging: false,
  });
}

const MIGRATION_LOCK = 4_815_162_342;

/** Runs pending migrations; processes that start at the same time wait for each other. */
export async function migrate(dataSource: DataSource): Promise<number> {
  const lock = dataSource.createQueryRunner();
  await lock.connect();
  try {
    await lock.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    const run = await dataSource.runMigrations();
    // the tables of the jobs, which graphile-worker keeps up to date itself
    await runMigrations({ pgPool: (dataSource.driver as PostgresDriver).master as Pool });
    return run.length;
  } finally {
    await lock.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]).catch(() => undefined);
    await lock.release();
  }
}
