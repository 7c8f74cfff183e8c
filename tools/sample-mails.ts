/** Writes a sample of each mail as an HTML file, for the journey that checks them: sample-mails.ts FOLDER ORIGIN. */
import "reflect-metadata";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { orderBounds } from "@shop/shared/order";
import type { Product } from "../api/src/modules/catalogue/product.entity";
import { catalogueImageUrl } from "../api/src/modules/images/find-image";
import { writeBackInStock } from "../api/src/modules/mails/customer/write-back-in-stock";
import { writeCartReminder } from "../api/src/modules/mails/customer/write-cart-reminder";
import { writeGiftCard } from "../api/src/modules/mails/customer/write-gift-card";
import * as changed from "../api/src/modules/mails/customer/write-order-changed";
import * as parcels from "../api/src/modules/mails/customer/write-order-shipped";
import { writeOrdersPlaced } from "../api/src/modules/mails/customer/write-orders-placed";
import { writeReturn, type MailedReturn } from "../api/src/modules/mails/customer/write-return";
import { writePaymentReceived } from "../api/src/modules/mails/customer/write-payment-received";
import { writeNewsletterConfirmation } from "../api/src/modules/mails/customer/write-newsletter-confirmation";
import { writeMessage } from "../api/src/modules/mails/shopkeepers/write-message";
import { writeOrdersPaid } from "../api/src/modules/mails/shopkeepers/write-orders-paid";
import * as problems from "../api/src/modules/mails/shopkeepers/write-payment-problems";
import { writeReturnRequested } from "../api/src/modules/mails/shopkeepers/write-return-requested";
import { writeStockRunOut } from "../api/src/modules/mails/shopkeepers/write-stock-run-out";
import { writeWebhookDisabled } from "../api/src/modules/mails/shopkeepers/write-webhook-disabled";
import type { Order } from "../api/src/modules/orders/order.entity";
import { OrderStatus } from "../api/src/modules/orders/order-status.enum";
import type { FoundDispute } from "../api/src/modules/payments/get-disputes";

const [folder = "", origin = ""] = process.argv.slice(2);
const shop = { name: "Meridian", origin };
const at = new Date("2026-11-22T09:15:00Z");

const watch = {
  ...{ id: "sample-1", number: "6180-3399", status: OrderStatus.PLACED },
  ...{ productId: "sample", productName: "Aldermoor Regulator" },
  optionValues: [{ option: "1", value: "2" }],
  ...{ name: "Łukasz O’Brien דוד", email: "lukasz.obrien@example.com", phone: "+64 4 555 0100" },
  address: "12 Harbour Row, Flat 3\n1010 Wellington\nNew Zealand",
  imageUrl: catalogueImageUrl("aldermoor-regulator"),
  ...{ quantity: 2, unitPriceMinor: 107_500, regularPriceMinor: 120_000, totalMinor: 215_000 },
  ...{ discountMinor: 0, shippingMinor: 0, refundedMinor: 0 },
  ...{ taxName: null, taxPercent: null, taxMinor: 0, taxIncluded: false },
} as Order;
const cancelled: Order = { ...watch, status: OrderStatus.CANCELLED, cancelledAt: at };
/** An order with a discount, delivery and tax, and without an image. */
const charged: Order = {
  ...{ ...watch, taxIncluded: true },
  ...{ id: "sample-2", number: "2360-6798", imageUrl: null, quantity: 1, regularPriceMinor: null },
  optionValues: [],
  productName: "Garrick & Thorne Bevel-Edge Chisels, Set of 4 in a Leather Roll",
  ...{ unitPriceMinor: 13_950, discountCode: "SPRING10", discountMinor: 1_395, totalMinor: 13_380 },
  ...{ shippingMethod: "Express", shippingMinor: 825, taxName: "VAT", taxPercent: 19, taxMinor: 2_136 },
};
const orders = [watch, charged] as const;
const cart = { number: "7035-1182", orders };
const cartAfterwards = { ...cart, orders: [cancelled, charged] as const };
const arrival = { arrivesFrom: "2026-12-02", arrivesTo: "2026-12-04" };
const receipt = { paidAt: at, amountMinor: 228_380, returnedMinor: 13_380, arrival };
const product = {
  ...{ id: "sample", name: "Aldermoor Regulator", image: catalogueImageUrl("aldermoor-regulator") },
  ...{ countInStock: 1, price: 1_075, regularPrice: 1_200 },
} as Product;
const parcel = {
  ...{ id: "sample", carrier: "DHL", trackingNumber: "00340434161094042557", shippedAt: at },
  trackingUrl: "https://parcels.example.com/00340434161094042557",
};
const waiting = { payable: true, free: 0, heldUntil: at };
const dispute: FoundDispute = {
  ...{ id: "sample", paymentId: "sample", amount: 2150, currency: "usd", reason: "product_not_received" },
  ...{ status: "NEEDS_RESPONSE", inquiry: false, refundable: false },
  ...{ respondBy: at, openedAt: at, closedAt: null },
};

const sentBack: MailedReturn = {
  ...{ id: "sample", number: "R6180-3399", userId: "sample", status: "ACCEPTED" as const },
  ...{ reason: "Zu groß.", answer: "1010" },
  ...{ createdAt: at, updatedAt: at, lines: [{ order: watch, quantity: 1 }] },
};

const mails = {
  "return-accepted": writeReturn(shop, sentBack),
  "admins-return": writeReturnRequested(shop, sentBack),
  newsletter: writeNewsletterConfirmation(shop, {
    confirm: `${origin}/newsletter/confirm/sample`,
    unsubscribe: `${origin}/newsletter/unsubscribe/sample`,
  }),
  "back-in-stock": writeBackInStock(shop, product),
  "cart-reminder": writeCartReminder(shop, [watch, charged], { cart: origin, stop: origin }),
  "gift-card": writeGiftCard(shop, { amount: 50, code: "K7QM-2XWD-94TF-HB3R" }),
  "order-placed": writeOrdersPlaced(shop, [watch], waiting),
  "cart-placed": writeOrdersPlaced(shop, orders, waiting, cart),
  "receipt-of-cart": writePaymentReceived(shop, orders, receipt, cart),
  "part-cancelled": changed.writeOrderCancelled(shop, [cancelled], at, "system", cartAfterwards),
  refunded: changed.writeOrderRefunded(shop, [watch], { at, amountMinor: 215_000, paidBack: true }),
  "part-refunded": changed.writePartRefunded(shop, watch, { amountMinor: 5_000, paidBack: false }, cart),
  "payment-returned": changed.writePaymentReturned(shop, cancelled, at, 215_000),
  delivered: changed.writeOrderDelivered(shop, [watch], at),
  "cart-sent": parcels.writeOrderShipped(shop, orders, parcel, cart),
  "tracking-changed": parcels.writeTrackingChanged(shop, [watch], parcel),
  "admins-message": writeMessage(shop, {
    ...{ name: watch.name, email: watch.email, orderNumber: watch.number },
    message: "Hello,\n\nwill it arrive before Friday?",
  }),
  "admins-paid-order": writeOrdersPaid(shop, [{ ...watch, name: "W".repeat(orderBounds.name.max) }], at),
  "admins-paid-cart": writeOrdersPaid(shop, orders, at, cart),
  "admins-payment-returned": problems.writePaymentReturnedToAdmins(shop, cancelled, at, 215_000),
  "admins-refund-failed": problems.writeRefundFailed(shop, watch, 215_000, "lost_or_stolen_card"),
  "admins-payment-disputed": problems.writePaymentDisputed(shop, orders, dispute, "DISPUTE"),
  "admins-stock-run-out": writeStockRunOut(shop, product),
  "admins-webhook-disabled": writeWebhookDisabled(shop, {
    ...{ id: "sample", url: "https://erp.example.com/hooks/orders", events: ["order.paid"], enabled: false },
    ...{ createdAt: at, createdBy: "ada@example.com", creatorIsAdmin: true, formerSecretEndsAt: null },
    disabledAt: at,
    disabledReason: "Nothing has arrived for a day. The last error: The answer was 503.",
  }),
};

mkdirSync(folder, { recursive: true });
for (const [name, { html }] of Object.entries(mails)) writeFileSync(join(folder, `${name}.html`), html);
