import type { Caller } from "./caller";
import { aCartForm } from "./operations";

const refusals = `... on TotalChanged { message quote { total shipping shippingMethodId shippingOptions { id } } }
  ... on DiscountRefused { message } ... on NotDelivered { message country }`;
/** The fields of an order's charged amounts. */
export const chargedFields =
  "id unitPrice total discount shipping tax taxIncluded shippingMethod discountCode taxLines { name percent amount }";
/** Places an order; selects all members of the result. */
export const PLACE = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
  __typename ... on Order { ${chargedFields} shippingAddress { line1 city region country } address } ... on InsufficientStock { message } ${refusals} } }`;
const PLACE_CART = `mutation ($input: PlaceOrdersInput!) { placeOrders(input: $input) {
  __typename ... on Checkout { id number items total discount shipping tax orders { ${chargedFields} } } ... on CartRefused { message } ${refusals} } }`;
/** The result of placing an order or a cart: the placed one, or the refusal. */
export interface Placed {
  __typename: string;
  id: string;
  message: string;
  unitPrice: number;
  total: number;
  discount: number;
  shipping: number;
  tax: number;
  quote: { total: number; shipping: number; shippingMethodId: string };
  taxLines: { percent: number }[];
  orders: Placed[];
}

/** Places an order; returns its charged amounts or the refusal. */
export const placeOne = async (by: Caller, input: object): Promise<Placed> =>
  (await by.ask<{ placeOrder: Placed }>(PLACE, { input })).placeOrder;

/** Places a cart; returns its charged amounts or the refusal. */
export const placeCart = async (by: Caller, input: object): Promise<Placed> =>
  (await by.ask<{ placeOrders: Placed }>(PLACE_CART, { input })).placeOrders;

/** The form of a cart with one unit of the first product, two of the second, and so on. */
export const cartOf = (ids: string[], wanted: Record<string, unknown> = {}): object =>
  aCartForm(
    ids.map((productId, at) => ({ productId, qty: at + 1 })),
    wanted,
  );
