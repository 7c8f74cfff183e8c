/** The paths of all pages (spec §2). */
export const paths = {
  home: "/",
  products: "/products",
  /** The products of a category, given from the root of the tree down. */
  productsIn: (path: readonly { slug: string }[]) =>
    ["/products", ...path.map(({ slug }) => encodeURIComponent(slug))].join("/"),
  /** All products of a brand. */
  brand: (slug: string) => `/products?brand=${encodeURIComponent(slug)}`,
  compare: "/compare",
  /** These products beside each other. */
  comparison: (ids: readonly string[]) => (ids.length > 0 ? `/compare?ids=${ids.join(",")}` : "/compare"),
  product: (id: string) => `/product/${encodeURIComponent(id)}`,
  cart: "/cart",
  login: "/login",
  registration: "/registration",
  payment: (id: string, quantity: number) => `/payment/${encodeURIComponent(id)}/${quantity}`,
  /** Where a form without code sends the quantity; the server leads on to `payment`. */
  paymentForm: (id: string) => `/payment/${encodeURIComponent(id)}`,
  checkout: (id: string, quantity: number) => `/checkout/${encodeURIComponent(id)}/${quantity}`,
  /** The shipping form of the whole cart. */
  paymentOfCart: "/payment/cart",
  /** The payment of all orders that wait for it, or of those of one cart. */
  checkoutOfAll: "/checkout/cart",
  checkoutOfCart: (checkout: string) => `/checkout/cart?checkout=${encodeURIComponent(checkout)}`,
  /** Where the payment provider leads back to. */
  paymentReturn: (payment: string) => `/checkout/return/${encodeURIComponent(payment)}`,
  myOrder: (email: string, id: string) => `/myOrder/${encodeURIComponent(email)}/${encodeURIComponent(id)}`,
  myOrders: (email: string) => `/myOrder/${encodeURIComponent(email)}`,
  addReview: "/addReview",
  dashboard: "/dashboard",
  addItems: "/addItems",
  users: "/users",
  manageItems: "/manageItems",
  importItems: "/manageItems/import",
  editItem: (id: string) => `/manageItems/${encodeURIComponent(id)}`,
  manageOrders: "/manageOrder",
  manageOrder: (id: string) => `/manageOrder/${encodeURIComponent(id)}`,
  jobs: "/jobs",
  apiKeys: "/apiKeys",
  webhooks: "/webhooks",
  webhook: (id: string) => `/webhooks/${encodeURIComponent(id)}`,
  manageReviews: "/manageReviews",
  audit: "/audit",
  categories: "/categories",
  brands: "/categories/brands",
  attributes: "/categories/attributes",
  portfolio: "/portfolio",
  profile: "/profile",
  blog: "/blog",
  newsletter: "/newsletter",
  privacy: "/privacy",
  terms: "/terms",
} as const;
