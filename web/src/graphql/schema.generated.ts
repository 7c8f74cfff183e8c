/** A new attribute. */
export type AddAttributeInput = {
  /** Its heading on a product's page: 1 to 40 characters. */
  group?: string | null | undefined;
  /** 1 to 100 characters; unique, ignoring case. */
  name: string;
  /** 1 to 60 small letters, digits, and hyphens between them. Permanent. Without one it is made of the name. Unique. */
  slug?: string | null | undefined;
  /** The type of its values. Permanent. */
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
  /** The slugs of the attributes that it adds to the inherited ones. At most 50. */
  attributes?: Array<string> | null | undefined;
  /** 1 to 100 characters; unique among its siblings, ignoring case. */
  name: string;
  /** The parent, to which it is added as the last child. Without one it is at the top of the tree. */
  parent?: string | null | undefined;
  /** Its description for search engines; 1 to 200 characters. Null for none. */
  seoDescription?: string | null | undefined;
  /** Its title for search engines; 1 to 70 characters. Null for none. */
  seoTitle?: string | null | undefined;
  /** 1 to 60 small letters, digits, and hyphens between them. Permanent. Without one it is made of the name. Unique among its siblings. */
  slug?: string | null | undefined;
};

/** A new product. */
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
  /** True: only admins see it, and it can't be ordered. Default: false. */
  draft?: boolean | null | undefined;
  /** True: each unit is a gift card of the price, mailed once its order is paid. Default: false. */
  giftCard?: boolean | null | undefined;
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
  /** In the shop's currency: 0.01 to 999,999.99, with at most its decimals. */
  price: number;
  /** 0 to 5; may be fractional. */
  rating: number;
  /** The price without the sale, in the shop's currency; more than `price`, the current price. Null: it is not on sale. */
  regularPrice?: number | null | undefined;
  /** When the sale ends, in the future; only with `regularPrice`. Null: until an admin ends it. */
  saleEndsAt?: string | null | undefined;
  /** Its description for search engines; 1 to 200 characters. Null for none. */
  seoDescription?: string | null | undefined;
  /** Its title for search engines; 1 to 70 characters. Null for none. */
  seoTitle?: string | null | undefined;
  /** The words of its address: 1 to 80 small letters, digits, and hyphens between them. */
  slug?: string | null | undefined;
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

/** A delivery address. Fields that no rule of the shop needs can be omitted. */
export type AddressInput = {
  /** City or town; at most 100 characters. */
  city?: string | null | undefined;
  /** ISO 3166-1 alpha-2; the shop's own country by default. */
  country?: string | null | undefined;
  /** Street and number; 1 to 500 characters. */
  line1: string;
  /** Apartment, floor, company; at most 200 characters. */
  line2?: string | null | undefined;
  /** The recipient; 1 to 100 characters. */
  name: string;
  /** For the carrier; 3 to 40 characters. */
  phone: string;
  /** Postcode or ZIP code; at most 20 characters. Checked for a named `country` whose postcodes are known, and stored as it writes them. */
  postalCode?: string | null | undefined;
  /** State, province or county: name or ISO 3166-2 code, in any case; at most 100 characters. Required and checked if taxes depend on it. */
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
  /** Any of these displayed values. At most 50. */
  values?: Array<string> | null | undefined;
};

/** The type of an attribute's values. */
export type AttributeType =
  /** Yes or no. */
  | 'BOOLEAN'
  /** A number, in the attribute's unit. */
  | 'NUMBER'
  /** A few words. */
  | 'TEXT';

/** A product's value of an attribute. */
export type AttributeValueInput = {
  /** The slug of an attribute of the product's category. */
  slug: string;
  /** The displayed value: 39, automatic, yes. At most 200 characters; a number has at most four decimals. */
  value: string;
};

/** An action of an admin, or of a program. */
export type AuditAction =
  /** Accepted a return. */
  | 'ACCEPT_RETURN'
  /** Added an attribute. */
  | 'ADD_ATTRIBUTE'
  /** Added a brand. */
  | 'ADD_BRAND'
  /** Added a category. */
  | 'ADD_CATEGORY'
  /** Added a discount code. */
  | 'ADD_DISCOUNT'
  /** Wrote a note about an order or a customer. */
  | 'ADD_NOTE'
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
  /** Declined a return. */
  | 'DECLINE_RETURN'
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
  /** Switched a webhook off; the shop itself does so if its deliveries fail. */
  | 'DISABLE_WEBHOOK'
  /** Changed an attribute's name or unit. */
  | 'EDIT_ATTRIBUTE'
  /** Renamed a brand. */
  | 'EDIT_BRAND'
  /** Renamed a category, or changed its attributes. */
  | 'EDIT_CATEGORY'
  /** Changed a discount code. */
  | 'EDIT_DISCOUNT'
  /** Changed a note about an order or a customer. */
  | 'EDIT_NOTE'
  /** Edited a product's description or price. */
  | 'EDIT_PRODUCT'
  /** Corrected carrier, number or link of an order's parcel. */
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
  /** Ended a gift card. */
  | 'END_GIFT_CARD'
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
  /** Issued a gift card. */
  | 'ISSUE_GIFT_CARD'
  /** Made a user an admin, or granted the role in advance. */
  | 'MAKE_ADMIN'
  /** Moved an attribute. */
  | 'MOVE_ATTRIBUTE'
  /** Moved a category. */
  | 'MOVE_CATEGORY'
  /** Placed an order for a customer. */
  | 'PLACE_ORDER'
  /** Published words and pictures of the storefront. */
  | 'PUBLISH_STOREFRONT'
  /** Marked the units of a return as received. */
  | 'RECEIVE_RETURN'
  /** Refunded a paid order. */
  | 'REFUND_ORDER'
  /** Deleted a collection. */
  | 'REMOVE_COLLECTION'
  /** Removed a note about an order or a customer. */
  | 'REMOVE_NOTE'
  /** Removed a group of products. */
  | 'REMOVE_PRODUCT_GROUP'
  /** Repeated a webhook's deliveries of a period. */
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
  /** Added or changed a collection. */
  | 'SAVE_COLLECTION'
  /** Made products variants of a group, or changed a group. */
  | 'SAVE_PRODUCT_GROUP'
  /** Changed the permissions of a member of staff. */
  | 'SET_STAFF_PERMISSIONS'
  /** Sent an order. */
  | 'SHIP_ORDER'
  /** Showed a hidden review again. */
  | 'SHOW_REVIEW'
  /** Unblocked a user. */
  | 'UNBLOCK_USER'
  /** Undid a change of several products. */
  | 'UNDO_PRODUCT_CHANGES'
  /** Undid the last publication of the storefront's words and pictures. */
  | 'UNDO_STOREFRONT';

/** A group, with changes of its products and with new products. */
export type BuildProductGroupInput = {
  /** The product that new variants copy: everything but its name, its stock, its GTIN and its part number. */
  copyOf?: string | null | undefined;
  /** Whether new products are drafts. Null: if the copied product is one. */
  draft?: boolean | null | undefined;
  /** 1 to 200 characters; unique among groups, ignoring case. */
  name: string;
  /** The names of 1 to 3 options, each 1 to 40 characters; unique, ignoring case. */
  options: Array<string>;
  /** 1 to 100; the first one represents the group in lists. */
  variants: Array<BuiltVariantInput>;
  /** The group's `version` before the change. CONFLICT if it has been changed since. */
  version?: number | null | undefined;
};

/** A variant of a group: a product, or a new copy of one. */
export type BuiltVariantInput = {
  /** The name of a new product, which needs one; ignored for a product that exists. */
  name?: string | null | undefined;
  /** Its new price. Null leaves it. */
  price?: number | null | undefined;
  /** The product's `id`. Null creates a copy of `copyOf`. */
  productId?: string | null | undefined;
  /** Units to add to its stock, or to remove from it. A new product has these units. */
  units?: number | null | undefined;
  /** One value for each option, 1 to 60 characters; each combination once. */
  values: Array<string>;
  /** The product's `version` before the change. CONFLICT if it has been edited since. */
  version?: number | null | undefined;
};

/** A change of one entry of the cart. */
export type CartChangeInput = {
  /** Whether an existing larger quantity stays, as when the cart of a visitor is merged. */
  merge?: boolean;
  /** The `id` of the product. */
  productId: string;
  /** 0 removes the entry; at most 1,000,000. */
  quantity: number;
};

/** A product of a cart and its quantity. */
export type CartItemInput = {
  /** The `id` of the product. */
  productId: string;
  /** 1 or more, and less than the stock. */
  qty: number;
};

/** The reason why an entry of a cart can't be ordered. */
export type CartRefusalReason =
  /** The customer already has an unpaid order of this product: `order`. */
  | 'DUPLICATE_ORDER'
  /** Too few units are in stock: `countInStock`. */
  | 'INSUFFICIENT_STOCK'
  /** The units exceed a limit of the shop. */
  | 'LIMIT_EXCEEDED'
  /** The product isn't sold. */
  | 'NOT_SOLD';

/** A change of several products at once. Omitted fields stay unchanged. */
export type ChangeProductsInput = {
  /** Their new brand's slug, or its name. Null removes it. */
  brand?: string | null | undefined;
  /** Their new category's `id`, or its path: `watches/divers`. Null removes it. */
  category?: string | null | undefined;
  /** False publishes drafts; true hides products from shoppers. Null leaves them unchanged. */
  draft?: boolean | null | undefined;
  /** The change of their prices. */
  price?: PriceChangeInput | null | undefined;
  /** Rounds the resulting price to the nearest one with this ending, up if two are equally near; for a product on sale, to the nearest one below its regular price. Never to 0. */
  priceEnding?: PriceEnding | null | undefined;
  /** 1 to 500 different products. */
  products: Array<ProductVersionInput>;
  /** Starts a sale, or changes the current one. Null ends it: the regular price applies again. Not together with `price`. */
  sale?: SaleChangeInput | null | undefined;
};

/** A collection. Its products are those of `productIds` or of `rule`, not of both; without either it is empty. */
export type CollectionInput = {
  /** 1 to 2,000 characters of plain text. */
  description?: string | null | undefined;
  /** A web address, or a path of this shop. */
  imageUrl?: string | null | undefined;
  /** 1 to 100 characters. */
  name: string;
  /** The products in their order, each once. At most 500. */
  productIds?: Array<string> | null | undefined;
  /** At least one condition. */
  rule?: CollectionRuleInput | null | undefined;
  /** Its description for search engines; 1 to 200 characters. Null for none. */
  seoDescription?: string | null | undefined;
  /** Its title for search engines; 1 to 70 characters. Null for none. */
  seoTitle?: string | null | undefined;
  /** 1 to 60 small letters, digits, and hyphens between them. Unique among collections. */
  slug: string;
  /** The collection's `version` before the change. CONFLICT if it has been changed since. */
  version?: number | null | undefined;
};

/** Chooses a collection's products: all conditions must hold, each by any of its values. */
export type CollectionRuleInput = {
  /** At most 20, each attribute once. */
  attributes?: Array<AttributeFilter> | null | undefined;
  /** Any of these brands' slugs. At most 50. */
  brands?: Array<string> | null | undefined;
  /** A category's `id`, or its path (`watches/divers`): its products and those of its subcategories. */
  category?: string | null | undefined;
  /** A group's `id`: lists all its variants, in its order if there is no `sort`. */
  group?: string | null | undefined;
  /** True: only products on sale. */
  onSale?: boolean | null | undefined;
  /** The highest price in the shop's currency. */
  priceMax?: number | null | undefined;
  /** The lowest price in the shop's currency. */
  priceMin?: number | null | undefined;
  /** The lowest rating, 0 to 5. */
  ratingMin?: number | null | undefined;
};

/** A discount code for a percentage or an amount. */
export type DiscountInput = {
  /** In the shop's currency: 0.01 to 999,999.99; null for a percentage. */
  amount?: number | null | undefined;
  /** The category with the products it applies to, including its subcategories; null: all products. */
  categoryId?: string | null | undefined;
  /** 3 to 40 Latin letters, digits and hyphens; unique. It is stored in capitals. */
  code: string;
  /** When it stops applying. */
  endsAt?: string | null | undefined;
  /** The maximum number of carts that can use it. */
  maxUses?: number | null | undefined;
  /** The minimum price of the goods, in the shop's currency. */
  minimum?: number | null | undefined;
  /** Whether each customer can use it only once. */
  oncePerCustomer?: boolean;
  /** 0.01 to 100; null for an amount. */
  percent?: number | null | undefined;
  /** When it starts to apply. */
  startsAt?: string | null | undefined;
};

/** The state of a dispute. */
export type DisputeStatus =
  /** It ended without a decision, such as an inquiry that took no money. */
  | 'CLOSED'
  /** The money was returned to the customer. */
  | 'LOST'
  /** The shop can answer it in the payment provider's dashboard. */
  | 'NEEDS_RESPONSE'
  /** The customer's bank decides. */
  | 'UNDER_REVIEW'
  /** The money stays with the shop. */
  | 'WON';

/** Changes to an attribute. Omitted fields stay unchanged. */
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

/** Changes to a category. Omitted fields stay unchanged, and so do a null name and null attributes. */
export type EditCategoryInput = {
  /** The slugs of all its own attributes; any other is removed from it. Values of products stay. */
  attributes?: Array<string> | null | undefined;
  /** 1 to 100 characters; unique among its siblings, ignoring case. */
  name?: string | null | undefined;
  /** Its description for search engines; 1 to 200 characters. Null for none. */
  seoDescription?: string | null | undefined;
  /** Its title for search engines; 1 to 70 characters. Null for none. */
  seoTitle?: string | null | undefined;
};

/** Changes to a product. Omitted fields stay unchanged. */
export type EditProductInput = {
  /** Replaces all its values of the category's attributes; at most 50, each attribute once. */
  attributes?: Array<AttributeValueInput> | null | undefined;
  /** A brand's slug, or its name. Null removes it. */
  brand?: string | null | undefined;
  /** A category's `id`, or its path: `watches/divers`. Null removes it. */
  category?: string | null | undefined;
  /** 1 to 10,000 characters. */
  description?: string | null | undefined;
  /** True: only admins see it, and it can't be ordered. */
  draft?: boolean | null | undefined;
  /** True: each unit is a gift card of the price, mailed once its order is paid. */
  giftCard?: boolean | null | undefined;
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
  /** In the shop's currency: 0.01 to 999,999.99, with at most its decimals. Existing orders keep their price. */
  price?: number | null | undefined;
  /** 0 to 5; may be fractional. */
  rating?: number | null | undefined;
  /** The price without the sale, in the shop's currency; more than `price`, the current price. Null ends the sale and leaves `price` unchanged. If omitted, a `price` that isn't less ends the sale. */
  regularPrice?: number | null | undefined;
  /** When the sale ends, in the future; only with a regular price. Null: until an admin ends it. */
  saleEndsAt?: string | null | undefined;
  /** Its description for search engines; 1 to 200 characters. Null for none. */
  seoDescription?: string | null | undefined;
  /** Its title for search engines; 1 to 70 characters. Null for none. */
  seoTitle?: string | null | undefined;
  /** The words of its address: 1 to 80 small letters, digits, and hyphens between them. Null removes it. */
  slug?: string | null | undefined;
  /** The product's `version` before the edit. */
  version: number;
};

/** A link in the footer of every page. */
export type FooterLinkInput = {
  /** The displayed text: 1 to 40 characters. */
  label: string;
  /** An https address, or a path of the shop such as `/contact`. */
  url: string;
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
  /** It is paid and ready to be sent. */
  | 'PAID'
  /** It awaits its payment. */
  | 'PLACED'
  /** Its payment was refunded. */
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

/** An order to place. */
export type PlaceOrderInput = {
  /** The shipping address as one text; 1 to 500 characters. */
  address?: string | null | undefined;
  /** A discount code, in any case. */
  discountCode?: string | null | undefined;
  /** The expected total, in the shop's currency. If it differs, nothing is ordered. */
  expectedTotal?: number | null | undefined;
  /** The code of a gift card, in any case: it pays as much of the total as is left on it. */
  giftCardCode?: string | null | undefined;
  /** Chosen by the client, one per form. A repeat with the same key returns the first result and places no second order. */
  idempotencyKey: string;
  /** The recipient; 1 to 100 characters. */
  name?: string | null | undefined;
  /** A note for the shop; at most 500 characters. */
  note?: string | null | undefined;
  /** For the carrier; 3 to 40 characters. */
  phone?: string | null | undefined;
  /** The `id` of the ordered product. */
  productId: string;
  /** 1 or more, and less than the stock. */
  qty: number;
  /** The address field by field; `name`, `address` and `phone` can then be omitted. */
  shippingAddress?: AddressInput | null | undefined;
  /** The delivery method; the cheapest one by default. */
  shippingMethodId?: string | null | undefined;
};

/** The orders of a whole cart. */
export type PlaceOrdersInput = {
  /** The shipping address as one text; 1 to 500 characters. */
  address?: string | null | undefined;
  /** A discount code, in any case. */
  discountCode?: string | null | undefined;
  /** The expected total, in the shop's currency. If it differs, nothing is ordered. */
  expectedTotal?: number | null | undefined;
  /** The code of a gift card, in any case: it pays as much of the total as is left on it. */
  giftCardCode?: string | null | undefined;
  /** Chosen by the client, one per form. A repeat with the same key returns the first result and places nothing more. */
  idempotencyKey: string;
  /** 1 to 50 different products. */
  items: Array<CartItemInput>;
  /** The recipient; 1 to 100 characters. */
  name?: string | null | undefined;
  /** A note for the shop; at most 500 characters. */
  note?: string | null | undefined;
  /** For the carrier; 3 to 40 characters. */
  phone?: string | null | undefined;
  /** The address field by field; `name`, `address` and `phone` can then be omitted. */
  shippingAddress?: AddressInput | null | undefined;
  /** The delivery method; the cheapest one by default. */
  shippingMethodId?: string | null | undefined;
};

/** A change of prices: in percent or as an amount, up or down, and not 0. */
export type PriceChangeInput = {
  /** In the shop's currency: -999,999.98 to 999,999.98, with at most its decimals. */
  amount?: number | null | undefined;
  /** -99.99 to 1,000, with at most two decimals. Prices are rounded to minor units. */
  percent?: number | null | undefined;
};

/** The ending of rounded prices. */
export type PriceEnding =
  /** In .95. */
  | 'CENTS_95'
  /** In .99. */
  | 'CENTS_99';

/** The reason why a product in a change of several can't be changed. */
export type ProductChangeRefusalReason =
  /** One of its former attributes no longer exists. */
  | 'ATTRIBUTE_DELETED'
  /** Its former brand no longer exists. */
  | 'BRAND_DELETED'
  /** Its former category no longer exists. */
  | 'CATEGORY_DELETED'
  /** It has been edited since. */
  | 'EDITED'
  /** Its group has other options now, another variant has its former values, or its own have been changed since. */
  | 'GROUP_CHANGED'
  /** It was added by an import and has paid, undelivered orders, so it can't be deleted. */
  | 'HAS_PAID_ORDERS'
  /** Another product has its former name. */
  | 'NAME_TAKEN'
  /** It doesn't exist or has been deleted. */
  | 'NOT_SOLD'
  /** Its price would be above $999,999.99. */
  | 'PRICE_TOO_HIGH'
  /** Its price would be below $0.01. */
  | 'PRICE_TOO_LOW'
  /** The sale started by the change has ended since. */
  | 'SALE_ENDED'
  /** Its sale price would not be less than its regular price. */
  | 'SALE_NOT_LOWER'
  /** Too many of the units added by the import have been sold since. */
  | 'STOCK_TOO_LOW';

/** Filters a list of products: all conditions must hold, each by any of its values. */
export type ProductFilter = {
  /** At most 20, each attribute once. */
  attributes?: Array<AttributeFilter> | null | undefined;
  /** Any of these brands' slugs. At most 50. */
  brands?: Array<string> | null | undefined;
  /** A category's `id`, or its path (`watches/divers`): its products and those of its subcategories. */
  category?: string | null | undefined;
  /** A group's `id`: lists all its variants, in its order if there is no `sort`. */
  group?: string | null | undefined;
  /** True: only products on sale. */
  onSale?: boolean | null | undefined;
  /** The highest price in the shop's currency. */
  priceMax?: number | null | undefined;
  /** The lowest price in the shop's currency. */
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

/** A product to change. */
export type ProductVersionInput = {
  /** The product's `id`. */
  id: string;
  /** The displayed `version`: the product is refused if it has been edited since. Null skips this check. */
  version?: number | null | undefined;
};

/** A cart with the other input of its price. */
export type QuoteInput = {
  /** The country of delivery: ISO 3166-1 alpha-2; the shop's own country by default. */
  country?: string | null | undefined;
  /** A discount code, in any case. */
  discountCode?: string | null | undefined;
  /** The code of a gift card, in any case. */
  giftCardCode?: string | null | undefined;
  /** 1 to 50 different products. */
  items: Array<CartItemInput>;
  /** The postcode; at most 20 characters. */
  postalCode?: string | null | undefined;
  /** The state or province, if taxes depend on it; at most 100 characters. */
  region?: string | null | undefined;
  /** The delivery method; the cheapest one by default, or if it isn't available. */
  shippingMethodId?: string | null | undefined;
};

/** Units of an order to send back. */
export type ReturnLineInput = {
  /** The order's `id`. It is delivered, and each order is named once. */
  orderId: string;
  /** At least 1, and no more than were bought and are not back. */
  qty: number;
};

/** The state of a return. */
export type ReturnStatus =
  /** The shop expects the units. */
  | 'ACCEPTED'
  /** The customer keeps the units. */
  | 'CANCELLED'
  /** The shop doesn't take the units back. */
  | 'DECLINED'
  /** The units are back, and no money was refunded yet. */
  | 'RECEIVED'
  /** The units are back, and their money was refunded. */
  | 'REFUNDED'
  /** The customer has asked for it. */
  | 'REQUESTED';

/** The role of a user. */
export type Role =
  /** Manages products, orders and users. */
  | 'ADMIN'
  /** Places orders and reviews the shop. */
  | 'CUSTOMER'
  /** Has the permissions that an admin has granted. */
  | 'STAFF';

/** The start of a sale. */
export type SaleChangeInput = {
  /** When the sale ends, in the future. Null: until an admin ends it. */
  endsAt?: string | null | undefined;
  /** 0.01 to 99.99, with at most two decimals: the percentage off the regular price. Rounded to minor units. */
  percentOff: number;
};

/** Changes of the viewer's cart. */
export type SaveCartInput = {
  /** 1 to 50 changes of different products. */
  changes: Array<CartChangeInput>;
};

/** A permission of an API key or of staff. A field without a scope in its `@auth` is closed to API keys. */
export type Scope =
  /** Reads every user: email, name, role. */
  | 'READ_CUSTOMERS'
  /** Reads every order and cart. */
  | 'READ_ORDERS'
  /** Reads the admins' fields of products: drafts, versions, units in orders. */
  | 'READ_PRODUCTS'
  /** Reads reviews, including hidden and pending ones. */
  | 'READ_REVIEWS'
  /** Reads the delivery methods, tax rates and discount codes. */
  | 'READ_SETTINGS'
  /** Blocks and unblocks customers, and writes notes about them. */
  | 'WRITE_CUSTOMERS'
  /** Delivers, cancels and refunds orders, and writes notes about them. Doesn't read fields that identify customers. */
  | 'WRITE_ORDERS'
  /** Adds, changes and deletes products, categories, brands and attributes. Changing drafts and reading changes also need READ_PRODUCTS. */
  | 'WRITE_PRODUCTS'
  /** Hides and shows reviews. */
  | 'WRITE_REVIEWS'
  /** Changes the shop's settings, delivery methods, tax rates and discount codes. */
  | 'WRITE_SETTINGS'
  /** Creates, reads, tests and deletes webhooks, and repeats deliveries. */
  | 'WRITE_WEBHOOKS';

/** A delivery method. */
export type ShippingMethodInput = {
  /** Its countries; empty: all countries of delivery. */
  countries: Array<string>;
  /** The maximum number of days: 0 to 365. */
  daysMax?: number | null | undefined;
  /** The minimum number of days: 0 to 365. */
  daysMin?: number | null | undefined;
  /** Whether customers can choose it. */
  enabled?: boolean;
  /** Free from this amount of goods in the shop's currency, after a discount. */
  freeFrom?: number | null | undefined;
  /** 1 to 60 characters; unique, ignoring case. */
  name: string;
  /** In the shop's currency: 0 to 99,999.99. */
  price: number;
};

/** Settings of the shop and its storefront. Omitted ones stay unchanged. */
export type ShopSettingsInput = {
  /** Such as #1f5fbf, with a contrast of 4.5:1 to white. Null: the default. Omitted: unchanged. */
  accentColor?: string | null | undefined;
  /** The countries that the shop delivers to; empty: everywhere. */
  countries?: Array<string> | null | undefined;
  /** The shop's own country: ISO 3166-1 alpha-2, such as US. */
  country?: string | null | undefined;
  /** The text about delivery: 1 to 1,000 characters. Null: the default. Omitted: unchanged. */
  deliveryText?: string | null | undefined;
  /** The collections on the home page, at most 6. Null: none. Omitted: unchanged. */
  featuredCollectionIds?: Array<string> | null | undefined;
  /** The shop's own links in the footer, at most 8. Null: none. Omitted: unchanged. */
  footerLinks?: Array<FooterLinkInput> | null | undefined;
  /** The path of an uploaded image, from `POST /storefront/pictures`. Null: the default. Omitted: unchanged. */
  heroImageUrl?: string | null | undefined;
  /** The path of an uploaded logo, from `POST /storefront/pictures`. Null: the default. Omitted: unchanged. */
  logoUrl?: string | null | undefined;
  /** The shop's name: 1 to 60 characters. Null: the default. Omitted: unchanged. */
  name?: string | null | undefined;
  /** Whether prices contain the tax. Otherwise it is added. */
  pricesIncludeTax?: boolean | null | undefined;
  /** The number of days after delivery in which customers can return a product: 0 to 365; 0: no returns. Null: the shop doesn't say. Omitted: unchanged. */
  returnDays?: number | null | undefined;
  /** The text about returns: 1 to 1,000 characters. Null: the default. Omitted: unchanged. */
  returnText?: string | null | undefined;
  /** The `storefrontVersion` that the change is based on; CONFLICT if another one has been published since. Null: any. */
  storefrontVersion?: number | null | undefined;
  /** The home page's line: 1 to 120 characters. Null: the default. Omitted: unchanged. */
  tagline?: string | null | undefined;
};

/** A tax of a country, or of one of its regions. */
export type TaxRateInput = {
  /** The category with the products it applies to, including its subcategories; null: all products. */
  categoryId?: string | null | undefined;
  /** ISO 3166-1 alpha-2, such as US. */
  country: string;
  /** The displayed name, such as VAT. 1 to 60 characters. */
  name: string;
  /** 19 is 19 %. 0 to 100, with at most four decimals. */
  percent: number;
  /** A region of the country: name or ISO 3166-2 code, in any case; null: the whole country. */
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
