/**
 * Every page of the shop (spec §2): its path by audience and by its name in the web's `paths`. The web's router, its
 * links, the sitemap, robots.txt and the tests that visit every page read this table; the web's router names the code
 * of each page.
 */
export const pages = {
  anybody: {
    home: "/",
    products: "/products",
    collection: "/collections/:slug",
    compare: "/compare",
    product: "/product/:id",
    portfolio: "/portfolio",
    blog: "/blog",
    contact: "/contact",
    privacy: "/privacy",
    terms: "/terms",
    login: "/login",
    registration: "/registration",
    checkout: "/checkout/:id/:qty",
  },
  /** Everybody except admins. */
  visitors: {
    cartOfVisitor: "/cart/:id",
  },
  /** Signed-in customers. */
  customers: {
    cart: "/cart",
    paymentOfCart: "/payment/cart",
    checkoutOfAll: "/checkout/cart",
    paymentReturn: "/checkout/return/:paymentId",
    myOrder: "/myOrder/:email/:id",
    payment: "/payment/:id/:qty",
    myOrders: "/myOrder/:id",
    wishList: "/wishList",
    addReview: "/addReview",
    addProductReview: "/addReview/:id",
    profile: "/profile",
  },
  signedIn: {
    dashboard: "/dashboard",
  },
  admins: {
    addItems: "/addItems",
    users: "/users",
    user: "/users/:id",
    importItems: "/manageItems/import",
    groups: "/manageItems/groups",
    group: "/manageItems/groups/:id",
    manageItems: "/manageItems",
    editItem: "/manageItems/:id",
    newOrder: "/orders/new",
    manageOrders: "/manageOrder",
    manageOrder: "/manageOrder/:id",
    returns: "/returns",
    return: "/returns/:id",
    manageReviews: "/manageReviews",
    audit: "/audit",
    categories: "/categories",
    brands: "/categories/brands",
    attributes: "/categories/attributes",
    manageCollections: "/manageCollections",
    manageCollection: "/manageCollections/:id",
    jobs: "/jobs",
    giftCards: "/giftCards",
    apiKeys: "/apiKeys",
    webhooks: "/webhooks",
    webhook: "/webhooks/:id",
    settings: "/settings",
  },
} as const;

/** The audience that may open a page. */
export type Audience = keyof typeof pages;

/** The name of a page. */
export type PageName = { [Each in Audience]: keyof (typeof pages)[Each] }[Audience];

/** The pages of an audience, by name and path. */
export const pagesOf = (audience: Audience) => Object.entries(pages[audience]) as [PageName, string][];

/** The pages in the sitemap. */
export const listedPages = ["home", "products", "portfolio", "blog", "contact", "privacy", "terms"] as const;

/** The paths that robots.txt disallows: pages with a restricted audience, and the payment page of an order. */
export const closedPaths = (): string[] => [
  pages.anybody.checkout,
  ...(Object.keys(pages) as Audience[])
    .filter((audience) => audience !== "anybody")
    .flatMap((audience) => pagesOf(audience).map(([, path]) => path)),
];

/** The path of a product's page, with the words of its address if it has any. */
export const productPath = ({ id, slug }: { id: string; slug?: string | null | undefined }): string =>
  `/product/${encodeURIComponent(id)}${slug ? `/${slug}` : ""}`;
