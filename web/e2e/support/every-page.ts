import { createRequire } from "node:module";
import type * as Table from "@shop/shared/pages";

// Playwright compiles what is required of the shared package, and finds no names in what is imported.
const { pagesOf } = createRequire(import.meta.url)("@shop/shared/pages") as typeof Table;

/** Addresses of pages that have parameters; ":id" stands for a product that is sold, ":order" for an order, ":email" for a customer's. */
const examples: Partial<Record<Table.PageName, string>> = {
  checkout: "/checkout/1/1",
  cartOfVisitor: "/cart/none",
  paymentReturn: "/checkout/return/none",
  payment: "/payment/:id/1",
  myOrders: "/myOrder/:email",
  myOrder: "/myOrder/:email/:order",
  manageOrder: "/manageOrder/:order",
  user: "/users/none",
  webhook: "/webhooks/none",
};

const pagesFor = (...audiences: Table.Audience[]): string[] =>
  audiences.flatMap(pagesOf).map(([name, path]) => examples[name] ?? path);

/** Open pages, and one that isn't there. */
export const openPages = [
  ...pagesFor("anybody", "visitors"),
  "/products?search=watch",
  "/products/watches",
  "/nowhere",
];

/** Pages that need a customer. */
export const customerPages = [...pagesFor("signedIn", "customers"), "/myOrder/:email?show=past"];

/** Pages that need an admin. */
export const adminPages = pagesFor("signedIn", "admins");

/** The address of a page, with what its parameters stand for. */
export function addressOf(page: string, found: { id?: string; email?: string; order?: string }): string {
  const { id = "", email = "", order = "" } = found;
  return page.replace(":id", id).replace(":email", encodeURIComponent(email)).replace(":order", order);
}
