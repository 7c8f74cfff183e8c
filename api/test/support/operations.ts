import { randomUUID } from "node:crypto";

/** The input of placeOrder, with a new idempotency key each time. */
export function anOrderForm(productId: string, wanted: Record<string, unknown> = {}) {
  const shipping = { name: "Carl Shopper", address: "1 High Street", phone: "555-0100" };
  return { productId, qty: 1, ...shipping, idempotencyKey: randomUUID(), ...wanted };
}

/** The input of placeOrders, with a new idempotency key each time. */
export function aCartForm(items: { productId: string; qty: number }[], wanted: Record<string, unknown> = {}) {
  const shipping = { name: "Carl Shopper", address: "1 High Street", phone: "555-0100" };
  return { items, ...shipping, idempotencyKey: randomUUID(), ...wanted };
}

/** The body of POST /order, with the defaults of `anOrderForm`. */
export function anOrderBody(productId: string, wanted: Record<string, unknown> = {}) {
  return {
    id: productId,
    qty: 1,
    name: "Carl Shopper",
    address: "1 High Street",
    zip: "555-0100",
    ...wanted,
  };
}

/** The input of addProduct; REST has the same fields. */
export function aProductForm(wanted: Record<string, unknown> = {}) {
  const name = `Product ${randomUUID()}`;
  return {
    name,
    description: "A thing.",
    price: 9.5,
    image: "/pictures/a.svg",
    rating: 4.5,
    countInStock: 5,
    ...wanted,
  };
}

export const PLACE_ORDER = `mutation PlaceOrder($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    __typename
    ... on Order { id name email address phone qty productName unitPrice total paid product { id countInStock } }
    ... on InsufficientStock { message countInStock }
    ... on DuplicateOrder { message order { id } }
    ... on LimitExceeded { message limit }
  }
}`;

/** Every member of PlaceOrderResult at once. */
export interface PlaceOrderAnswer {
  placeOrder: {
    __typename: "Order" | "InsufficientStock" | "DuplicateOrder" | "LimitExceeded";
    id: string;
    productName: string;
    unitPrice: number;
    total: number;
    paid: boolean;
    email: string;
    countInStock: number;
    limit: number;
    order: { id: string };
    product: { id: string; countInStock: number } | null;
  };
}

export const PLACE_ORDERS = `mutation PlaceOrders($input: PlaceOrdersInput!) {
  placeOrders(input: $input) {
    __typename
    ... on Checkout { id total createdAt orders { id number qty productName total imageUrl checkoutId status product { id countInStock } } }
    ... on CartRefused {
      message refusals { productId reason countInStock limit { message limit } order { id } }
    }
  }
}`;

/** Every member of PlaceOrdersResult at once. */
export interface PlaceOrdersAnswer {
  placeOrders: {
    __typename: "Checkout" | "CartRefused";
    id: string;
    total: number;
    orders: {
      id: string;
      number: string;
      qty: number;
      productName: string;
      total: number;
      imageUrl: string | null;
      checkoutId: string;
      product: { id: string; countInStock: number } | null;
    }[];
    refusals: {
      productId: string;
      reason: string;
      countInStock: number | null;
      limit: { message: string; limit: number } | null;
      order: { id: string } | null;
    }[];
  };
}

export const CANCEL_ORDER = "mutation ($id: ID!) { cancelOrder(id: $id) { id cancelledAt } }";

export const MY_ORDERS = `query MyOrders($first: Int! = 24, $after: String) {
  myOrders(first: $first, after: $after) { nodes { id productName paid } pageInfo { hasNextPage endCursor } totalCount }
}`;

export const ORDERS = `query Orders($first: Int! = 50, $after: String, $search: String) {
  orders(first: $first, after: $after, search: $search) { nodes { id email } pageInfo { hasNextPage endCursor } totalCount }
}`;

/** A page of a connection. */
export interface Page<Node> {
  nodes: Node[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
}
