/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { typed } from "./typed.ts";
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

/** A product's value of an attribute. */
export type AttributeValueInput = {
  /** The slug of an attribute of the product's category. */
  slug: string;
  /** The displayed value: 39, automatic, yes. At most 200 characters; a number has at most four decimals. */
  value: string;
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

export type OrderFieldsFragment = { id: string, number: string, status: OrderStatus, productName: string, qty: number, unitPrice: number, discount: number, shipping: number, tax: number, total: number, refunded: number, paid: boolean, createdAt: string, paidAt: string | null, shippedAt: string | null, deliveredAt: string | null, cancelledAt: string | null, refundedAt: string | null, updatedAt: string, optionValues: Array<{ option: string, value: string }>, product: { id: string } | null };

export type ParcelFragment = { id: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, shippedAt: string };

export type ChangedTotalFragment = { message: string, quote: { total: number } };

export type OrdersQueryVariables = Exact<{
  search?: string | null | undefined;
  status?: Array<OrderStatus> | OrderStatus | null | undefined;
  placedFrom?: string | null | undefined;
  placedTo?: string | null | undefined;
  updatedSince?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type OrdersQuery = { orders: { nodes: Array<{ name: string, email: string, address: string, phone: string, id: string, number: string, status: OrderStatus, productName: string, qty: number, unitPrice: number, discount: number, shipping: number, tax: number, total: number, refunded: number, paid: boolean, createdAt: string, paidAt: string | null, shippedAt: string | null, deliveredAt: string | null, cancelledAt: string | null, refundedAt: string | null, updatedAt: string, optionValues: Array<{ option: string, value: string }>, product: { id: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type MyOrdersQueryVariables = Exact<{
  status?: Array<OrderStatus> | OrderStatus | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type MyOrdersQuery = { myOrders: { nodes: Array<{ canPay: boolean, canCancel: boolean, id: string, number: string, status: OrderStatus, productName: string, qty: number, unitPrice: number, discount: number, shipping: number, tax: number, total: number, refunded: number, paid: boolean, createdAt: string, paidAt: string | null, shippedAt: string | null, deliveredAt: string | null, cancelledAt: string | null, refundedAt: string | null, updatedAt: string, optionValues: Array<{ option: string, value: string }>, product: { id: string } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type OrderQueryVariables = Exact<{
  id: string;
}>;


export type OrderQuery = { order: { name: string, email: string, address: string, phone: string, id: string, number: string, status: OrderStatus, productName: string, qty: number, unitPrice: number, discount: number, shipping: number, tax: number, total: number, refunded: number, paid: boolean, createdAt: string, paidAt: string | null, shippedAt: string | null, deliveredAt: string | null, cancelledAt: string | null, refundedAt: string | null, updatedAt: string, events: Array<{ at: string, status: OrderStatus, by: string | null, note: string | null }>, shipment: { id: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, shippedAt: string } | null, optionValues: Array<{ option: string, value: string }>, product: { id: string } | null } };

export type PlaceOrderMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type PlaceOrderMutation = { placeOrder:
    | { __typename: 'DiscountRefused', message: string }
    | { __typename: 'DuplicateOrder', message: string, order: { id: string, number: string, status: OrderStatus, productName: string, qty: number, unitPrice: number, discount: number, shipping: number, tax: number, total: number, refunded: number, paid: boolean, createdAt: string, paidAt: string | null, shippedAt: string | null, deliveredAt: string | null, cancelledAt: string | null, refundedAt: string | null, updatedAt: string, optionValues: Array<{ option: string, value: string }>, product: { id: string } | null } }
    | { __typename: 'InsufficientStock', message: string, countInStock: number }
    | { __typename: 'LimitExceeded', message: string, limit: number }
    | { __typename: 'NotDelivered', message: string, country: string }
    | { __typename: 'Order', id: string, number: string, status: OrderStatus, productName: string, qty: number, unitPrice: number, discount: number, shipping: number, tax: number, total: number, refunded: number, paid: boolean, createdAt: string, paidAt: string | null, shippedAt: string | null, deliveredAt: string | null, cancelledAt: string | null, refundedAt: string | null, updatedAt: string, optionValues: Array<{ option: string, value: string }>, product: { id: string } | null }
    | { __typename: 'PaymentRefused', message: string }
    | { __typename: 'TotalChanged', message: string, quote: { total: number } }
   };

export type PlaceOrdersMutationVariables = Exact<{
  input: PlaceOrdersInput;
}>;


export type PlaceOrdersMutation = { placeOrders:
    | { __typename: 'CartRefused', message: string, refusals: Array<{ productId: string, reason: CartRefusalReason, countInStock: number | null }> }
    | { __typename: 'Checkout', id: string, number: string, total: number, orders: Array<{ id: string, number: string, status: OrderStatus, productName: string, qty: number, unitPrice: number, discount: number, shipping: number, tax: number, total: number, refunded: number, paid: boolean, createdAt: string, paidAt: string | null, shippedAt: string | null, deliveredAt: string | null, cancelledAt: string | null, refundedAt: string | null, updatedAt: string, optionValues: Array<{ option: string, value: string }>, product: { id: string } | null }> }
    | { __typename: 'DiscountRefused', message: string }
    | { __typename: 'NotDelivered', message: string, country: string }
    | { __typename: 'PaymentRefused', message: string }
    | { __typename: 'TotalChanged', message: string, quote: { total: number } }
   };

export type StartPaymentMutationVariables = Exact<{
  orderIds: Array<string> | string;
  expectedTotal?: number | null | undefined;
}>;


export type StartPaymentMutation = { startPayment:
    | { __typename: 'PaymentPage', url: string, amount: number, currency: string }
    | { __typename: 'PaymentRefused', message: string }
    | { __typename: 'TotalChanged', message: string, quote: { total: number } }
   };

export type ShipOrdersMutationVariables = Exact<{
  ids: Array<string> | string;
  carrier?: string | null | undefined;
  trackingNumber?: string | null | undefined;
  trackingUrl?: string | null | undefined;
}>;


export type ShipOrdersMutation = { shipOrders: { id: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, shippedAt: string, orders: Array<{ id: string, status: OrderStatus }> } };

export type EditShipmentMutationVariables = Exact<{
  id: string;
  carrier?: string | null | undefined;
  trackingNumber?: string | null | undefined;
  trackingUrl?: string | null | undefined;
}>;


export type EditShipmentMutation = { editShipment: { id: string, carrier: string | null, trackingNumber: string | null, trackingUrl: string | null, shippedAt: string } };

export type DeliverOrderMutationVariables = Exact<{
  id: string;
}>;


export type DeliverOrderMutation = { deliverOrder: number };

export type CancelOrderMutationVariables = Exact<{
  id: string;
}>;


export type CancelOrderMutation = { cancelOrder: { id: string, status: OrderStatus, cancelledAt: string | null } };

export type RefundOrderMutationVariables = Exact<{
  id: string;
  restock?: boolean | null | undefined;
  qty?: number | null | undefined;
  amount?: number | null | undefined;
}>;


export type RefundOrderMutation = { refundOrder: { id: string, status: OrderStatus, refunded: number, refundedAt: string | null } };

export type ProductFieldsFragment = { id: string, name: string, price: number, regularPrice: number | null, saleEndsAt: string | null, image: string, rating: number, countInStock: number, gtin: string | null, mpn: string | null, updatedAt: string, deletedAt: string | null, category: { id: string, slug: string, name: string } | null, brand: { slug: string, name: string } | null, group: { id: string, name: string } | null, optionValues: Array<{ option: string, value: string }> };

export type ProductsQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: ProductFilter | null | undefined;
  inStock?: boolean | null | undefined;
  updatedSince?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ProductsQuery = { products: { nodes: Array<{ id: string, name: string, price: number, regularPrice: number | null, saleEndsAt: string | null, image: string, rating: number, countInStock: number, gtin: string | null, mpn: string | null, updatedAt: string, deletedAt: string | null, category: { id: string, slug: string, name: string } | null, brand: { slug: string, name: string } | null, group: { id: string, name: string } | null, optionValues: Array<{ option: string, value: string }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ProductQueryVariables = Exact<{
  id: string;
}>;


export type ProductQuery = { product: { description: string, images: Array<string>, id: string, name: string, price: number, regularPrice: number | null, saleEndsAt: string | null, image: string, rating: number, countInStock: number, gtin: string | null, mpn: string | null, updatedAt: string, deletedAt: string | null, attributes: Array<{ value: string, attribute: { slug: string, name: string, unit: string | null } }>, category: { id: string, slug: string, name: string } | null, brand: { slug: string, name: string } | null, group: { id: string, name: string } | null, optionValues: Array<{ option: string, value: string }> } | null };

export type ProductToEditQueryVariables = Exact<{
  id: string;
}>;


export type ProductToEditQuery = { product: { description: string, images: Array<string>, draft: boolean, version: number, id: string, name: string, price: number, regularPrice: number | null, saleEndsAt: string | null, image: string, rating: number, countInStock: number, gtin: string | null, mpn: string | null, updatedAt: string, deletedAt: string | null, category: { id: string, slug: string, name: string } | null, brand: { slug: string, name: string } | null, group: { id: string, name: string } | null, optionValues: Array<{ option: string, value: string }> } | null };

export type AddProductMutationVariables = Exact<{
  input: AddProductInput;
}>;


export type AddProductMutation = { addProduct:
    | { __typename: 'Product', id: string, name: string, price: number, regularPrice: number | null, saleEndsAt: string | null, image: string, rating: number, countInStock: number, gtin: string | null, mpn: string | null, updatedAt: string, deletedAt: string | null, category: { id: string, slug: string, name: string } | null, brand: { slug: string, name: string } | null, group: { id: string, name: string } | null, optionValues: Array<{ option: string, value: string }> }
    | { __typename: 'ProductNameTaken', message: string }
   };

export type EditProductMutationVariables = Exact<{
  id: string;
  input: EditProductInput;
}>;


export type EditProductMutation = { editProduct:
    | { __typename: 'Product', id: string, name: string, price: number, regularPrice: number | null, saleEndsAt: string | null, image: string, rating: number, countInStock: number, gtin: string | null, mpn: string | null, updatedAt: string, deletedAt: string | null, category: { id: string, slug: string, name: string } | null, brand: { slug: string, name: string } | null, group: { id: string, name: string } | null, optionValues: Array<{ option: string, value: string }> }
    | { __typename: 'ProductChanged', message: string, product: { id: string, name: string, price: number, regularPrice: number | null, saleEndsAt: string | null, image: string, rating: number, countInStock: number, gtin: string | null, mpn: string | null, updatedAt: string, deletedAt: string | null, category: { id: string, slug: string, name: string } | null, brand: { slug: string, name: string } | null, group: { id: string, name: string } | null, optionValues: Array<{ option: string, value: string }> } }
    | { __typename: 'ProductNameTaken', message: string }
   };

export type DeleteProductMutationVariables = Exact<{
  id: string;
}>;


export type DeleteProductMutation = { deleteProduct: number };

export type RestockProductMutationVariables = Exact<{
  id: string;
  units: number;
}>;


export type RestockProductMutation = { restockProduct: { id: string, countInStock: number, updatedAt: string } };

export type WebhookFieldsFragment = { id: string, url: string, events: Array<string>, enabled: boolean, createdAt: string };

export type WebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksQuery = { webhooks: Array<{ id: string, url: string, events: Array<string>, enabled: boolean, createdAt: string }> };

export type CreateWebhookMutationVariables = Exact<{
  url: string;
  events: Array<string> | string;
}>;


export type CreateWebhookMutation = { createWebhook: { secret: string, webhook: { id: string, url: string, events: Array<string>, enabled: boolean, createdAt: string } } };

export type RotateWebhookSecretMutationVariables = Exact<{
  id: string;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: { secret: string, webhook: { id: string, url: string, events: Array<string>, enabled: boolean, createdAt: string } } };

export type DeleteWebhookMutationVariables = Exact<{
  id: string;
}>;


export type DeleteWebhookMutation = { deleteWebhook: number };

/** The operations by name. */
export const operations = {
  orders: typed<OrdersQuery, OrdersQueryVariables>(
    "fragment OrderFields on Order{id number status productName optionValues{option value}qty unitPrice discount shipping tax total refunded paid createdAt paidAt shippedAt deliveredAt cancelledAt refundedAt updatedAt product{id}}query orders($search:String$status:[OrderStatus!]$placedFrom:DateTime$placedTo:DateTime$updatedSince:DateTime$first:Int=100$after:String){orders(search:$search status:$status placedFrom:$placedFrom placedTo:$placedTo updatedSince:$updatedSince first:$first after:$after){nodes{...OrderFields name email address phone}pageInfo{hasNextPage endCursor}}}",
  ),
  myOrders: typed<MyOrdersQuery, MyOrdersQueryVariables>(
    "fragment OrderFields on Order{id number status productName optionValues{option value}qty unitPrice discount shipping tax total refunded paid createdAt paidAt shippedAt deliveredAt cancelledAt refundedAt updatedAt product{id}}query myOrders($status:[OrderStatus!]$first:Int=100$after:String){myOrders(status:$status first:$first after:$after){nodes{...OrderFields canPay canCancel}pageInfo{hasNextPage endCursor}}}",
  ),
  order: typed<OrderQuery, OrderQueryVariables>(
    "fragment OrderFields on Order{id number status productName optionValues{option value}qty unitPrice discount shipping tax total refunded paid createdAt paidAt shippedAt deliveredAt cancelledAt refundedAt updatedAt product{id}}fragment Parcel on Shipment{id carrier trackingNumber trackingUrl shippedAt}query order($id:ID!){order(id:$id){...OrderFields name email address phone events{at status by note}shipment{...Parcel}}}",
  ),
  placeOrder: typed<PlaceOrderMutation, PlaceOrderMutationVariables>(
    "fragment OrderFields on Order{id number status productName optionValues{option value}qty unitPrice discount shipping tax total refunded paid createdAt paidAt shippedAt deliveredAt cancelledAt refundedAt updatedAt product{id}}fragment ChangedTotal on TotalChanged{message quote{total}}mutation placeOrder($input:PlaceOrderInput!){placeOrder(input:$input){__typename ...OrderFields ...on InsufficientStock{message countInStock}...on DuplicateOrder{message order{...OrderFields}}...on LimitExceeded{message limit}...ChangedTotal ...on DiscountRefused{message}...on NotDelivered{message country}...on PaymentRefused{message}}}",
  ),
  placeOrders: typed<PlaceOrdersMutation, PlaceOrdersMutationVariables>(
    "fragment OrderFields on Order{id number status productName optionValues{option value}qty unitPrice discount shipping tax total refunded paid createdAt paidAt shippedAt deliveredAt cancelledAt refundedAt updatedAt product{id}}fragment ChangedTotal on TotalChanged{message quote{total}}mutation placeOrders($input:PlaceOrdersInput!){placeOrders(input:$input){__typename ...on Checkout{id number total orders{...OrderFields}}...on CartRefused{message refusals{productId reason countInStock}}...ChangedTotal ...on DiscountRefused{message}...on NotDelivered{message country}...on PaymentRefused{message}}}",
  ),
  startPayment: typed<StartPaymentMutation, StartPaymentMutationVariables>(
    "fragment ChangedTotal on TotalChanged{message quote{total}}mutation startPayment($orderIds:[ID!]!$expectedTotal:Float){startPayment(orderIds:$orderIds expectedTotal:$expectedTotal){__typename ...on PaymentPage{url amount currency}...on PaymentRefused{message}...ChangedTotal}}",
  ),
  shipOrders: typed<ShipOrdersMutation, ShipOrdersMutationVariables>(
    "fragment Parcel on Shipment{id carrier trackingNumber trackingUrl shippedAt}mutation shipOrders($ids:[ID!]!$carrier:String$trackingNumber:String$trackingUrl:String){shipOrders(ids:$ids carrier:$carrier trackingNumber:$trackingNumber trackingUrl:$trackingUrl){...Parcel orders{id status}}}",
  ),
  editShipment: typed<EditShipmentMutation, EditShipmentMutationVariables>(
    "fragment Parcel on Shipment{id carrier trackingNumber trackingUrl shippedAt}mutation editShipment($id:ID!$carrier:String$trackingNumber:String$trackingUrl:String){editShipment(id:$id carrier:$carrier trackingNumber:$trackingNumber trackingUrl:$trackingUrl){...Parcel}}",
  ),
  deliverOrder: typed<DeliverOrderMutation, DeliverOrderMutationVariables>(
    "mutation deliverOrder($id:ID!){deliverOrder(id:$id)}",
  ),
  cancelOrder: typed<CancelOrderMutation, CancelOrderMutationVariables>(
    "mutation cancelOrder($id:ID!){cancelOrder(id:$id){id status cancelledAt}}",
  ),
  refundOrder: typed<RefundOrderMutation, RefundOrderMutationVariables>(
    "mutation refundOrder($id:ID!$restock:Boolean=true$qty:Int$amount:Float){refundOrder(id:$id restock:$restock qty:$qty amount:$amount){id status refunded refundedAt}}",
  ),
  products: typed<ProductsQuery, ProductsQueryVariables>(
    "fragment ProductFields on Product{id name price regularPrice saleEndsAt image rating countInStock category{id slug name}brand{slug name}gtin mpn group{id name}optionValues{option value}updatedAt deletedAt}query products($search:String$filter:ProductFilter$inStock:Boolean$updatedSince:DateTime$first:Int=100$after:String){products(search:$search filter:$filter inStock:$inStock updatedSince:$updatedSince variants:true first:$first after:$after){nodes{...ProductFields}pageInfo{hasNextPage endCursor}}}",
  ),
  product: typed<ProductQuery, ProductQueryVariables>(
    "fragment ProductFields on Product{id name price regularPrice saleEndsAt image rating countInStock category{id slug name}brand{slug name}gtin mpn group{id name}optionValues{option value}updatedAt deletedAt}query product($id:ID!){product(id:$id){...ProductFields description images attributes{attribute{slug name unit}value}}}",
  ),
  productToEdit: typed<ProductToEditQuery, ProductToEditQueryVariables>(
    "fragment ProductFields on Product{id name price regularPrice saleEndsAt image rating countInStock category{id slug name}brand{slug name}gtin mpn group{id name}optionValues{option value}updatedAt deletedAt}query productToEdit($id:ID!){product(id:$id){...ProductFields description images draft version}}",
  ),
  addProduct: typed<AddProductMutation, AddProductMutationVariables>(
    "fragment ProductFields on Product{id name price regularPrice saleEndsAt image rating countInStock category{id slug name}brand{slug name}gtin mpn group{id name}optionValues{option value}updatedAt deletedAt}mutation addProduct($input:AddProductInput!){addProduct(input:$input){__typename ...ProductFields ...on ProductNameTaken{message}}}",
  ),
  editProduct: typed<EditProductMutation, EditProductMutationVariables>(
    "fragment ProductFields on Product{id name price regularPrice saleEndsAt image rating countInStock category{id slug name}brand{slug name}gtin mpn group{id name}optionValues{option value}updatedAt deletedAt}mutation editProduct($id:ID!$input:EditProductInput!){editProduct(id:$id input:$input){__typename ...ProductFields ...on ProductNameTaken{message}...on ProductChanged{message product{...ProductFields}}}}",
  ),
  deleteProduct: typed<DeleteProductMutation, DeleteProductMutationVariables>(
    "mutation deleteProduct($id:ID!){deleteProduct(id:$id)}",
  ),
  restockProduct: typed<RestockProductMutation, RestockProductMutationVariables>(
    "mutation restockProduct($id:ID!$units:Int!){restockProduct(id:$id units:$units){id countInStock updatedAt}}",
  ),
  webhooks: typed<WebhooksQuery, WebhooksQueryVariables>(
    "fragment WebhookFields on Webhook{id url events enabled createdAt}query webhooks{webhooks{...WebhookFields}}",
  ),
  createWebhook: typed<CreateWebhookMutation, CreateWebhookMutationVariables>(
    "fragment WebhookFields on Webhook{id url events enabled createdAt}mutation createWebhook($url:String!$events:[String!]!){createWebhook(url:$url events:$events){secret webhook{...WebhookFields}}}",
  ),
  rotateWebhookSecret: typed<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>(
    "fragment WebhookFields on Webhook{id url events enabled createdAt}mutation rotateWebhookSecret($id:ID!){rotateWebhookSecret(id:$id){secret webhook{...WebhookFields}}}",
  ),
  deleteWebhook: typed<DeleteWebhookMutation, DeleteWebhookMutationVariables>(
    "mutation deleteWebhook($id:ID!){deleteWebhook(id:$id)}",
  ),
};