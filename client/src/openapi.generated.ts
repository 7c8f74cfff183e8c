/** An order as it was when the event happened. */
export interface WebhookOrder {
_id: string;
/** Eight digits for people, such as 6180-3399. */
number: string;
status: "PLACED" | "PAID" | "SHIPPED" | "DELIVERED" | "CANCELLED" | "REFUNDED";
/** The customer's id. No other field identifies them. */
customer: string;
/** The cart of the order, if any. */
checkout?: string;
/** The product's `_id`. */
id: string;
/** The product's name at the time of the order. */
product: string;
/** The product's option values at the time of the order. */
optionValues?: Array<{
/** The option's name. */
option: string;
value: string;
}>;
qty: number;
/** The price of one unit at the time of the order, in the shop's currency. */
price: number;
/** In the shop's currency. */
total: number;
paid: boolean;
/** The discount from a discount code, in the shop's currency; missing if it is 0. */
discount?: number;
/** Its share of the cost of delivery, in the shop's currency; missing if it is 0. */
shipping?: number;
/** The tax, contained in the total, in the shop's currency; missing if it is 0. */
tax?: number;
/** The amount refunded so far, in the shop's currency; missing if it is 0. */
refunded?: number;
createdAt: string;
paidAt?: string;
shippedAt?: string;
deliveredAt?: string;
cancelledAt?: string;
refundedAt?: string;
/** The order's parcel. */
shipment?: {
/** The carrier, such as DHL. */
carrier?: string;
/** The carrier's tracking number. */
trackingNumber?: string;
/** The carrier's tracking page. */
trackingUrl?: string;
shippedAt: string;
};
}

/** An order with a refunded amount. */
export interface WebhookRefundedOrder {
_id: string;
/** Eight digits for people, such as 6180-3399. */
number: string;
status: "PLACED" | "PAID" | "SHIPPED" | "DELIVERED" | "CANCELLED" | "REFUNDED";
/** The customer's id. No other field identifies them. */
customer: string;
/** The cart of the order, if any. */
checkout?: string;
/** The product's `_id`. */
id: string;
/** The product's name at the time of the order. */
product: string;
/** The product's option values at the time of the order. */
optionValues?: Array<{
/** The option's name. */
option: string;
value: string;
}>;
qty: number;
/** The price of one unit at the time of the order, in the shop's currency. */
price: number;
/** In the shop's currency. */
total: number;
paid: boolean;
/** The discount from a discount code, in the shop's currency; missing if it is 0. */
discount?: number;
/** Its share of the cost of delivery, in the shop's currency; missing if it is 0. */
shipping?: number;
/** The tax, contained in the total, in the shop's currency; missing if it is 0. */
tax?: number;
/** The amount refunded so far, in the shop's currency; missing if it is 0. */
refunded?: number;
createdAt: string;
paidAt?: string;
shippedAt?: string;
deliveredAt?: string;
cancelledAt?: string;
refundedAt?: string;
/** The order's parcel. */
shipment?: {
/** The carrier, such as DHL. */
carrier?: string;
/** The carrier's tracking number. */
trackingNumber?: string;
/** The carrier's tracking page. */
trackingUrl?: string;
shippedAt: string;
};
/** The amount of this refund, in the shop's currency. */
amount: number;
}

/** A return as it was when the event happened. */
export interface WebhookReturn {
_id: string;
/** For people, such as R6180-3399. */
number: string;
status: "REQUESTED" | "ACCEPTED" | "DECLINED" | "RECEIVED" | "REFUNDED" | "CANCELLED";
/** The customer's id. No other field identifies them. */
customer: string;
lines: Array<{
order: string;
qty: number;
}>;
createdAt: string;
updatedAt: string;
}

/** A product as it was when the event happened. */
export interface WebhookProduct {
_id: string;
name: string;
/** In the shop's currency. */
price: number;
/** In the shop's currency, while it is on sale: the price without the sale. */
regularPrice?: number;
/** When the sale ends, unless an admin must end it. */
saleEndsAt?: string;
image: string;
rating: number;
countInStock: number;
/** The group of products that are variants of each other. */
group?: {
id: string;
name: string;
};
/** Its values of its group's options. */
optionValues?: Array<{
/** The option's name. */
option: string;
value: string;
}>;
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
/** The slugs from the top of the tree: `watches/divers`. */
path: string;
/** Its parent, if any. */
parent?: string;
/** When it was deleted, if it was. */
deletedAt?: string;
}

/** A customer as they were when the event happened. */
export interface WebhookCustomer {
/** The customer's id. No other field identifies them. */
_id: string;
/** Their role. */
role: "CUSTOMER" | "ADMIN" | "STAFF";
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

/** The report of an import, or of a dry run. */
export interface ImportReport {
/** Products in the file. */
rows: number;
/** Rows without errors. */
valid: number;
/** Imported products; 0 after a dry run. */
added: number;
/** The errors, by row: the first 1,000. The head of the file is row 1. */
errors: Array<{
row: number;
field: string;
message: string;
}>;
/** The total number of errors. */
errorCount: number;
/** The ignored columns. */
unknownColumns: Array<string>;
/** The shop system that exported the file: `Shopify` or `WooCommerce`. */
format?: string;
/** The first rows and cells that the import skips or replaces, with the reason. */
ignored?: Array<{
row: number;
field: string;
message: string;
}>;
plan?: ImportPlan;
/** Changed products; 0 after a dry run. Only with `update=true`. */
changed?: number;
/** The id of the changes, for `undoProductChanges`. Only with `update=true`, if anything was changed. */
changeSet?: string;
}

/** The effect of the valid rows; only with `update=true`, for API keys only with READ_PRODUCTS. */
export interface ImportPlan {
/** Rows that add a product. */
toAdd: number;
/** Rows that change a product. */
toChange: number;
/** Rows with the current values of their product. */
unchanged: number;
/** The changes, by row: the first 50 products. */
changes: Array<{
row: number;
productId: string;
/** Before the change. */
name: string;
fields: Array<{
field: string;
/** As in an export, at most 300 characters. */
before: string;
/** As in an export, at most 300 characters. */
after: string;
}>;
}>;
/** Identifies the file and the current products. */
preview: string;
}

/** The type of each event's `data`. */
export interface WebhookEvents {
"order.placed": WebhookOrder;
"order.paid": WebhookOrder;
"order.shipped": WebhookOrder;
"order.delivered": WebhookOrder;
"order.cancelled": WebhookOrder;
"order.refunded": WebhookRefundedOrder;
"order.refund_failed": WebhookRefundedOrder;
"return.requested": WebhookReturn;
"return.accepted": WebhookReturn;
"return.declined": WebhookReturn;
"return.received": WebhookReturn;
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
