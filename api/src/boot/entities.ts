import { IdempotencyKeyTable } from "../http/idempotency/idempotency-key.entity";
import { RateLimitTable } from "../limits/rate-limit.entity";
import { AddressTable } from "../modules/addresses/address.entity";
import { ApiKeyTable } from "../modules/api-keys/api-key.entity";
import { AuditEntryTable } from "../modules/audit/audit-entry.entity";
import { CartReminderDayTable, CartReminderTable } from "../modules/carts/cart-reminder.entity";
import { CartEntryTable } from "../modules/carts/cart-entry.entity";
import { AttributeTable, CategoryAttributeTable } from "../modules/catalogue/attributes/attribute.entity";
import { Brand } from "../modules/catalogue/brands/brand.entity";
import { ReturnLineTable, ReturnPhotoTable, ReturnTable } from "../modules/returns/return.entity";
import { CollectionTable } from "../modules/catalogue/collections/collection.entity";
import { GiftCardEntryTable, GiftCardTable } from "../modules/gift-cards/gift-card.entity";
import { ProductGroup } from "../modules/catalogue/groups/product-group.entity";
import { CategoryTable, FormerPathTable } from "../modules/catalogue/categories/category.entity";
import { ProductChangeSet, ProductChangeTable } from "../modules/catalogue/changes/product-change.entity";
import { ProductTable, ProductUpdateTable, SearchWordTable } from "../modules/catalogue/product.entity";
import { ShopNoteTable } from "../modules/notes/shop-note.entity";
import { SubscriptionTable } from "../modules/newsletter/subscription.entity";
import { CheckoutTable } from "../modules/orders/checkout.entity";
import { OrderEventTable, OrderTable } from "../modules/orders/order.entity";
import { ShipmentTable } from "../modules/orders/shipment.entity";
import {
  DemoPaymentSessionTable,
  DisputeTable,
  PaymentOrderTable,
  PaymentTable,
  RefundTable,
} from "../modules/payments/payment.entity";
import {
  DiscountTable,
  ShippingMethodTable,
  ShopSettingsTable,
  TaxRateTable,
} from "../modules/pricing/pricing.entity";
import { TaskRunTable } from "../modules/jobs/task-run.entity";
import { DocumentSeriesTable, InvoiceTable } from "../modules/payments/invoice.entity";
import { EmptySearchTable } from "../modules/statistics/searches/empty-search.entity";
import { SalesTable } from "../modules/statistics/sales.entity";
import { ReviewPhotoTable } from "../modules/reviews/review-photo.entity";
import { ReviewTable } from "../modules/reviews/review.entity";
import { StockAlertTable } from "../modules/stock-alerts/stock-alert.entity";
import { AdminGrant } from "../modules/users/admin-grant.entity";
import { DeviceTable } from "../modules/users/device.entity";
import { UserTable } from "../modules/users/user.entity";
import { WishTable } from "../modules/wishes/wish.entity";
import {
  WebhookAttemptTable,
  WebhookDeliveryTable,
  WebhookEventTable,
} from "../modules/webhooks/webhook-delivery.entity";
import { WebhookTable } from "../modules/webhooks/webhook.entity";

/** Every table of the shop. Migrations create them; `api/test/tables.spec.ts` compares both. */
export const entities = [
  UserTable,
  DeviceTable,
  AddressTable,
  AdminGrant,
  ReviewTable,
  ReviewPhotoTable,
  ReturnPhotoTable,
  AuditEntryTable,
  OrderTable,
  CheckoutTable,
  OrderEventTable,
  ShopNoteTable,
  ShipmentTable,
  ShopSettingsTable,
  ShippingMethodTable,
  TaxRateTable,
  DiscountTable,
  PaymentTable,
  PaymentOrderTable,
  RefundTable,
  InvoiceTable,
  DocumentSeriesTable,
  DisputeTable,
  DemoPaymentSessionTable,
  SubscriptionTable,
  EmptySearchTable,
  SalesTable,
  TaskRunTable,
  StockAlertTable,
  WishTable,
  CartEntryTable,
  CartReminderTable,
  CartReminderDayTable,
  RateLimitTable,
  IdempotencyKeyTable,
  ApiKeyTable,
  WebhookTable,
  WebhookEventTable,
  WebhookDeliveryTable,
  WebhookAttemptTable,
  ProductTable,
  ProductUpdateTable,
  SearchWordTable,
  CategoryTable,
  FormerPathTable,
  Brand,
  ProductGroup,
  CollectionTable,
  ReturnTable,
  ReturnLineTable,
  GiftCardTable,
  GiftCardEntryTable,
  AttributeTable,
  CategoryAttributeTable,
  ProductChangeSet,
  ProductChangeTable,
];
