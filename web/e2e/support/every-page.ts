/** Open pages; ":id" stands for a product that is sold. */
export const openPages = [
  "/",
  "/products",
  "/products?search=watch",
  "/product/:id",
  "/login",
  "/registration",
  "/checkout/1/1",
  "/portfolio",
  "/blog",
  "/cart/none",
  "/nowhere",
];

/** Pages that need a customer; ":email" stands for theirs. */
export const customerPages = [
  "/payment/:id/1",
  "/payment/cart",
  "/checkout/cart",
  "/checkout/return/none",
  "/myOrder/:email",
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
];
