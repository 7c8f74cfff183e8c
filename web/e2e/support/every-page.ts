import { createRequire } from "node:module";
import type * as Table from "@shop/shared/pages";

// Playwright compiles the shared package if it is required, but finds no exports if it is imported.
const { pagesOf } = createRequire(import.meta.url)("@shop/shared/pages") as typeof Table;

/**
 * Addresses of pages with parameters; ":id" stands for a product for sale, ":order" for an order, ":email" for a
 * customer's email.
 */
const examples: Partial<Record<Table.PageName, string>> = {
  collection: "/collections/none",
  checkout: "/checkout/1/1",
  cartOfVisitor: "/cart/none",
  paymentReturn: "/checkout/return/none",
  payment: "/payment/:id/1",
  myOrders: "/myOrder/:email",
  myOrder: "/myOrder/:email/:order",
  manageOrder: "/manageOrder/:order",
  user: "/users/none",
  return: "/returns/none",
  webhook: "/webhooks/none",
  group: "/manageItems/groups/new",
};

const pagesFor = (...audiences: Table.Audience[]): string[] =>
  audiences.flatMap(pagesOf).map(([name, path]) => examples[name] ?? path);

/** Open pages that answer 404: an unknown address, and a collection that doesn't exist. */
export const missingPages = ["/nowhere", "/collections/none"];

/** Public pages, and an unknown address. */
export const openPages = [
  ...pagesFor("anybody", "visitors"),
  "/products?search=watch",
  "/products/watches",
  "/nowhere",
];

/** Pages for customers. */
export const customerPages = [
  ...pagesFor("signedIn", "customers"),
  "/myOrder/:email?show=past",
  "/myOrder/:email?show=returns",
];

/** Pages for admins. */
export const adminPages = pagesFor("signedIn", "admins");

/** The address of a page with values for its parameters. */
export function addressOf(page: string, found: { id?: string; email?: string; order?: string }): string {
  const { id = "", email = "", order = "" } = found;
  return page.replace(":id", id).replace(":email", encodeURIComponent(email)).replace(":order", order);
}
