/** A new product, as an admin describes it. */
export type AddProductInput = {
  /** 0 to 1,000,000 units. */
  countInStock: number;
  /** 1 to 10,000 characters. */
  description: string;
  /** URL of the picture, or a path of this shop; at most 2,000 characters. */
  image: string;
  /** 1 to 200 characters; unique, without regard to case. */
  name: string;
  /** Dollars: 0.01 to 999,999.99, at most two decimals. */
  price: number;
  /** 0 to 5; may be fractional. */
  rating: number;
};

/** What a customer says of the shop. */
export type AddReviewInput = {
  /** 1 to 2,000 characters. */
  comment: string;
  /** At most 100 characters; the user's own name without it. */
  name?: string | null | undefined;
  /** 0 to 5 in steps of 0.5. */
  rating: number;
};

/** What an admin did. */
export type AuditAction =
  /** Put a product up for sale. */
  | 'ADD_PRODUCT'
  /** Cancelled an unpaid order. */
  | 'CANCEL_ORDER'
  /** Took a product out of the shop. */
  | 'DELETE_PRODUCT'
  /** Blocked a user. */
  | 'DELETE_USER'
  /** Marked an order delivered. */
  | 'DELIVER_ORDER'
  /** Changed how a product is described, or its price. */
  | 'EDIT_PRODUCT'
  /** Took a review out of the shop's pages. */
  | 'HIDE_REVIEW'
  /** Put up many products at once, from a file. */
  | 'IMPORT_PRODUCTS'
  /** Gave somebody the admin's role, or the promise of it. */
  | 'MAKE_ADMIN'
  /** Added units to the stock of a product, or took some out. */
  | 'RESTOCK_PRODUCT'
  /** The admin's role was taken from somebody: from the command line, or because their e-mail passed to another account. */
  | 'REVOKE_ADMIN'
  /** Put a hidden review back. */
  | 'SHOW_REVIEW'
  /** Let a blocked user in again. */
  | 'UNBLOCK_USER';

/** What an admin changes of a product; what is left out stays as it is. */
export type EditProductInput = {
  /** 1 to 10,000 characters. */
  description?: string | null | undefined;
  /** URL of the picture, or a path of this shop; at most 2,000 characters. */
  image?: string | null | undefined;
  /** 1 to 200 characters; unique, without regard to case. */
  name?: string | null | undefined;
  /** Dollars: 0.01 to 999,999.99, at most two decimals. Orders keep the price of their day. */
  price?: number | null | undefined;
  /** 0 to 5; may be fractional. */
  rating?: number | null | undefined;
  /** The product's `version` that was read before editing. */
  version: number;
};

/** In which order orders are listed. */
export type OrderSort =
  /** By the customer's name, A to Z; the oldest order of each first. */
  | 'CUSTOMER'
  /** The newest first. */
  | 'NEWEST'
  /** Those first that have waited longest. */
  | 'OLDEST'
  /** By the product's name, A to Z; the oldest order of each first. */
  | 'PRODUCT'
  /** The most units first; of as many the newest. */
  | 'QTY_DESC'
  /** Those not paid for first, then the others; the newest of each first. */
  | 'UNPAID_FIRST';

/** What a customer orders, and where it goes. */
export type PlaceOrderInput = {
  /** Where it goes; 1 to 500 characters. */
  address: string;
  /** Chosen by the client, one per form: a repeat with the same key returns the first result and orders nothing more. */
  idempotencyKey: string;
  /** Who receives it; 1 to 100 characters. */
  name: string;
  /** For the carrier; 3 to 40 characters. */
  phone: string;
  /** The `id` of the product that is ordered. */
  productId: string;
  /** 1 or more, and less than what is in stock. */
  qty: number;
};

/** In which order products are listed. */
export type ProductSort =
  /** By name, A to Z. */
  | 'NAME'
  /** By name, Z to A. */
  | 'NAME_DESC'
  /** The newest first. */
  | 'NEWEST'
  /** The cheapest first. */
  | 'PRICE_ASC'
  /** The dearest first. */
  | 'PRICE_DESC'
  /** The best rated first. */
  | 'RATING'
  /** The fewest in stock first. */
  | 'STOCK_ASC'
  /** The most in stock first. */
  | 'STOCK_DESC';

/** What a user may do: shop, or keep the shop. */
export type Role =
  /** Keeps products, orders and users. */
  | 'ADMIN'
  /** Orders, and reviews the shop. */
  | 'CUSTOMER';

/** In which order users are listed. */
export type UserSort =
  /** By e-mail, A to Z. */
  | 'EMAIL'
  /** Those first who signed in last for the first time. */
  | 'NEWEST'
  /** Those first who signed in first. */
  | 'OLDEST'
  /** Admins first, then the others; each by e-mail. */
  | 'ROLE';
