import { pages } from "@shop/shared/pages";

/** Where photos for a review of a product are sent to. */
export const reviewPhotosPath = (id: string) => `/products/${encodeURIComponent(id)}/photos`;

/** The addresses of all pages (spec §2), as links write them. */
export const paths = {
  ...pages.anybody,
  ...pages.customers,
  ...pages.signedIn,
  ...pages.admins,
  /** The products of a category, given from the root of the tree down. */
  productsIn: (path: readonly { slug: string }[]) =>
    [pages.anybody.products, ...path.map(({ slug }) => encodeURIComponent(slug))].join("/"),
  /** All products of a brand. */
  brand: (slug: string) => `${pages.anybody.products}?brand=${encodeURIComponent(slug)}`,
  /** These products beside each other. */
  comparison: (ids: readonly string[]) =>
    ids.length > 0 ? `${pages.anybody.compare}?ids=${ids.join(",")}` : pages.anybody.compare,
  /** The cart of anybody: `cart` asks visitors to sign in. No product has this id, so that none is highlighted. */
  openCart: "/cart/mine",
  product: (id: string) => `/product/${encodeURIComponent(id)}`,
  /** The reviews of a product, on its page. */
  reviewsOf: (id: string) => `/product/${encodeURIComponent(id)}#reviews`,
  /** The form of a product's review. */
  addReviewOf: (id: string) => `/addReview/${encodeURIComponent(id)}`,
  payment: (id: string, quantity: number) => `/payment/${encodeURIComponent(id)}/${quantity}`,
  /** Where a form without code sends the quantity; the server leads on to `payment`. */
  paymentForm: (id: string) => `/payment/${encodeURIComponent(id)}`,
  checkout: (id: string, quantity: number) => `/checkout/${encodeURIComponent(id)}/${quantity}`,
  checkoutOfCart: (checkout: string) =>
    `${pages.customers.checkoutOfAll}?checkout=${encodeURIComponent(checkout)}`,
  /** Where the payment provider leads back to. */
  paymentReturn: (payment: string) => `/checkout/return/${encodeURIComponent(payment)}`,
  myOrder: (email: string, id: string) => `/myOrder/${encodeURIComponent(email)}/${encodeURIComponent(id)}`,
  myOrders: (email: string) => `/myOrder/${encodeURIComponent(email)}`,
  editItem: (id: string) => `/manageItems/${encodeURIComponent(id)}`,
  manageOrder: (id: string) => `/manageOrder/${encodeURIComponent(id)}`,
  user: (id: string) => `/users/${encodeURIComponent(id)}`,
  webhook: (id: string) => `/webhooks/${encodeURIComponent(id)}`,
  /** The newsletter's form, which the server answers. */
  newsletter: "/newsletter",
} as const;
