import { personalTableTexts as texts } from "@shop/shared/messages/en/personal-data";
import type { PersonalTable } from "./personal-table";

const tables = {
  users: {
    ...texts.users,
    subjects: ["customers"],
    bases: ["contract", "legitimate interest"],
    download: "account",
  },
  addresses: { ...texts.addresses, subjects: ["customers"], bases: ["contract"], download: "addresses" },
  devices: { ...texts.devices, subjects: ["customers"], bases: ["legitimate interest"], download: "devices" },
  reviews: {
    ...texts.reviews,
    subjects: ["customers"],
    bases: ["consent", "legitimate interest"],
    download: "reviews",
  },
  review_photos: {
    ...texts.review_photos,
    subjects: ["customers"],
    bases: ["consent"],
    download: "reviewPhotos",
  },
  wishes: { ...texts.wishes, subjects: ["customers"], bases: ["contract"], download: "wishes" },
  cart_entries: { ...texts.cart_entries, subjects: ["customers"], bases: ["contract"], download: "cart" },
  cart_reminders: {
    ...texts.cart_reminders,
    subjects: ["customers"],
    bases: ["consent"],
    download: "cartReminders",
  },
  orders: { ...texts.orders, subjects: ["customers"], bases: ["contract"], download: "orders" },
  checkouts: { ...texts.checkouts, subjects: ["customers"], bases: ["contract"], download: "checkouts" },
  shipments: { ...texts.shipments, subjects: ["customers"], bases: ["contract"], download: "shipments" },
  returns: { ...texts.returns, subjects: ["customers"], bases: ["contract"], download: "returns" },
  return_lines: {
    ...texts.return_lines,
    subjects: ["customers"],
    bases: ["contract"],
    download: "returnLines",
  },
  return_photos: {
    ...texts.return_photos,
    subjects: ["customers"],
    bases: ["contract"],
    download: "returnPhotos",
  },
  gift_cards: { ...texts.gift_cards, subjects: ["customers"], bases: ["contract"], download: "giftCards" },
  gift_card_entries: {
    ...texts.gift_card_entries,
    subjects: ["customers"],
    bases: ["contract"],
    download: "giftCardEntries",
  },
  order_events: {
    ...texts.order_events,
    subjects: ["customers", "admins"],
    bases: ["contract", "legitimate interest"],
    download: "orderEvents",
  },
  shop_notes: {
    ...texts.shop_notes,
    subjects: ["customers"],
    bases: ["legitimate interest"],
    download: "shopNotes",
  },
  payments: { ...texts.payments, subjects: ["customers"], bases: ["legal duty"], download: "payments" },
  payment_orders: {
    ...texts.payment_orders,
    subjects: ["customers"],
    bases: ["legal duty"],
    download: "paymentOrders",
  },
  refunds: { ...texts.refunds, subjects: ["customers"], bases: ["legal duty"], download: "refunds" },
  invoices: { ...texts.invoices, subjects: ["customers"], bases: ["legal duty"], download: "invoices" },
  disputes: { ...texts.disputes, subjects: ["customers"], bases: ["legal duty"], download: "disputes" },
  demo_payment_sessions: {
    ...texts.demo_payment_sessions,
    subjects: ["customers"],
    bases: ["contract"],
    download: "demoPayments",
  },
  idempotency_keys: { ...texts.idempotency_keys, subjects: ["customers"], bases: ["contract"] },
  webhook_events: { ...texts.webhook_events, subjects: ["customers"], bases: ["contract"] },
  audit_entries: {
    ...texts.audit_entries,
    subjects: ["customers", "admins"],
    bases: ["legitimate interest"],
    download: "auditEntries",
  },
  admin_grants: {
    ...texts.admin_grants,
    subjects: ["admins"],
    bases: ["legitimate interest"],
    download: "adminGrant",
  },
  api_keys: { ...texts.api_keys, subjects: ["admins"], bases: ["legitimate interest"] },
  webhooks: { ...texts.webhooks, subjects: ["admins"], bases: ["legitimate interest"] },
  newsletter_subscriptions: {
    ...texts.newsletter_subscriptions,
    subjects: ["visitors"],
    bases: ["consent"],
    download: "newsletter",
  },
  stock_alerts: {
    ...texts.stock_alerts,
    subjects: ["visitors"],
    bases: ["consent"],
    download: "stockAlerts",
  },
  rate_limits: { ...texts.rate_limits, subjects: ["visitors"], bases: ["legitimate interest"] },
} as const satisfies Record<string, PersonalTable>;

/**
 * The personal data in the shop's database, by table. The privacy page, 'Download my data' and the deletion dialog are
 * generated from it. The tables' entities mark their columns with `@Personal`; `api/test/tables.spec.ts` compares
 * them.
 */
export const personalTables: Readonly<Record<keyof typeof tables, PersonalTable>> = tables;
