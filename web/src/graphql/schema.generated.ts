/** A new product, as an admin describes it. */
export type AddProductInput = {
  /** 0 to 1,000,000 units. */
  countInStock: number;
  /** 1 to 10,000 characters. */
  description: string;
  /** The image's URL, or a path of this shop; at most 2,000 characters. */
  image: string;
  /** 1 to 200 characters; unique, ignoring case. */
  name: string;
  /** In dollars: 0.01 to 999,999.99, with at most two decimals. */
  price: number;
  /** 0 to 5; may be fractional. */
  rating: number;
};

/** A customer's review of the shop. */
export type AddReviewInput = {
  /** 1 to 2,000 characters. */
  comment: string;
  /** At most 100 characters. Defaults to the user's name. */
  name?: string | null | undefined;
  /** 0 to 5 in steps of 0.5. */
  rating: number;
};

/** An admin's action. */
export type AuditAction =
  /** Added a product. */
  | 'ADD_PRODUCT'
  /** Cancelled an unpaid order. */
  | 'CANCEL_ORDER'
  /** Deleted a product. */
  | 'DELETE_PRODUCT'
  /** Blocked a user. */
  | 'DELETE_USER'
  /** Marked an order delivered. */
  | 'DELIVER_ORDER'
  /** Edited a product's description or price. */
  | 'EDIT_PRODUCT'
  /** Hid a review. */
  | 'HIDE_REVIEW'
  /** Imported products from a file. */
  | 'IMPORT_PRODUCTS'
  /** Made a user an admin, or granted the role in advance. */
  | 'MAKE_ADMIN'
  /** Refunded a paid order. */
  | 'REFUND_ORDER'
  /** Changed the stock of a product. */
  | 'RESTOCK_PRODUCT'
  /** Tried a failed job again. */
  | 'RETRY_JOB'
  /** Someone lost the admin role: by the command line, or because their email moved to another account. */
  | 'REVOKE_ADMIN'
  /** Showed a hidden review again. */
  | 'SHOW_REVIEW'
  /** Unblocked a user. */
  | 'UNBLOCK_USER';

/** A product of a cart and its quantity. */
export type CartItemInput = {
  /** The `id` of the product. */
  productId: string;
  /** 1 or more, and less than what is in stock. */
  qty: number;
};

/** Why an entry of a cart can't be ordered. */
export type CartRefusalReason =
  /** The customer already has an unpaid order of this product: `order`. */
  | 'DUPLICATE_ORDER'
  /** Too few units are in stock: `countInStock`. */
  | 'INSUFFICIENT_STOCK'
  /** The units exceed a limit of the shop. */
  | 'LIMIT_EXCEEDED'
  /** The product is not sold, or no longer. */
  | 'NOT_SOLD';

/** Changes to a product. Omitted fields stay as they are. */
export type EditProductInput = {
  /** 1 to 10,000 characters. */
  description?: string | null | undefined;
  /** The image's URL, or a path of this shop; at most 2,000 characters. */
  image?: string | null | undefined;
  /** 1 to 200 characters; unique, ignoring case. */
  name?: string | null | undefined;
  /** In dollars: 0.01 to 999,999.99, with at most two decimals. Existing orders keep their price. */
  price?: number | null | undefined;
  /** 0 to 5; may be fractional. */
  rating?: number | null | undefined;
  /** The product's `version` before the edit. */
  version: number;
};

/** How to sort orders. */
export type OrderSort =
  /** By the customer's name, A to Z; the oldest order of each first. */
  | 'CUSTOMER'
  /** Newest first. */
  | 'NEWEST'
  /** Oldest first. */
  | 'OLDEST'
  /** By the product's name, A to Z; the oldest order of each first. */
  | 'PRODUCT'
  /** Highest quantity first, then newest. */
  | 'QTY_DESC'
  /** Unpaid first, then paid; newest first within each. */
  | 'UNPAID_FIRST';

/** The state of an order. */
export type OrderStatus =
  /** It was cancelled before it was paid; its units are back in stock. */
  | 'CANCELLED'
  /** It was delivered. */
  | 'DELIVERED'
  /** It is paid and waits for its delivery. */
  | 'PAID'
  /** It waits for its payment. */
  | 'PLACED'
  /** Its payment was given back. */
  | 'REFUNDED';

/** The state of a payment. */
export type PaymentStatus =
  /** It was declined, or its page was closed; nothing was paid. */
  | 'EXPIRED'
  /** The payment provider has not confirmed it yet. */
  | 'OPEN'
  /** The payment provider has confirmed it. */
  | 'PAID';

/** An order to be placed. */
export type PlaceOrderInput = {
  /** The shipping address; 1 to 500 characters. */
  address: string;
  /** Chosen by the client, one per form. A repeat with the same key returns the first result and places no second order. */
  idempotencyKey: string;
  /** The recipient; 1 to 100 characters. */
  name: string;
  /** For the carrier; 3 to 40 characters. */
  phone: string;
  /** The `id` of the ordered product. */
  productId: string;
  /** 1 or more, and less than what is in stock. */
  qty: number;
};

/** The orders of a whole cart. */
export type PlaceOrdersInput = {
  /** The shipping address; 1 to 500 characters. */
  address: string;
  /** Chosen by the client, one per form. A repeat with the same key returns the first result and places nothing more. */
  idempotencyKey: string;
  /** 1 to 50 different products. */
  items: Array<CartItemInput>;
  /** The recipient; 1 to 100 characters. */
  name: string;
  /** For the carrier; 3 to 40 characters. */
  phone: string;
};

/** How to sort products. */
export type ProductSort =
  /** By name, A to Z. */
  | 'NAME'
  /** By name, Z to A. */
  | 'NAME_DESC'
  /** Newest first. */
  | 'NEWEST'
  /** Lowest price first. */
  | 'PRICE_ASC'
  /** Highest price first. */
  | 'PRICE_DESC'
  /** Best rated first. */
  | 'RATING'
  /** Lowest stock first. */
  | 'STOCK_ASC'
  /** Highest stock first. */
  | 'STOCK_DESC';

/** What a user may do. */
export type Role =
  /** Manages products, orders and users. */
  | 'ADMIN'
  /** Places orders and reviews the shop. */
  | 'CUSTOMER';

/** How to sort users. */
export type UserSort =
  /** By email, A to Z. */
  | 'EMAIL'
  /** Latest first sign-in first. */
  | 'NEWEST'
  /** Earliest first sign-in first. */
  | 'OLDEST'
  /** Admins first, then everyone else, each by email. */
  | 'ROLE';
