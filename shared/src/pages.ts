/**
 * Every page of the shop (spec §2): its path, who may open it, and what crawlers learn of it. The web's router, its links, the
 * sitemap, robots.txt and the tests that visit every page read this table; the web's router names the code of each.
 */

/** Who may open a page; anybody if it says nothing. `customers` and `admins` have signed in; `visitors` may be anybody but an admin. */
export type Audience = "signedIn" | "customers" | "admins" | "visitors";

interface PageRow {
  /** With `:name` for each parameter. */
  path: string;
  audience?: Audience;
  /** Whether the sitemap lists it. */
  listed?: true;
  /** Whether robots.txt closes it though anybody may open it. */
  closed?: true;
}

/** The pages by the names that the web's `paths` have for them. */
export const pages = {
  home: { path: "/", listed: true },
  products: { path: "/products", listed: true },
  compare: { path: "/compare" },
  product: { path: "/product/:id" },
  portfolio: { path: "/portfolio", listed: true },
  blog: { path: "/blog", listed: true },
  privacy: { path: "/privacy", listed: true },
  terms: { path: "/terms", listed: true },
  login: { path: "/login" },
  registration: { path: "/registration" },
  checkout: { path: "/checkout/:id/:qty", closed: true },

  cartOfVisitor: { path: "/cart/:id", audience: "visitors" },
  cart: { path: "/cart", audience: "customers" },
  paymentOfCart: { path: "/payment/cart", audience: "customers" },
  checkoutOfAll: { path: "/checkout/cart", audience: "customers" },
  paymentReturn: { path: "/checkout/return/:paymentId", audience: "customers" },
  myOrder: { path: "/myOrder/:email/:id", audience: "customers" },
  payment: { path: "/payment/:id/:qty", audience: "customers" },
  myOrders: { path: "/myOrder/:id", audience: "customers" },
  addReview: { path: "/addReview", audience: "customers" },
  profile: { path: "/profile", audience: "customers" },

  dashboard: { path: "/dashboard", audience: "signedIn" },

  addItems: { path: "/addItems", audience: "admins" },
  users: { path: "/users", audience: "admins" },
  importItems: { path: "/manageItems/import", audience: "admins" },
  manageItems: { path: "/manageItems", audience: "admins" },
  editItem: { path: "/manageItems/:id", audience: "admins" },
  manageOrders: { path: "/manageOrder", audience: "admins" },
  manageOrder: { path: "/manageOrder/:id", audience: "admins" },
  manageReviews: { path: "/manageReviews", audience: "admins" },
  audit: { path: "/audit", audience: "admins" },
  categories: { path: "/categories", audience: "admins" },
  brands: { path: "/categories/brands", audience: "admins" },
  attributes: { path: "/categories/attributes", audience: "admins" },
  jobs: { path: "/jobs", audience: "admins" },
  apiKeys: { path: "/apiKeys", audience: "admins" },
  webhooks: { path: "/webhooks", audience: "admins" },
  webhook: { path: "/webhooks/:id", audience: "admins" },
} as const satisfies Record<string, PageRow>;

/** The name of a page. */
export type PageName = keyof typeof pages;

/** The pages as rows of one type, in their order. */
export const pageRows = Object.entries(pages) as readonly [PageName, PageRow][];
