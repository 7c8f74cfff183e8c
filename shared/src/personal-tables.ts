import { personalTableTexts as texts } from "@shop/shared/messages/en/personal-data";
import type { PersonalTable } from "./personal-table";

type TableName = keyof typeof texts;
type Facts = Pick<PersonalTable, "subjects" | "bases" | "download">;

const tables: Readonly<Record<TableName, Facts>> = {
  users: { subjects: ["customers"], bases: ["contract", "legitimate interest"], download: "account" },
  addresses: { subjects: ["customers"], bases: ["contract"], download: "addresses" },
  devices: { subjects: ["customers"], bases: ["legitimate interest"], download: "devices" },
  reviews: { subjects: ["customers"], bases: ["consent", "legitimate interest"], download: "reviews" },
  review_photos: { subjects: ["customers"], bases: ["consent"], download: "reviewPhotos" },
  wishes: { subjects: ["customers"], bases: ["contract"], download: "wishes" },
  cart_entries: { subjects: ["customers"], bases: ["contract"], download: "cart" },
  cart_reminders: { subjects: ["customers"], bases: ["consent"], download: "cartReminders" },
  orders: { subjects: ["customers"], bases: ["contract"], download: "orders" },
  checkouts: { subjects: ["customers"], bases: ["contract"], download: "checkouts" },
  shipments: { subjects: ["customers"], bases: ["contract"], download: "shipments" },
  returns: { subjects: ["customers"], bases: ["contract"], download: "returns" },
  return_lines: { subjects: ["customers"], bases: ["contract"], download: "returnLines" },
  return_photos: { subjects: ["customers"], bases: ["contract"], download: "returnPhotos" },
  gift_cards: { subjects: ["customers"], bases: ["contract"], download: "giftCards" },
  gift_card_entries: { subjects: ["customers"], bases: ["contract"], download: "giftCardEntries" },
  order_events: {
    subjects: ["customers", "admins"],
    bases: ["contract", "legitimate interest"],
    download: "orderEvents",
  },
  shop_notes: { subjects: ["customers"], bases: ["legitimate interest"], download: "shopNotes" },
  payments: { subjects: ["customers"], bases: ["legal duty"], download: "payments" },
  payment_orders: { subjects: ["customers"], bases: ["legal duty"], download: "paymentOrders" },
  refunds: { subjects: ["customers"], bases: ["legal duty"], download: "refunds" },
  invoices: { subjects: ["customers"], bases: ["legal duty"], download: "invoices" },
  disputes: { subjects: ["customers"], bases: ["legal duty"], download: "disputes" },
  demo_payment_sessions: { subjects: ["customers"], bases: ["contract"], download: "demoPayments" },
  idempotency_keys: { subjects: ["customers"], bases: ["contract"] },
  webhook_events: { subjects: ["customers"], bases: ["contract"] },
  audit_entries: {
    subjects: ["customers", "admins"],
    bases: ["legitimate interest"],
    download: "auditEntries",
  },
  admin_grants: { subjects: ["admins"], bases: ["legitimate interest"], download: "adminGrant" },
  api_keys: { subjects: ["admins"], bases: ["legitimate interest"] },
  webhooks: { subjects: ["admins"], bases: ["legitimate interest"] },
  newsletter_subscriptions: { subjects: ["visitors"], bases: ["consent"], download: "newsletter" },
  stock_alerts: { subjects: ["visitors"], bases: ["consent"], download: "stockAlerts" },
  rate_limits: { subjects: ["visitors"], bases: ["legitimate interest"] },
};

/**
 * The personal data in the shop's database, by table. The privacy page, 'Download my data' and the deletion dialog are
 * generated from it. The tables' entities mark their columns with `@Personal`; `api/test/tables.spec.ts` compares
 * them.
 */
export const personalTables = Object.fromEntries(
  Object.entries(tables).map(([name, facts]) => [name, { ...texts[name as TableName], ...facts }]),
) as Readonly<Record<TableName, PersonalTable>>;
