/** A new attribute. */
export type AddAttributeInput = {
  /** Its heading on a product's page: 1 to 40 characters. */
  group?: string | null | undefined;
  /** 1 to 100 characters; unique, ignoring case. */
  name: string;
  /** 1 to 60 small letters, digits, and hyphens between them. Permanent. Without one it is made of the name. Unique. */
  slug?: string | null | undefined;
  /** The kind of its values. Permanent. */
  type: AttributeType;
  /** The unit of a number: 1 to 20 characters. */
  unit?: string | null | undefined;
};

/** A new brand. */
export type AddBrandInput = {
  /** 1 to 100 characters; unique, ignoring case. */
  name: string;
  /** 1 to 60 small letters, digits, and hyphens between them. Permanent. Without one it is made of the name. Unique. */
  slug?: string | null | undefined;
};

/** A new category. */
export type AddCategoryInput = {
  /** The slugs of the attributes that its products have, beside those from above. At most 50. */
  attributes?: Array<string> | null | undefined;
  /** 1 to 100 characters; unique among its siblings, ignoring case. */
  name: string;
  /** The category that it is put into, as the last one. Without one it is at the top of the tree. */
  parent?: string | null | undefined;
  /** 1 to 60 small letters, digits, and hyphens between them. Permanent. Without one it is made of the name. Unique among its siblings. */
  slug?: string | null | undefined;
};

/** A new product, as an admin describes it. */
export type AddProductInput = {
  /** Values of the category's attributes; at most 50, each attribute once. */
  attributes?: Array<AttributeValueInput> | null | undefined;
  /** A brand's slug, or its name. */
  brand?: string | null | undefined;
  /** A category's `id`, or its path: `watches/divers`. */
  category?: string | null | undefined;
  /** 0 to 1,000,000 units. */
  countInStock: number;
  /** 1 to 10,000 characters. */
  description: string;
  /** True: only admins see it, and nobody can order it. Default: false. */
  draft?: boolean | null | undefined;
  /** The number under its barcode (GTIN, EAN or UPC): 8, 12, 13 or 14 digits, checked. */
  gtin?: string | null | undefined;
  /** The image's URL, or a path of this shop; at most 2,000 characters. */
  image: string;
  /** All its images, 1 to 8; the first is `image`. */
  images?: Array<string> | null | undefined;
  /** Its maker's part number; 1 to 70 characters. */
  mpn?: string | null | undefined;
  /** 1 to 200 characters; unique, ignoring case. */
  name: string;
  /** In dollars: 0.01 to 999,999.99, with at most two decimals. */
  price: number;
  /** 0 to 5; may be fractional. */
  rating: number;
  /** The price without the sale, in dollars; more than `price`, which is what one pays. Null: it is not on sale. */
  regularPrice?: number | null | undefined;
  /** When the sale ends by itself, in the future; only with `regularPrice`. Null: an admin ends it. */
  saleEndsAt?: string | null | undefined;
};

/** A customer's review of a product that they bought. */
export type AddProductReviewInput = {
  /** 1 to 2,000 characters. */
  comment: string;
  /** At most 100 characters. Defaults to the user's name. */
  name?: string | null | undefined;
  /** The URLs of at most 3 photos that the viewer has uploaded by `POST /products/{id}/photos` in the last 24 hours. */
  photos?: Array<string> | null | undefined;
  /** The product's `id`. */
  productId: string;
  /** 1 to 5 stars. */
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

/** Where a parcel goes. What no rule of the shop needs can be left out. */
export type AddressInput = {
  /** City or town; at most 100 characters. */
  city?: string | null | undefined;
  /** ISO 3166-1 alpha-2; the shop's own country by default. */
  country?: string | null | undefined;
  /** Street and number; 1 to 500 characters. */
  line1: string;
  /** Apartment, floor, company; at most 200 characters. */
  line2?: string | null | undefined;
  /** Who receives it; 1 to 100 characters. */
  name: string;
  /** For the carrier; 3 to 40 characters. */
  phone: string;
  /** Postcode or ZIP code; at most 20 characters. */
  postalCode?: string | null | undefined;
  /** State, province or county: name or ISO 3166-2 code, in any case; at most 100 characters. Required and checked where taxes depend on it. */
  region?: string | null | undefined;
};

/** Values of one attribute: any of `values`, or a number from `min` to `max`. */
export type AttributeFilter = {
  /** The highest number, in the attribute's unit. */
  max?: number | null | undefined;
  /** The lowest number, in the attribute's unit. */
  min?: number | null | undefined;
  /** The attribute's `slug`. */
  slug: string;
  /** Any of these, as people read them. At most 50. */
  values?: Array<string> | null | undefined;
};

/** The kind of an attribute's values. */
export type AttributeType =
  /** Yes or no. */
  | 'BOOLEAN'
  /** A number, in the attribute's unit. */
  | 'NUMBER'
  /** A word or a few. */
  | 'TEXT';

/** A product's value of an attribute. */
export type AttributeValueInput = {
  /** The attribute's slug; one that the product's category has. */
  slug: string;
  /** As people read it: 39, automatic, yes. At most 200 characters; a number has at most four decimals. */
  value: string;
};

/** An action of an admin, or of a program. */
export type AuditAction =
  /** Added an attribute. */
  | 'ADD_ATTRIBUTE'
  /** Added a brand. */
  | 'ADD_BRAND'
  /** Added a category. */
  | 'ADD_CATEGORY'
  /** Added a discount code. */
  | 'ADD_DISCOUNT'
  /** Added a product. */
  | 'ADD_PRODUCT'
  /** Added a delivery method. */
  | 'ADD_SHIPPING_METHOD'
  /** Added a tax rate. */
  | 'ADD_TAX_RATE'
  /** Registered a webhook. */
  | 'ADD_WEBHOOK'
  /** Cancelled an unpaid order. */
  | 'CANCEL_ORDER'
  /** Changed category, brand or price of several products. */
  | 'CHANGE_PRODUCTS'
  /** Created an API key. */
  | 'CREATE_API_KEY'
  /** Deleted an attribute. */
  | 'DELETE_ATTRIBUTE'
  /** Deleted a brand. */
  | 'DELETE_BRAND'
  /** Deleted a category. */
  | 'DELETE_CATEGORY'
  /** Deleted a product. */
  | 'DELETE_PRODUCT'
  /** Removed a delivery method. */
  | 'DELETE_SHIPPING_METHOD'
  /** Removed a tax rate. */
  | 'DELETE_TAX_RATE'
  /** Blocked a user. */
  | 'DELETE_USER'
  /** Deleted a webhook. */
  | 'DELETE_WEBHOOK'
  /** Marked an order delivered. */
  | 'DELIVER_ORDER'
  /** Switched a webhook off; the shop itself does so where nothing arrives. */
  | 'DISABLE_WEBHOOK'
  /** Changed an attribute's name or unit. */
  | 'EDIT_ATTRIBUTE'
  /** Renamed a brand. */
  | 'EDIT_BRAND'
  /** Renamed a category, or changed its attributes. */
  | 'EDIT_CATEGORY'
  /** Changed a discount code. */
  | 'EDIT_DISCOUNT'
  /** Edited a product's description or price. */
  | 'EDIT_PRODUCT'
  /** Corrected carrier, number or link of the parcel that an order was sent in. */
  | 'EDIT_SHIPMENT'
  /** Changed a delivery method. */
  | 'EDIT_SHIPPING_METHOD'
  /** Changed the shop's country, its countries of delivery, or whether prices contain tax. */
  | 'EDIT_SHOP_SETTINGS'
  /** Changed a tax rate. */
  | 'EDIT_TAX_RATE'
  /** Switched a webhook on. */
  | 'ENABLE_WEBHOOK'
  /** Ended a discount code. */
  | 'END_DISCOUNT'
  /** Ended the former secret of a webhook. */
  | 'END_WEBHOOK_SECRET'
  /** Exported orders to a file. */
  | 'EXPORT_ORDERS'
  /** Exported the newsletter's subscribers to a file. */
  | 'EXPORT_SUBSCRIBERS'
  /** Hid a review. */
  | 'HIDE_REVIEW'
  /** Imported products from a file. */
  | 'IMPORT_PRODUCTS'
  /** Made a user an admin, or granted the role in advance. */
  | 'MAKE_ADMIN'
  /** Moved an attribute. */
  | 'MOVE_ATTRIBUTE'
  /** Moved a category. */
  | 'MOVE_CATEGORY'
  /** Refunded a paid order. */
  | 'REFUND_ORDER'
  /** Sent again what a webhook was sent of a period. */
  | 'REPLAY_WEBHOOK'
  /** Changed the stock of a product. */
  | 'RESTOCK_PRODUCT'
  /** Retried a failed job. */
  | 'RETRY_JOB'
  /** Someone lost the admin role: by the command line, or because their email moved to another account. */
  | 'REVOKE_ADMIN'
  /** Revoked an API key. */
  | 'REVOKE_API_KEY'
  /** Gave a webhook a new secret. */
  | 'ROTATE_WEBHOOK_SECRET'
  /** Sent an order. */
  | 'SHIP_ORDER'
  /** Showed a hidden review again. */
  | 'SHOW_REVIEW'
  /** Unblocked a user. */
  | 'UNBLOCK_USER'
  /** Undid such a change. */
  | 'UNDO_PRODUCT_CHANGES';

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

/** A change of several products at once. Omitted fields stay as they are. */
export type ChangeProductsInput = {
  /** Their new brand's slug, or its name. Null removes it. */
  brand?: string | null | undefined;
  /** Their new category's `id`, or its path: `watches/divers`. Null removes it. */
  category?: string | null | undefined;
  /** False publishes drafts; true takes products from shoppers' sight. Null leaves them as they are. */
  draft?: boolean | null | undefined;
  /** How their prices change. */
  price?: PriceChangeInput | null | undefined;
  /** Rounds what one pays, after the other changes, to the nearest price with this ending, and the higher of two; of a product on sale to the nearest below its regular price. Never to 0. */
  priceEnding?: PriceEnding | null | undefined;
  /** 1 to 500 different products. */
  products: Array<ProductVersionInput>;
  /** Starts a sale, or changes the one that they are in. Null ends it: one pays the regular price again. Not together with `price`. */
  sale?: SaleChangeInput | null | undefined;
};

/** A discount code. It takes off a percentage or an amount. */
export type DiscountInput = {
  /** In dollars: 0.01 to 999,999.99; null where it takes off a percentage. */
  amount?: number | null | undefined;
  /** The category whose products it is for, with everything below it; null: all products. */
  categoryId?: string | null | undefined;
  /** 3 to 40 Latin letters, digits and hyphens; unique. It is stored in capitals. */
  code: string;
  /** It counts until then. */
  endsAt?: string | null | undefined;
  /** How many carts may use it in all. */
  maxUses?: number | null | undefined;
  /** The goods must cost this many dollars or more. */
  minimum?: number | null | undefined;
  /** Whether a customer may use it once only. */
  oncePerCustomer?: boolean;
  /** 0.01 to 100; null where it takes off an amount. */
  percent?: number | null | undefined;
  /** It counts from then on. */
  startsAt?: string | null | undefined;
};

/** The state of a dispute. */
export type DisputeStatus =
  /** It ended without a decision, such as an inquiry that took no money. */
  | 'CLOSED'
  /** The money went back to the customer. */
  | 'LOST'
  /** The shop can answer it in the payment provider's dashboard. */
  | 'NEEDS_RESPONSE'
  /** The customer's bank decides. */
  | 'UNDER_REVIEW'
  /** The money stays with the shop. */
  | 'WON';

/** Changes to an attribute. What is missing stays as it is. */
export type EditAttributeInput = {
  /** Its heading on a product's page: 1 to 40 characters; null for none. */
  group?: string | null | undefined;
  /** 1 to 100 characters; unique, ignoring case. */
  name?: string | null | undefined;
  /** The unit of a number: 1 to 20 characters; null for none. Values are not converted. */
  unit?: string | null | undefined;
};

/** Changes to a brand. */
export type EditBrandInput = {
  /** 1 to 100 characters; unique, ignoring case. */
  name: string;
};

/** Changes to a category. What is missing or null stays as it is. */
export type EditCategoryInput = {
  /** All slugs of its own attributes: others are removed from it. Values of products stay. */
  attributes?: Array<string> | null | undefined;
  /** 1 to 100 characters; unique among its siblings, ignoring case. */
  name?: string | null | undefined;
};

/** Changes to a product. Omitted fields stay as they are. */
export type EditProductInput = {
  /** Replaces all its values: of the category's attributes; at most 50, each attribute once. */
  attributes?: Array<AttributeValueInput> | null | undefined;
  /** A brand's slug, or its name. Null removes it. */
  brand?: string | null | undefined;
  /** A category's `id`, or its path: `watches/divers`. Null removes it. */
  category?: string | null | undefined;
  /** 1 to 10,000 characters. */
  description?: string | null | undefined;
  /** True: only admins see it, and nobody can order it. */
  draft?: boolean | null | undefined;
  /** The number under its barcode (GTIN, EAN or UPC): 8, 12, 13 or 14 digits, checked. Null removes it. */
  gtin?: string | null | undefined;
  /** The image's URL, or a path of this shop; at most 2,000 characters. Without `images`, replaces the first image. */
  image?: string | null | undefined;
  /** Replaces all its images, 1 to 8; the first is `image`. */
  images?: Array<string> | null | undefined;
  /** Its maker's part number; 1 to 70 characters. Null removes it. */
  mpn?: string | null | undefined;
  /** 1 to 200 characters; unique, ignoring case. */
  name?: string | null | undefined;
  /** In dollars: 0.01 to 999,999.99, with at most two decimals. Existing orders keep their price. */
  price?: number | null | undefined;
  /** 0 to 5; may be fractional. */
  rating?: number | null | undefined;
  /** The price without the sale, in dollars; more than `price`, which is what one pays. Null ends the sale and leaves `price` as it is. Omitted, a `price` that isn't less ends the sale. */
  regularPrice?: number | null | undefined;
  /** When the sale ends by itself, in the future; only with a regular price. Null: an admin ends it. */
  saleEndsAt?: string | null | undefined;
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
  /** It is paid and waits to be sent. */
  | 'PAID'
  /** It waits for its payment. */
  | 'PLACED'
  /** Its payment was given back. */
  | 'REFUNDED'
  /** It was sent, paid or not, and is on its way. */
  | 'SHIPPED';

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
  /** The shipping address as one text; 1 to 500 characters. */
  address?: string | null | undefined;
  /** A discount code, in any case. */
  discountCode?: string | null | undefined;
  /** What it is expected to cost, in dollars. If it costs something else, nothing is ordered. */
  expectedTotal?: number | null | undefined;
  /** Chosen by the client, one per form. A repeat with the same key returns the first result and places no second order. */
  idempotencyKey: string;
  /** The recipient; 1 to 100 characters. */
  name?: string | null | undefined;
  /** For the carrier; 3 to 40 characters. */
  phone?: string | null | undefined;
  /** The `id` of the ordered product. */
  productId: string;
  /** 1 or more, and less than what is in stock. */
  qty: number;
  /** Where it goes, field by field: then `name`, `address` and `phone` can be left out. */
  shippingAddress?: AddressInput | null | undefined;
  /** The way of delivery; the cheapest one by default. */
  shippingMethodId?: string | null | undefined;
};

/** The orders of a whole cart. */
export type PlaceOrdersInput = {
  /** The shipping address as one text; 1 to 500 characters. */
  address?: string | null | undefined;
  /** A discount code, in any case. */
  discountCode?: string | null | undefined;
  /** What it is expected to cost, in dollars. If it costs something else, nothing is ordered. */
  expectedTotal?: number | null | undefined;
  /** Chosen by the client, one per form. A repeat with the same key returns the first result and places nothing more. */
  idempotencyKey: string;
  /** 1 to 50 different products. */
  items: Array<CartItemInput>;
  /** The recipient; 1 to 100 characters. */
  name?: string | null | undefined;
  /** For the carrier; 3 to 40 characters. */
  phone?: string | null | undefined;
  /** Where it goes, field by field: then `name`, `address` and `phone` can be left out. */
  shippingAddress?: AddressInput | null | undefined;
  /** The way of delivery; the cheapest one by default. */
  shippingMethodId?: string | null | undefined;
};

/** A change of prices: in percent or in dollars, up or down, and not 0. */
export type PriceChangeInput = {
  /** In dollars: -999,999.98 to 999,999.98, with at most two decimals. */
  amount?: number | null | undefined;
  /** -99.99 to 1,000, with at most two decimals. Prices are rounded to cents. */
  percent?: number | null | undefined;
};

/** How prices that are rounded end. */
export type PriceEnding =
  /** In .95. */
  | 'CENTS_95'
  /** In .99. */
  | 'CENTS_99';

/** Why a product can't be changed together with others. */
export type ProductChangeRefusalReason =
  /** An attribute that it had before no longer exists. */
  | 'ATTRIBUTE_DELETED'
  /** The brand that it had before no longer exists. */
  | 'BRAND_DELETED'
  /** The category that it had before no longer exists. */
  | 'CATEGORY_DELETED'
  /** It was edited since. */
  | 'EDITED'
  /** An import has added it, and it has paid orders that aren't delivered: it can't be deleted. */
  | 'HAS_PAID_ORDERS'
  /** Another product has the name that it had before. */
  | 'NAME_TAKEN'
  /** It doesn't exist or has been deleted. */
  | 'NOT_SOLD'
  /** Its price would be above $999,999.99. */
  | 'PRICE_TOO_HIGH'
  /** Its price would be below $0.01. */
  | 'PRICE_TOO_LOW'
  /** The sale that the change had started has ended since. */
  | 'SALE_ENDED'
  /** Its price in the sale would not be less than its regular price. */
  | 'SALE_NOT_LOWER'
  /** More of the units that an import had added are sold than it had before. */
  | 'STOCK_TOO_LOW';

/** Narrows a list of products: all of these hold, each by any of its values. */
export type ProductFilter = {
  /** At most 20, each attribute once. */
  attributes?: Array<AttributeFilter> | null | undefined;
  /** Any of these brands' slugs. At most 50. */
  brands?: Array<string> | null | undefined;
  /** A category's `id`, or its path (`watches/divers`): its products and those of all below it. */
  category?: string | null | undefined;
  /** True: only products on sale. */
  onSale?: boolean | null | undefined;
  /** The highest price in dollars and whole cents. */
  priceMax?: number | null | undefined;
  /** The lowest price in dollars and whole cents. */
  priceMin?: number | null | undefined;
  /** The lowest rating, 0 to 5. */
  ratingMin?: number | null | undefined;
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

/** A product that is to change. */
export type ProductVersionInput = {
  /** The product's `id`. */
  id: string;
  /** The `version` that was shown: the product is refused if it was edited since. Null takes it as it is. */
  version?: number | null | undefined;
};

/** A cart, and what its price depends on. */
export type QuoteInput = {
  /** Where it goes: ISO 3166-1 alpha-2; the shop's own country by default. */
  country?: string | null | undefined;
  /** A discount code, in any case. */
  discountCode?: string | null | undefined;
  /** 1 to 50 different products. */
  items: Array<CartItemInput>;
  /** The postcode; at most 20 characters. */
  postalCode?: string | null | undefined;
  /** The state or province, where taxes depend on it; at most 100 characters. */
  region?: string | null | undefined;
  /** The way of delivery; the cheapest one by default, or where it isn't offered. */
  shippingMethodId?: string | null | undefined;
};

/** What a user may do. */
export type Role =
  /** Manages products, orders and users. */
  | 'ADMIN'
  /** Places orders and reviews the shop. */
  | 'CUSTOMER';

/** The start of a sale. */
export type SaleChangeInput = {
  /** When it ends by itself, in the future. Null: an admin ends it. */
  endsAt?: string | null | undefined;
  /** 0.01 to 99.99, with at most two decimals: how much less than the regular price one pays. Rounded to cents. */
  percentOff: number;
};

/** What an API key allows. A field without a scope in its `@auth` is closed to API keys. */
export type Scope =
  /** Reads every user: email, name, role. */
  | 'READ_CUSTOMERS'
  /** Reads every order and cart. */
  | 'READ_ORDERS'
  /** Reads what admins see of products: drafts, versions, units in orders. */
  | 'READ_PRODUCTS'
  /** Reads hidden and pending reviews too. */
  | 'READ_REVIEWS'
  /** Delivers, cancels and refunds orders. Reads nothing that says who ordered. */
  | 'WRITE_ORDERS'
  /** Adds, changes and deletes products, categories, brands and attributes. Changing drafts and seeing what has changed need READ_PRODUCTS too. */
  | 'WRITE_PRODUCTS'
  /** Creates, reads, tests and deletes webhooks, and sends events again. */
  | 'WRITE_WEBHOOKS';

/** A way of delivery. */
export type ShippingMethodInput = {
  /** The countries that it is for; empty: wherever the shop delivers to. */
  countries: Array<string>;
  /** The most days that it takes: 0 to 365. */
  daysMax?: number | null | undefined;
  /** The fewest days that it takes: 0 to 365. */
  daysMin?: number | null | undefined;
  /** Whether it is offered. */
  enabled?: boolean;
  /** Free for goods of this amount in dollars, after a discount, or more. */
  freeFrom?: number | null | undefined;
  /** 1 to 60 characters; unique, ignoring case. */
  name: string;
  /** In dollars: 0 to 99,999.99. */
  price: number;
};

/** Where the shop is, where it delivers to, and whether its prices contain tax. */
export type ShopSettingsInput = {
  /** The countries that the shop delivers to; empty: everywhere. */
  countries: Array<string>;
  /** The shop's own country: ISO 3166-1 alpha-2, such as US. */
  country: string;
  /** Whether prices contain the tax. Otherwise it is added. */
  pricesIncludeTax: boolean;
  /** How many days after delivery customers can return a product: 0 to 365; 0: they can't. Null: the shop says nothing of it. Omitted: it stays as it is. */
  returnDays?: number | null | undefined;
};

/** A tax of a country, or of one of its regions. */
export type TaxRateInput = {
  /** The category whose products it is for, with everything below it; null: all products. */
  categoryId?: string | null | undefined;
  /** ISO 3166-1 alpha-2, such as US. */
  country: string;
  /** What customers see, such as VAT. 1 to 60 characters. */
  name: string;
  /** 19 is 19 %. 0 to 100, with at most four decimals. */
  percent: number;
  /** A region of the country: name or ISO 3166-2 code, in any case; null: all of it. */
  region?: string | null | undefined;
};

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
