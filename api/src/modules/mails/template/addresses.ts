import { addressLines } from "@shop/shared/address";
import { countryName } from "@shop/shared/country-name";
import { productPath } from "@shop/shared/pages";
import { withRegionName } from "../../../regions";
import type { Product } from "../../catalogue/product.entity";
import type { Order } from "../../orders/order.entity";
import type { Shop } from "./Frame";

type Origin = Pick<Shop, "origin">;

const part = encodeURIComponent;

/** The destination of an order: the lines of a structured address in its country's format, otherwise the text as typed. */
export const addressOf = ({ address, postalAddress }: Order): string =>
  postalAddress
    ? addressLines(withRegionName(postalAddress), countryName(postalAddress.country)).join("\n")
    : address;

/** The page of an order, for its customer. */
export const myOrderAddress = ({ origin }: Origin, { email, id }: Order): string =>
  `${origin}/myOrder/${part(email)}/${part(id)}`;

/** All open orders of a customer. */
export const myOrdersAddress = ({ origin }: Origin, { email }: Order): string =>
  `${origin}/myOrder/${part(email)}`;

/** The contact page, with the order's number in its form. */
export const contactAddress = ({ origin }: Origin, orderNumber?: string): string =>
  `${origin}/contact${orderNumber ? `?order=${part(orderNumber)}` : ""}`;

/** The page that confirms a subscription to the newsletter. */
export const confirmNewsletterAddress = ({ origin }: Origin, token: string): string =>
  `${origin}/newsletter/confirm/${part(token)}`;

/** The page that ends a subscription to the newsletter. */
export const unsubscribeAddress = ({ origin }: Origin, token: string): string =>
  `${origin}/newsletter/unsubscribe/${part(token)}`;

/** Leads to the customer's cart, and counts the visit. */
export const forgottenCartAddress = ({ origin }: Origin, token: string): string =>
  `${origin}/cart-reminder/open/${part(token)}`;

/** The page that stops the mails about forgotten carts. */
export const stopCartRemindersAddress = ({ origin }: Origin, token: string): string =>
  `${origin}/cart-reminder/stop/${part(token)}`;

/** The page of a return, for admins. */
export const returnAddress = ({ origin }: Origin, id: string): string => `${origin}/returns/${part(id)}`;

/** The page of an order, for admins. */
export const manageOrderAddress = ({ origin }: Origin, { id }: Order): string =>
  `${origin}/manageOrder/${part(id)}`;

/** All open orders, for admins. */
export const manageOrdersAddress = ({ origin }: Origin): string => `${origin}/manageOrder`;

/** The page of a product. */
export const productAddress = ({ origin }: Origin, product: Pick<Product, "id" | "slug">): string =>
  origin + productPath(product);

/** The review form of a product, for its buyers. */
export const addReviewAddress = ({ origin }: Origin, productId: string): string =>
  `${origin}/addReview/${part(productId)}`;

/** The page of a product, for admins. */
export const manageItemAddress = ({ origin }: Origin, id: string): string =>
  `${origin}/manageItems/${part(id)}`;

/** The webhooks, for admins. */
export const webhooksAddress = ({ origin }: Origin): string => `${origin}/webhooks`;
