/** Open pages; ":id" stands for a product that is sold. */
export const openPages = [
  "/",
  "/products",
  "/products?search=watch",
  "/products/watches",
  "/compare",
  "/product/:id",
  "/login",
  "/registration",
  "/checkout/1/1",
  "/portfolio",
  "/blog",
  "/privacy",
  "/terms",
  "/cart/none",
  "/nowhere",
];

/** Pages that need a customer; ":email" stands for theirs, and ":order" for one of their orders. */
export const customerPages = [
  "/payment/:id/1",
  "/payment/cart",
  "/checkout/cart",
  "/checkout/return/none",
  "/myOrder/:email",
  "/myOrder/:email?show=past",
  "/myOrder/:email/:order",
  "/dashboard",
  "/profile",
  "/addReview",
  "/cart",
];

/** Pages that need an admin; ":order" stands for somebody's order. */
export const adminPages = [
  "/dashboard",
  "/addItems",
  "/manageItems/:id",
  "/manageItems/import",
  "/manageItems",
  "/users",
  "/manageOrder",
  "/manageOrder/:order",
  "/manageReviews",
  "/audit",
  "/categories",
  "/categories/brands",
  "/categories/attributes",
];

/** The address of a customer's page. */
export function customerAddress(route: string, found: { id: string; email: string; order: string }): string {
  const { id, email, order } = found;
  return route.replace(":id", id).replace(":email", encodeURIComponent(email)).replace(":order", order);
}
