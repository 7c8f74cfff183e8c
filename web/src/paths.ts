import { pages, productPath } from "@shop/shared/pages";

/** The paths of all pages (spec §2), for links. */
export const paths = {
  ...pages.anybody,
  ...pages.customers,
  ...pages.signedIn,
  ...pages.admins,
  /** The products of a category, given by its path from the root of the tree. */
  productsIn: (path: readonly { slug: string }[]) =>
    [pages.anybody.products, ...path.map(({ slug }) => encodeURIComponent(slug))].join("/"),
  collection: (slug: string) => `/collections/${encodeURIComponent(slug)}`,
  /** All products of a brand. */
  brand: (slug: string) => `${pages.anybody.products}?brand=${encodeURIComponent(slug)}`,
  /** The comparison of these products. */
  comparison: (ids: readonly string[]) =>
    ids.length > 0 ? `${pages.anybody.compare}?ids=${ids.join(",")}` : pages.anybody.compare,
  /**
   * The public cart page: `cart` asks visitors to sign in. No product has this id, so that none is highlighted.
   */
  openCart: "/cart/mine",
  /** The page of a product; `slug` has the words of its address. */
  product: (id: string, slug?: string | null) => productPath({ id, slug }),
  /** The reviews of a product, on its page. */
  reviewsOf: (id: string, slug?: string | null) => `${productPath({ id, slug })}#reviews`,
  /** The form of a product's review. */
  addReviewOf: (id: string) => `/addReview/${encodeURIComponent(id)}`,
  payment: (id: string, quantity: number) => `/payment/${encodeURIComponent(id)}/${quantity}`,
  /** The target of a quantity form submitted before hydration; the server redirects to `payment`. */
  paymentForm: (id: string) => `/payment/${encodeURIComponent(id)}`,
  checkout: (id: string, quantity: number) => `/checkout/${encodeURIComponent(id)}/${quantity}`,
  checkoutOfCart: (checkout: string) =>
    `${pages.customers.checkoutOfAll}?checkout=${encodeURIComponent(checkout)}`,
  /** The return page of the payment provider. */
  paymentReturn: (payment: string) => `/checkout/return/${encodeURIComponent(payment)}`,
  myOrder: (email: string, id: string) => `/myOrder/${encodeURIComponent(email)}/${encodeURIComponent(id)}`,
  myOrders: (email: string) => `/myOrder/${encodeURIComponent(email)}`,
  editItem: (id: string) => `/manageItems/${encodeURIComponent(id)}`,
  manageOrder: (id: string) => `/manageOrder/${encodeURIComponent(id)}`,
  return: (id: string) => `/returns/${encodeURIComponent(id)}`,
  user: (id: string) => `/users/${encodeURIComponent(id)}`,
  webhook: (id: string) => `/webhooks/${encodeURIComponent(id)}`,
  /** The contact page, with an order's number in its form. */
  contactAbout: (orderNumber: string) => `${pages.anybody.contact}?order=${orderNumber}`,
  /** The newsletter's form; the server handles it. */
  newsletter: "/newsletter",
} as const;
