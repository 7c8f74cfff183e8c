/** Texts of the admin's menu and search. Entries are shorter than their pages' titles, which the avatar menu has. */
export const adminMenuTexts = {
  label: "Admin",
  allPages: "All admin pages",
  more: "More",
  search: "Search",
  groups: { customers: "Customers", catalogue: "Catalogue", records: "Records" },
  entries: {
    overview: "Overview",
    orders: "Orders",
    reviews: "Reviews",
    users: "Users",
    items: "Items",
    newItem: "New item",
    categories: "Categories",
    importItems: "Import",
    jobs: "Jobs",
    audit: "Audit",
  },
  /** The titles of pages that the avatar menu doesn't have. */
  pages: {
    categories: "Categories",
    importItems: "Import Items",
    manageReviews: "Manage Reviews",
    jobs: "Jobs",
    audit: "Audit",
  },
  waiting: {
    toDeliver: (count: string) => `${count} to deliver`,
    unpaid: (count: string) => `${count} not paid`,
    lowStock: (count: string) => `${count} low in stock`,
    pending: (count: string) => `${count} waiting for approval`,
    givenUp: (count: string) => `${count} given up`,
    newReviews: (count: string) => `${count} new`,
  },
} as const;

/** Texts of the search that Ctrl+K opens. */
export const adminSearchTexts = {
  title: "Search the shop",
  label: "Find a page, product, order or user",
  placeholder: "Page, product, order or user",
  results: "Results",
  close: "Close the search",
  searching: "Searching…",
  nothing: (search: string) => `Nothing found for “${search}”.`,
  retry: "Try again",
  hints: { move: "to move", open: "to open", close: "to close" },
  pages: "Pages",
  products: "Products",
  orders: "Orders",
  users: "Users",
  allProducts: "All matching products",
  allOrders: "All matching orders",
  allUsers: "All matching users",
  inStock: (count: number) => `${count} in stock`,
  soldOut: "Sold out",
  admin: "Admin",
} as const;
