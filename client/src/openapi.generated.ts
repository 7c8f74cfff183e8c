/** What an import did, or would do. */
export interface ImportReport {
/** Products in the file. */
rows: number;
/** Rows without errors. */
valid: number;
/** Imported products; 0 after a dry run. */
added: number;
/** What is wrong, by row: the first 1,000. The head of the file is row 1. */
errors: Array<{
row: number;
field: string;
message: string;
}>;
/** How much is wrong in all. */
errorCount: number;
/** Columns that were ignored. */
unknownColumns: Array<string>;
/** The shop system whose export the file is: `Shopify` or `WooCommerce`. */
format?: string;
/** The first rows and cells of such an export that were left out, with the reason. */
ignored?: Array<{
row: number;
field: string;
message: string;
}>;
plan?: ImportPlan;
/** Changed products; 0 after a dry run. Only with `update=true`. */
changed?: number;
/** What was added and changed, for `undoProductChanges`. Only with `update=true`, and if anything was. */
changeSet?: string;
}

/** An order as it was when the event happened. */
export interface WebhookOrder {
_id: string;
/** Eight digits for people, such as 6180-3399. */
number: string;
status: "PLACED" | "PAID" | "SHIPPED" | "DELIVERED" | "CANCELLED" | "REFUNDED";
/** The customer's id. Nothing else says who it is. */
customer: string;
/** The cart that it was bought with, if any. */
checkout?: string;
/** The product's `_id`. */
id: string;
/** The product's name at the time of the order. */
product: string;
qty: number;
/** The price of one unit at the time of the order, in dollars. */
price: number;
/** In dollars. */
total: number;
paid: boolean;
/** What a discount code took off, in dollars; missing where it is 0. */
discount?: number;
/** Its share of the delivery, in dollars; missing where it is 0. */
shipping?: number;
/** The tax, contained in the total, in dollars; missing where it is 0. */
tax?: number;
/** What went back so far, in dollars; missing where it is 0. */
refunded?: number;
createdAt: string;
paidAt?: string;
shippedAt?: string;
deliveredAt?: string;
cancelledAt?: string;
refundedAt?: string;
/** The parcel that it was sent in. */
shipment?: {
/** Who carries it, such as DHL. */
carrier?: string;
/** The carrier's number of the parcel. */
trackingNumber?: string;
/** The page where the carrier says where it is. */
trackingUrl?: string;
shippedAt: string;
};
}

/** An order, and what goes back of it. */
export interface WebhookRefundedOrder {
_id: string;
/** Eight digits for people, such as 6180-3399. */
number: string;
status: "PLACED" | "PAID" | "SHIPPED" | "DELIVERED" | "CANCELLED" | "REFUNDED";
/** The customer's id. Nothing else says who it is. */
customer: string;
/** The cart that it was bought with, if any. */
checkout?: string;
/** The product's `_id`. */
id: string;
/** The product's name at the time of the order. */
product: string;
qty: number;
/** The price of one unit at the time of the order, in dollars. */
price: number;
/** In dollars. */
total: number;
paid: boolean;
/** What a discount code took off, in dollars; missing where it is 0. */
discount?: number;
/** Its share of the delivery, in dollars; missing where it is 0. */
shipping?: number;
/** The tax, contained in the total, in dollars; missing where it is 0. */
tax?: number;
/** What went back so far, in dollars; missing where it is 0. */
refunded?: number;
createdAt: string;
paidAt?: string;
shippedAt?: string;
deliveredAt?: string;
cancelledAt?: string;
refundedAt?: string;
/** The parcel that it was sent in. */
shipment?: {
/** Who carries it, such as DHL. */
carrier?: string;
/** The carrier's number of the parcel. */
trackingNumber?: string;
/** The page where the carrier says where it is. */
trackingUrl?: string;
shippedAt: string;
};
/** What goes back with this refund, in dollars. */
amount: number;
}

/** A product as it was when the event happened. */
export interface WebhookProduct {
_id: string;
name: string;
/** In dollars, with two decimals. */
price: number;
/** In dollars, while it is on sale: what it costs without the sale. */
regularPrice?: number;
/** When the sale ends by itself. */
saleEndsAt?: string;
image: string;
rating: number;
countInStock: number;
/** The path of its category: `watches/divers`. */
category?: string;
/** The slug of its brand. */
brand?: string;
draft?: true;
updatedAt: string;
/** When it was deleted, if it was. */
deletedAt?: string;
}

/** A category as it was when the event happened. */
export interface WebhookCategory {
_id: string;
slug: string;
name: string;
/** The slugs from the top down to it: `watches/divers`. */
path: string;
/** The category above it, if any. */
parent?: string;
/** When it was deleted, if it was. */
deletedAt?: string;
}

/** A customer as they were when the event happened. */
export interface WebhookCustomer {
/** The customer's id. Nothing else says who it is. */
_id: string;
/** What they may do in the shop. */
role: "CUSTOMER" | "ADMIN";
blocked: boolean;
createdAt: string;
/** When they deleted their account, if they did. */
deletedAt?: string;
}

/** A review as it was when the event happened. */
export interface WebhookReview {
_id: string;
status: "PENDING" | "PUBLISHED" | "HIDDEN";
/** 0 to 5. */
rating: number;
/** The product's `_id`; missing for a review of the shop. */
product?: string;
/** The customer's id. Name and text are left out. */
customer?: string;
createdAt: string;
}

/** A subscription as it was when the event happened. */
export interface WebhookSubscription {
/** The subscription's id. The email is left out. */
_id: string;
confirmedAt: string;
endedAt?: string;
}

/** What the rows without an error do; only with `update=true`, and for API keys with READ_PRODUCTS. */
export interface ImportPlan {
/** Rows that add a product. */
toAdd: number;
/** Rows that change one. */
toChange: number;
/** Rows whose product already has these values. */
unchanged: number;
/** What changes, by row: the first 50 products. */
changes: Array<{
row: number;
productId: string;
/** Before the change. */
name: string;
fields: Array<{
field: string;
/** As an export writes it, at most 300 characters. */
before: string;
/** As an export writes it, at most 300 characters. */
after: string;
}>;
}>;
/** Stands for the file and the products as they are. */
preview: string;
}

/** What the `data` of each event is. */
export interface WebhookEvents {
"order.placed": WebhookOrder;
"order.paid": WebhookOrder;
"order.shipped": WebhookOrder;
"order.delivered": WebhookOrder;
"order.cancelled": WebhookOrder;
"order.refunded": WebhookRefundedOrder;
"order.refund_failed": WebhookRefundedOrder;
"product.changed": WebhookProduct;
"stock.low": WebhookProduct;
"category.changed": WebhookCategory;
"customer.registered": WebhookCustomer;
"customer.blocked": WebhookCustomer;
"customer.unblocked": WebhookCustomer;
"customer.deleted": WebhookCustomer;
"customer.role_changed": WebhookCustomer;
"review.added": WebhookReview;
"review.changed": WebhookReview;
"subscription.confirmed": WebhookSubscription;
"subscription.ended": WebhookSubscription;
"webhook.test": {
webhook: string;
};
}
