import "reflect-metadata";
import type { ClientBase } from "pg";
import { DataSource } from "typeorm";
import { Baseline1795381200000 } from "./migrations/1795381200000-baseline";
import {
  Carts1796801000000,
  Language1796801100000,
  Currency1796801200000,
  ProductGroups1796801300000,
  Notes1796802000000,
  Staff1796801400000,
  Returns1796801600000,
  Storefront1796801700000,
  Collections1796801800000,
  ReturnPhotos1796802050000,
  CollectionTexts1796802310000,
  GiftCards1796802200000,
  SearchEngines1796801900000,
  SoldGiftCards1796802320000,
  sqlMigrations,
  ForgottenCarts1796802100000,
} from "./migrations/1796800000000-sql-files";
import { StoredRows1796800700000 } from "./migrations/1796800700000-stored-rows";
import { ChecksAndIndexes1796800800000 } from "./migrations/1796800800000-checks-and-indexes";
import { OneReviewOfShop1796800900000 } from "./migrations/1796800900000-one-review-of-shop";
import { GroupIndexes1796801500000 } from "./migrations/1796801500000-group-indexes";
import { GiftCardChecks1796802200001 } from "./migrations/1796802200001-gift-card-checks";
import { SoldGiftCardIndex1796802320001 } from "./migrations/1796802320001-sold-gift-card-index";
import { RequestedReturns1796802330300 } from "./migrations/1796802330300-requested-returns";
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
      StoredRows1796800700000,
      ChecksAndIndexes1796800800000,
      OneReviewOfShop1796800900000,
      Carts1796801000000,
      Language1796801100000,
      Currency1796801200000,
      ProductGroups1796801300000,
      Staff1796801400000,
      GroupIndexes1796801500000,
      Returns1796801600000,
      Storefront1796801700000,
      Collections1796801800000,
      SearchEngines1796801900000,
      Notes1796802000000,
      ReturnPhotos1796802050000,
      ForgottenCarts1796802100000,
      GiftCards1796802200000,
      GiftCardChecks1796802200001,
      CollectionTexts1796802310000,
      SoldGiftCards1796802320000,
      SoldGiftCardIndex1796802320001,
      RequestedReturns1796802330300,
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
