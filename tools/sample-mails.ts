/** Writes each of the shop's mails with made-up orders as HTML files, to be looked at: sample-mails.ts FOLDER ORIGIN. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { orderBounds } from "@shop/shared/order";
import "reflect-metadata";
import { catalogueImageUrl } from "../api/src/modules/images/find-image";
import {
  writeOrderCancelled,
  writeOrderDelivered,
  writeOrderRefunded,
  writePaymentReturned,
} from "../api/src/modules/mails/customer/write-order-changed";
import { writeBackInStock } from "../api/src/modules/mails/customer/write-back-in-stock";
import { writeNewsletterConfirmation } from "../api/src/modules/mails/customer/write-newsletter-confirmation";
import { writeOrdersPlaced } from "../api/src/modules/mails/customer/write-orders-placed";
import { writePaymentReceived } from "../api/src/modules/mails/customer/write-payment-received";
import { writeOrdersPaid } from "../api/src/modules/mails/shopkeepers/write-orders-paid";
import { writePaymentReturnedToAdmins } from "../api/src/modules/mails/shopkeepers/write-payment-returned";
import { writePaymentDisputed } from "../api/src/modules/mails/shopkeepers/write-payment-disputed";
import { writeRefundFailed } from "../api/src/modules/mails/shopkeepers/write-refund-failed";
import { writeStockRunOut } from "../api/src/modules/mails/shopkeepers/write-stock-run-out";
import { writeWebhookDisabled } from "../api/src/modules/mails/shopkeepers/write-webhook-disabled";
import type { MailedCart, Orders } from "../api/src/modules/mails/template/order-words";
import type { Written } from "../api/src/modules/mails/template/write-mail";
import type { Product } from "../api/src/modules/catalogue/product.entity";
import type { Order } from "../api/src/modules/orders/order.entity";
import type { FoundDispute } from "../api/src/modules/payments/get-disputes";
import {
  writeOrderShipped,
  writeTrackingChanged,
} from "../api/src/modules/mails/customer/write-order-shipped";
import type { Shipment } from "../api/src/modules/orders/shipment.entity";
import { OrderStatus } from "../api/src/modules/orders/order-status.enum";

const [folder = "", origin = ""] = process.argv.slice(2);
const shop = { name: "Meridian", origin };
const at = new Date("2026-11-22T09:15:00Z");

const person = {
  name: "Łukasz O’Brien דוד",
  email: "lukasz.obrien@example.com",
  address: "12 Harbour Row, Flat 3\n1010 Wellington\nNew Zealand",
  phone: "+64 4 555 0100",
};

function anOrder(number: string, slug: string, words: Partial<Order>): Order {
  const { quantity = 1 } = words;
  const filled = { ...person, id: `sample-${number}`, number, imageUrl: catalogueImageUrl(slug), quantity };
  const plain = { discountCents: 0, shippingCents: 0, taxCents: 0, refundedCents: 0, taxIncluded: false };
  const order = {
    ...filled,
    ...plain,
    regularPriceCents: null,
    taxName: null,
    taxPercent: null,
    status: OrderStatus.PLACED,
    ...words,
  } as Order;
  return { ...order, totalCents: totalOf(order) };
}

const totalOf = ({ unitPriceCents, quantity, discountCents, shippingCents, taxIncluded, taxCents }: Order) =>
  unitPriceCents * quantity - discountCents + shippingCents + (taxIncluded ? 0 : taxCents);

const watch = anOrder("6180-3399", "aldermoor-regulator", {
  productName: "Aldermoor Regulator",
  unitPriceCents: 107_500,
  regularPriceCents: 120_000,
  quantity: 2,
});
const planes = anOrder("2360-6798", "garrick-thorne-bevel-chisels-4", {
  productName: "Garrick & Thorne Bevel-Edge Chisels, Set of 4 in a Leather Roll",
  unitPriceCents: 13_950,
});
const unseen = anOrder("8541-0197", "ironmere-claw-hammer-20", {
  productName: "A product without an image",
  unitPriceCents: 2_400,
  quantity: 12,
  imageUrl: null,
});
const cart: Orders = [watch, planes, unseen];
const named: MailedCart = { number: "7035-1182", orders: cart };

const charged = { discountCode: "SPRING10", shippingMethod: "Express", taxName: "VAT", taxPercent: 19 };
const german: Orders = [
  { ...watch, ...charged, discountCents: 21_500, shippingCents: 825, taxCents: 31_024, taxIncluded: true },
  { ...planes, ...charged, discountCents: 1_395, shippingCents: 54, taxCents: 2_013, taxIncluded: true },
  { ...unseen, ...charged, discountCents: 2_880, shippingCents: 111, taxCents: 4_156, taxIncluded: true },
].map((order) => ({ ...order, totalCents: totalOf(order) })) as unknown as Orders;
const germanCart: MailedCart = { number: "7035-1182", orders: german };
const [germanWatch] = german;
const partlyCancelled: MailedCart = {
  ...germanCart,
  orders: [{ ...germanWatch, cancelledAt: at }, ...german.slice(1)],
};

const product = {
  id: "sample",
  name: "Aldermoor Regulator",
  image: catalogueImageUrl("aldermoor-regulator"),
  countInStock: 1,
  price: 1_075,
  regularPrice: null,
} as Product;

const parcel: Shipment = {
  id: "sample",
  carrier: "DHL",
  trackingNumber: "00340434161094042557",
  trackingUrl: "https://parcels.example.com/00340434161094042557",
  shippedAt: at,
};

const dispute: FoundDispute = {
  ...{
    id: "sample",
    paymentId: "sample",
    amount: 2150,
    currency: "usd",
    reason: "product_not_received",
    status: "NEEDS_RESPONSE",
  },
  ...{ inquiry: false, refundable: false, respondBy: at, openedAt: at, closedAt: null },
};

const mails: Record<string, Written> = {
  newsletter: writeNewsletterConfirmation(shop, {
    confirm: `${origin}/newsletter/confirm/sample`,
    unsubscribe: `${origin}/newsletter/unsubscribe/sample`,
  }),
  "back-in-stock": writeBackInStock(shop, product),
  "back-in-stock-on-sale": writeBackInStock(shop, { ...product, regularPrice: 1_200 }),
  "order-placed": writeOrdersPlaced(shop, [watch], { payable: true, free: 0, heldUntil: at }),
  "cart-placed": writeOrdersPlaced(shop, cart, { payable: true, free: 0, heldUntil: at }, named),
  "cart-placed-with-delivery-and-tax": writeOrdersPlaced(
    shop,
    german,
    { payable: true, free: 0, heldUntil: at },
    germanCart,
  ),
  receipt: writePaymentReceived(shop, [watch], { paidAt: at, amountCents: 215_000, returnedCents: 0 }),
  "receipt-of-cart": writePaymentReceived(
    shop,
    german,
    { paidAt: at, amountCents: 232_965, returnedCents: 0 },
    germanCart,
  ),
  "part-of-cart-cancelled": writeOrderCancelled(shop, [germanWatch], at, "customer", partlyCancelled),
  "cart-cancelled-unpaid": writeOrderCancelled(shop, cart, at, "system", {
    ...named,
    orders: [...cart].map((order) => ({ ...order, cancelledAt: at })) as unknown as Orders,
  }),
  "part-of-cart-refunded": writeOrderRefunded(
    shop,
    germanWatch,
    { at, amountCents: 194_325, paidBack: false },
    germanCart,
  ),
  "receipt-partly-returned": writePaymentReceived(shop, [watch, unseen], {
    paidAt: at,
    amountCents: 257_750,
    returnedCents: 13_950,
  }),
  sent: writeOrderShipped(shop, [watch], parcel),
  "tracking-changed": writeTrackingChanged(shop, [watch], parcel),
  "cart-sent": writeOrderShipped(shop, cart, parcel, named),
  delivered: writeOrderDelivered(shop, watch, at),
  "cancelled-by-customer": writeOrderCancelled(shop, [watch], at, "customer"),
  "cancelled-by-shop": writeOrderCancelled(shop, [watch], at, "shop"),
  "cancelled-unpaid": writeOrderCancelled(shop, [watch], at, "system"),
  refunded: writeOrderRefunded(shop, watch, { at, amountCents: 215_000, paidBack: false }),
  "refunded-otherwise": writeOrderRefunded(shop, watch, { at, amountCents: 215_000, paidBack: true }),
  "payment-returned": writePaymentReturned(shop, { ...watch, status: OrderStatus.CANCELLED }, at, 215_000),
  "admins-paid-order": writeOrdersPaid(shop, [watch], at),
  "admins-paid-order-of-a-long-name": writeOrdersPaid(
    shop,
    [{ ...watch, name: "W".repeat(orderBounds.name.max) }],
    at,
  ),
  "admins-paid-orders": writeOrdersPaid(shop, cart, at),
  "admins-paid-cart": writeOrdersPaid(shop, german, at, germanCart),
  "admins-payment-returned": writePaymentReturnedToAdmins(
    shop,
    { ...watch, status: OrderStatus.CANCELLED },
    at,
    215_000,
  ),
  "admins-refund-failed": writeRefundFailed(shop, watch, 215_000, "lost_or_stolen_card"),
  "admins-payment-asked-about": writePaymentDisputed(shop, [watch], dispute, "INQUIRY"),
  "admins-payment-disputed": writePaymentDisputed(shop, cart, dispute, "DISPUTE"),
  "admins-dispute-lost": writePaymentDisputed(shop, [watch], dispute, "LOST"),
  "admins-stock-run-out": writeStockRunOut(shop, product),
  "admins-webhook-disabled": writeWebhookDisabled(shop, {
    id: "sample",
    url: "https://erp.example.com/hooks/orders",
    events: ["order.paid"],
    enabled: false,
    createdAt: at,
    disabledAt: at,
    disabledReason: "Nothing has arrived for a day. The last error: The answer was 503.",
    createdBy: "ada@example.com",
    creatorIsAdmin: true,
    formerSecretEndsAt: null,
  }),
};

mkdirSync(folder, { recursive: true });
for (const [name, { html, text, subject }] of Object.entries(mails)) {
  writeFileSync(join(folder, `${name}.html`), html);
  writeFileSync(join(folder, `${name}.txt`), `Subject: ${subject}\n\n${text}`);
}
