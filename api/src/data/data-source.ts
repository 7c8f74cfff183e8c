import "reflect-metadata";
import type { ClientBase } from "pg";
import { DataSource } from "typeorm";
import { AuditEntryTable } from "../modules/audit/audit-entry.entity";
import { ApiKeyTable } from "../modules/api-keys/api-key.entity";
import { AttributeTable, CategoryAttributeTable } from "../modules/catalogue/attributes/attribute.entity";
import { Brand } from "../modules/catalogue/brands/brand.entity";
import { ProductChangeSet, ProductChangeTable } from "../modules/catalogue/changes/product-change.entity";
import { CategoryTable } from "../modules/catalogue/categories/category.entity";
import { ProductTable } from "../modules/catalogue/product.entity";
import { CheckoutTable } from "../modules/orders/checkout.entity";
import { OrderTable } from "../modules/orders/order.entity";
import { ReviewTable } from "../modules/reviews/review.entity";
import { AdminGrant } from "../modules/users/admins/admin-grant.entity";
import { DeviceTable } from "../modules/users/devices/device.entity";
import { UserTable } from "../modules/users/user.entity";
import {
  WebhookAttemptTable,
  WebhookDeliveryTable,
  WebhookEventTable,
} from "../modules/webhooks/webhook-delivery.entity";
import { WebhookTable } from "../modules/webhooks/webhook.entity";
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
import { CurrentOrders1795280400000 } from "./migrations/1795280400000-current-orders";
import { SearchAtSize1795284000000 } from "./migrations/1795284000000-search-at-size";
import { Catalogue1795287600000 } from "./migrations/1795287600000-catalogue";
import { CatalogueKeys1795291200000 } from "./migrations/1795291200000-catalogue-keys";
import { TaxonomyBounds1795292100000 } from "./migrations/1795292100000-taxonomy-bounds";
import { TaxonomyBoundsHold1795292400000 } from "./migrations/1795292400000-taxonomy-bounds-hold";
import { ProductFilters1795323600000 } from "./migrations/1795323600000-product-filters";
import { SimilarProducts1795327200000 } from "./migrations/1795327200000-similar-products";
import { ChangesSince1795338000000 } from "./migrations/1795338000000-changes-since";
import { ProductUpdates1795341600000 } from "./migrations/1795341600000-product-updates";
import { BrandsByCategory1795330800000 } from "./migrations/1795330800000-brands-by-category";
import { SearchCodes1795297740000 } from "./migrations/1795297740000-search-codes";
import { SearchCodesOfProducts1795297800000 } from "./migrations/1795297800000-search-codes-of-products";
import { ProductChanges1795312800000 } from "./migrations/1795312800000-product-changes";
import { WordsOfDrafts1795316400000 } from "./migrations/1795316400000-words-of-drafts";
import { Newsletter1795359600000 } from "./migrations/1795359600000-newsletter";
import { NewestOfCategory1795363200000 } from "./migrations/1795363200000-newest-of-category";
import { DraftsInChanges1795366800000 } from "./migrations/1795366800000-drafts-in-changes";
import { WordsGiven1795370400000 } from "./migrations/1795370400000-words-given";
import { Creators1795374600000 } from "./migrations/1795374600000-creators";
import { PaymentProblems1795377600000 } from "./migrations/1795377600000-payment-problems";
import { RefundsAgain1795377600100 } from "./migrations/1795377600100-refunds-again";
import { RefundInForce1795377600200 } from "./migrations/1795377600200-refund-in-force";
import { DetailsHold1795320000000 } from "./migrations/1795320000000-details-hold";
import { ApiKeys1795334400000 } from "./migrations/1795334400000-api-keys";
import { Devices1795348800000 } from "./migrations/1795348800000-devices";
import { PeopleById1795352400000 } from "./migrations/1795352400000-people-by-id";
import { PeopleNamedById1795356000000 } from "./migrations/1795356000000-people-named-by-id";
import { Webhooks1795345200000 } from "./migrations/1795345200000-webhooks";
import { SlowWebhooks1795345200100 } from "./migrations/1795345200100-slow-webhooks";
import { requestLimits, type Limits } from "./connections/limits";
import { SnakeCase } from "./naming";
import { ResilientPool } from "./connections/resilient-pool";
import { serversOf } from "./connections/servers";

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
  /** Whether a pooler stands in between, which must set the limits itself (ADR-0041). */
  pooled?: boolean;
  /** False behind a pooler that knows no prepared statements. */
  preparedStatements?: boolean;
  /** Called for each new connection. */
  onConnect?: (client: ClientBase) => void;
  /** For a replica: sessions refuse to write even if the server would accept it. */
  readOnly?: boolean;
}

/** The data source of `url`, not yet connected. Only migrations change the schema, never `synchronize` (ADR-0004). */
export function createDataSource(
  url: string,
  { limits = requestLimits, poolSize = POOL_SIZE, readOnly = false, ...session }: DataSourceOptions = {},
): DataSource {
  return new DataSource({
    type: "postgres",
    url: serversOf(url)?.urls[0] ?? url,
    entities: [
      ProductTable,
      CategoryTable,
      ProductChangeSet,
      ProductChangeTable,
      Brand,
      AttributeTable,
      CategoryAttributeTable,
      OrderTable,
      CheckoutTable,
      ReviewTable,
      UserTable,
      DeviceTable,
      AdminGrant,
      AuditEntryTable,
      ApiKeyTable,
      WebhookTable,
      WebhookEventTable,
      WebhookDeliveryTable,
      WebhookAttemptTable,
    ],
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
      CurrentOrders1795280400000,
      SearchAtSize1795284000000,
      Catalogue1795287600000,
      CatalogueKeys1795291200000,
      TaxonomyBounds1795292100000,
      TaxonomyBoundsHold1795292400000,
      SearchCodes1795297740000,
      SearchCodesOfProducts1795297800000,
      ProductChanges1795312800000,
      WordsOfDrafts1795316400000,
      DetailsHold1795320000000,
      ProductFilters1795323600000,
      SimilarProducts1795327200000,
      BrandsByCategory1795330800000,
      ApiKeys1795334400000,
      ChangesSince1795338000000,
      ProductUpdates1795341600000,
      Webhooks1795345200000,
      SlowWebhooks1795345200100,
      Devices1795348800000,
      PeopleById1795352400000,
      PeopleNamedById1795356000000,
      Newsletter1795359600000,
      NewestOfCategory1795363200000,
      DraftsInChanges1795366800000,
      WordsGiven1795370400000,
      Creators1795374600000,
      PaymentProblems1795377600000,
      RefundsAgain1795377600100,
      RefundInForce1795377600200,
    ],
    migrationsTransactionMode: "each",
    namingStrategy: new SnakeCase(),
    synchronize: false,
    driver: { Pool: ResilientPool },
    poolSize,
    connectTimeoutMS: limits.connectMs,
    extra: {
      connectionString: url, // of several hosts, TypeORM would understand the first
      statement_timeout: limits.statementMs,
      lock_timeout: limits.lockMs,
      idle_in_transaction_session_timeout: limits.idleInTransactionMs,
      maxLifetimeSeconds: MAX_LIFETIME_SECONDS,
      keepAlive: true,
      ...session,
      ...(readOnly && { options: "-c default_transaction_read_only=on" }),
    },
    applicationName: readOnly ? "shop-replica" : "shop",
    ...(readOnly && { installExtensions: false }),
    logging: false,
  });
}
