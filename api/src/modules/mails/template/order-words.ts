import { serverTexts } from "@shop/shared/messages/server";
import { nameWithOptions } from "@shop/shared/option-values";
import type { Order } from "../../orders/order.entity";

const words = () => serverTexts().mails.orderWords;

/** At least one order. */
export type Orders = readonly [Order, ...Order[]];

/** A cart of several products, with the number that its customer sees. */
export interface MailedCart {
  number: string;
  /** All of its orders, including cancelled ones. */
  orders: Orders;
}

/** `order 6180-3399` for one order or a cart, or `3 orders`. */
export const namedOrders = (orders: readonly Order[], cart: MailedCart | null = null): string =>
  cart || orders.length === 1
    ? words().order(String(cart?.number ?? orders[0]?.number))
    : words().orders(orders.length);

/** `3 products`. */
export const countProducts = ({ length }: readonly Order[]): string => words().products(length);

/** Whether the list isn't empty. */
export const isNonEmpty = (orders: Order[]): orders is [Order, ...Order[]] => orders.length > 0;

/** The wording for changed orders: an order, a whole cart, or a product of it. */
export interface ChangedOrders {
  /** `Your order`, or `Part of your order`. */
  whose: string;
  /** The number that the customer sees. */
  number: string;
  /** `order 6180-3399`, or `Bow Saw of order 7000-1111`. */
  what: string;
}

/** The wording for orders that changed together; with a cart, they are some or all of its orders. */
export function wordsOf(orders: Orders, cart: MailedCart | null): ChangedOrders {
  const [{ number, productName, optionValues }, ...others] = orders;
  if (!cart) return { whose: words().whole, number, what: words().order(number) };
  const whole = orders.length === cart.orders.length;
  const products = others.length === 0 ? nameWithOptions(productName, optionValues) : countProducts(orders);
  return {
    whose: whole ? words().whole : words().part,
    number: cart.number,
    what: whole ? words().order(cart.number) : words().productsOf(products, cart.number),
  };
}

/** Capitalizes the first letter, for the beginning of a sentence. */
export const capitalize = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);
