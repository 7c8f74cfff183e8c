import "reflect-metadata";
import type { ClientBase } from "pg";
import { DataSource } from "typeorm";
import { Baseline1795381200000 } from "./migrations/1795381200000-baseline";
import { Pricing1796000000000 } from "./migrations/1796000000000-pricing";
import { PricingConstraints1796000100000 } from "./migrations/1796000100000-pricing-constraints";
import { PricingIndexes1796000200000 } from "./migrations/1796000200000-pricing-indexes";
import { ProductChangeSales1796000700000 } from "./migrations/1796000700000-product-change-sales";
import { RefundsOfParts1796100000000 } from "./migrations/1796100000000-refunds-of-parts";
import { SeveralRefunds1796100100000 } from "./migrations/1796100100000-several-refunds";
import { EmptySearches1796200300000 } from "./migrations/1796200300000-empty-searches";
import { AttributeGroups1796200400000 } from "./migrations/1796200400000-attribute-groups";
import { Invoices1796100200000 } from "./migrations/1796100200000-invoices";
import { RefundedEvents1796100300000 } from "./migrations/1796100300000-refunded-events";
import { ProductReviews1796200500000 } from "./migrations/1796200500000-product-reviews";
import { ProductReviewIndexes1796200600000 } from "./migrations/1796200600000-product-review-indexes";
import { OneReviewOfShop1796200700000 } from "./migrations/1796200700000-one-review-of-shop";
import { ReviewPhotos1796200800000 } from "./migrations/1796200800000-review-photos";
import { CallsOfKeys1796400100000 } from "./migrations/1796400100000-calls-of-keys";
import { ProductCodes1796410000000 } from "./migrations/1796410000000-product-codes";
import { ReturnDays1796410100000 } from "./migrations/1796410100000-return-days";
import { ImportedChanges1796500000000 } from "./migrations/1796500000000-imported-changes";
import { OrderSales1796600000000 } from "./migrations/1796600000000-order-sales";
import { StockOrder1796600100000 } from "./migrations/1796600100000-stock-order";
import { StockOrderIndex1796600200000 } from "./migrations/1796600200000-stock-order-index";
import { ShortPendingLists1796600300000 } from "./migrations/1796600300000-short-pending-lists";
import { Sales1796600400000 } from "./migrations/1796600400000-sales";
import { RefundIndexes1796600500000 } from "./migrations/1796600500000-refund-indexes";
import { OrderWords1796600600000 } from "./migrations/1796600600000-order-words";
import { TaskRuns1796700000000 } from "./migrations/1796700000000-task-runs";
import { MissingInvoices1796700100000 } from "./migrations/1796700100000-missing-invoices";
import { PlainTexts1796710000000 } from "./migrations/1796710000000-plain-texts";
import { PlainDocuments1796710100000 } from "./migrations/1796710100000-plain-documents";
import { FreePayments1796720000000 } from "./migrations/1796720000000-free-payments";
import { FreePaymentsValidated1796720100000 } from "./migrations/1796720100000-free-payments-validated";
import { ComposedNames1796730000000 } from "./migrations/1796730000000-composed-names";
import { CleanNames1796730100000 } from "./migrations/1796730100000-clean-names";
import { RegionCodes1796740000000 } from "./migrations/1796740000000-region-codes";
import { CheckoutTerms1796745000000 } from "./migrations/1796745000000-checkout-terms";
import { IdempotencyKeys1796400000000 } from "./migrations/1796400000000-idempotency-keys";
import { MoreScopes1796300000000 } from "./migrations/1796300000000-more-scopes";
import { requestLimits, type Limits } from "./connections/limits";
import { StockAlerts1796200000000 } from "./migrations/1796200000000-stock-alerts";
import { Wishes1796200100000 } from "./migrations/1796200100000-wishes";
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
      Pricing1796000000000,
      PricingConstraints1796000100000,
      PricingIndexes1796000200000,
      ProductChangeSales1796000700000,
      RefundsOfParts1796100000000,
      SeveralRefunds1796100100000,
      Invoices1796100200000,
      RefundedEvents1796100300000,
      StockAlerts1796200000000,
      Wishes1796200100000,
      EmptySearches1796200300000,
      AttributeGroups1796200400000,
      ProductReviews1796200500000,
      ProductReviewIndexes1796200600000,
      OneReviewOfShop1796200700000,
      ReviewPhotos1796200800000,
      MoreScopes1796300000000,
      IdempotencyKeys1796400000000,
      CallsOfKeys1796400100000,
      ProductCodes1796410000000,
      ReturnDays1796410100000,
      ImportedChanges1796500000000,
      OrderSales1796600000000,
      StockOrder1796600100000,
      StockOrderIndex1796600200000,
      ShortPendingLists1796600300000,
      Sales1796600400000,
      RefundIndexes1796600500000,
      OrderWords1796600600000,
      TaskRuns1796700000000,
      MissingInvoices1796700100000,
      PlainTexts1796710000000,
      PlainDocuments1796710100000,
      FreePayments1796720000000,
      FreePaymentsValidated1796720100000,
      ComposedNames1796730000000,
      CleanNames1796730100000,
      RegionCodes1796740000000,
      CheckoutTerms1796745000000,
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
