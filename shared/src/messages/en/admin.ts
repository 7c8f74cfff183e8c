/** Texts of the admin's menu, search, users and reviews, and of all its dialogs and bulk actions. */
import { counted, doneTo, failed, succeeded, toast } from "./common";

/** The admin's menu. Its entries are shorter than the pages' titles, which the avatar menu shows. */
export const adminMenuTexts = {
  label: "Admin",
  allPages: "All admin pages",
  more: "More",
  search: "Search",
  groups: {
    customers: "Customers",
    catalogue: "Catalogue",
    programs: "Programs",
    records: "Records",
    shop: "Shop",
  },
  entries: {
    overview: "Dashboard",
    orders: "Orders",
    newOrder: "New order",
    returns: "Returns",
    reviews: "Reviews",
    users: "Users",
    items: "Items",
    newItem: "Add items",
    categories: "Categories",
    collections: "Collections",
    importItems: "Import items",
    webhooks: "Webhooks",
    jobs: "Jobs",
    audit: "Audit",
    giftCards: "Gift cards",
    apiKeys: "API keys",
    settings: "Settings",
  },
  /** The titles of pages that aren't in the avatar menu. */
  pages: {
    newOrder: "New order",
    categories: "Categories",
    importItems: "Import items",
    returns: "Returns",
    manageReviews: "Reviews",
    webhooks: "Webhooks",
    jobs: "Jobs",
    audit: "Audit",
    giftCards: "Gift cards",
    apiKeys: "API keys",
    settings: "Settings",
  },
  waiting: {
    paymentProblems: (count: string) => `${count} with a payment problem`,
    toDeliver: (count: string) => `${count} to deliver`,
    unpaid: (count: string) => `${count} not paid`,
    toAnswer: (count: string) => `${count} to answer`,
    lowStock: (count: string) => `${count} low in stock`,
    pending: (count: string) => `${count} waiting for approval`,
    givenUp: (count: string) => `${count} given up`,
    newReviews: (count: string) => `${count} new`,
  },
} as const;

/** Further words by which the search finds a page. */
export const adminKeywords = {
  overview: "home sales statistics",
  orders: "deliver delevered ship paid cancel dispute chargeback refund failed",
  newOrder: "phone order for a customer payment link",
  returns: "send back refund rma label",
  reviews: "ratings comments publish hide",
  users: "all customers admins block unblock",
  items: "products stock restock prices",
  newItem: "new product create",
  importItems: "csv upload products spreadsheet",
  categories: "brands attributes tree filters catalogue taxonomy",
  collections: "gifts picks campaigns seasons selections",
  webhooks: "events programs integrations notify deliveries",
  jobs: "failed mails refunds tasks retry worker",
  giftCards: "vouchers presents balance code",
  apiKeys: "tokens programs integrations secrets scopes developers",
  settings:
    "delivery shipping taxes vat sales tax rates discount codes coupons vouchers country logo color storefront home page footer",
  audit: "log history who did what",
  shop: "shop store page",
} as const;

/** The search that Ctrl+K opens. */
export const adminSearchTexts = {
  title: "Search the shop",
  label: "Find a page, product, order or user",
  placeholder: "Page, product, order or user",
  results: "Results",
  close: "Close the search",
  searching: "Searching…",
  counted: (count: number) => counted(count, "result"),
  nothing: (search: string) => `No results for “${search}”.`,
  retry: "Try again",
  hints: { move: "to move", open: "to open", close: "to close" },
  keys: { open: "Enter", close: "Esc" },
  pages: "Pages",
  products: "Products",
  orders: "Orders",
  users: "Users",
  allProducts: "All matching products",
  allOrders: "All matching orders",
  allUsers: "All matching users",
  inStock: (count: number) => `${count} in stock`,
  soldOut: "Sold out",
} as const;

/** Forms in dialogs. */
export const formTexts = {
  edit: "Edit",
  remove: "Delete",
  notDeleted: "Not deleted",
  gone: "Someone else just deleted this. Close this dialog to see the current list.",
  notSaved: "That didn't work. What you typed is still here. Please try again.",
} as const;

/** The dialog that shows a secret once. */
export const secretTexts = {
  once: "Copy it now and store it safely. You won't see it again.",
  stored: "I've stored it",
} as const;

/** `/users`. */
export const usersTexts = {
  title: "All Users",
  noun: ["user", "users"],
  columns: { name: "Name", email: "Email", userId: "User's ID", status: "Status" },
  active: "Active",
  empty: "No users found.",
  searchHint: "Name or email",
  copyId: "Copy ID",
  makeAdmin: "Make Admin",
  block: "Block",
  blocked: "Blocked",
  unblock: "Unblock",
  exportSubscribers: "Export subscribers",
  sorts: { newest: "Newest", oldest: "Oldest", email: "Email", role: "Admins first" },
} as const;

/** The roles of users. */
export const roleTexts = { ADMIN: "Admin", STAFF: "Staff", CUSTOMER: "Ordinary user" } as const;

/** `/users/:id`: a customer's page. */
export const userTexts = {
  untitled: "User",
  back: "All users",
  loading: "the user",
  notFound: "We couldn't find this user. They may have deleted their account.",
  openOrders: "Open orders",
  totalPaid: "Total paid",
  placed: "Orders",
  since: "Since",
  about: "About",
  role: "Role",
  copyEmail: "Copy email",
  newsletter: "Newsletter",
  subscribed: (day: string) => `Subscribed since ${day}`,
  notSubscribed: "Not subscribed",
  review: "Review of the shop",
  noReview: "None yet.",
  inReviews: "Find it in Reviews",
  ordersEmpty: "No orders yet.",
  orderSearch: "Number or item",
} as const;

/** The dialog for a user's permissions, and how their page shows them. */
export const permissionsTexts = {
  title: "Permissions",
  admin: "Admin (everything)",
  of: (email: string) => `Permissions of ${email}`,
  about:
    "With at least one permission they are staff. A change takes effect with their next request; their menu follows within 15 minutes.",
  ofAdmin:
    "This is an admin, who may do everything. If you save, they keep only what you choose here. API keys and webhooks that they created keep working until you end them.",
  save: "Save",
  saved: (email: string) => toast(`The permissions of ${email} were saved.`),
  gone: "Someone else has just blocked this user.",
  notSaved: "That didn't work. Your choice is still here. Please try again.",
} as const;

/** The dialog that makes a user an admin. */
export const makeAdminTexts = {
  title: (email: string) => `Make ${email} an admin?`,
  text: "They'll be able to manage products, orders and users, just like you. You can take it back under Permissions.",
  gone: "Someone else has just blocked this user. The list is up to date now.",
} as const;

/** The dialog that blocks a user. */
export const blockTexts = {
  title: (email: string) => `Block ${email}?`,
  text: "They'll be signed out everywhere and can't sign in again. Their orders are kept. You can unblock them later.",
  programs: "The API keys and webhooks they created keep working:",
  programsLabel: "API keys and webhooks of this user",
  apiKey: "API key",
  webhook: "Webhook to",
  revoke: (apiKeys: number, webhooks: number) =>
    [
      apiKeys > 0 && `Revoke ${apiKeys === 1 ? "this API key" : `these ${apiKeys} API keys`}`,
      webhooks > 0 &&
        `${apiKeys > 0 ? " and switch" : "Switch"} off ${webhooks === 1 ? "this webhook" : `these ${webhooks} webhooks`}`,
    ]
      .filter(Boolean)
      .join(""),
  revokeHint: (apiKeys: number, webhooks: number) =>
    [
      apiKeys > 0 &&
        "Programs that use these keys will lose access immediately. A revoked key can't be used again.",
      webhooks > 0 && "You can switch a webhook on again; give it a new secret when you do.",
    ]
      .filter(Boolean)
      .join(" "),
  unknown: "We couldn't load their API keys and webhooks. Any that they created keep working.",
  own: "This is you",
  paid: "Paid orders are waiting",
  tooLate:
    "Not blocked: this user is already blocked, or has just paid for an order. The list is up to date now.",
  emailTaken: "Not unblocked: someone else has registered with this email.",
} as const;

/** The creator of an API key or a webhook. */
export const creatorTexts = {
  header: "Created by",
  unknown: "Not recorded",
  former: "Former admin",
} as const;

/** `/manageReviews`. */
export const manageReviewsTexts = {
  title: "Reviews",
  noun: ["review", "reviews"],
  columns: {
    customer: "Customer",
    rating: "Rating",
    comment: "Comment",
    written: "Written",
    status: "Status",
  },
  newest: "Newest",
  searchHint: "Name or comment",
  empty: "No reviews yet. What customers write appears here.",
  photo: (number: number, count: number, author: string) =>
    `Open photo ${number} of ${count} by ${author} in a new tab`,
  hide: "Hide",
  show: "Show",
  keepHidden: "Keep hidden",
  reviewOf: (author: string) => `the review of ${author}`,
  readAll: "Read all",
  showLess: "Show less",
} as const;

/** Hiding or showing several reviews. */
export const moderateSelectedTexts = {
  hide: {
    label: "Hide",
    question: (count: number) => `Hide ${counted(count, "review")}?`,
    consequence: "Visitors will no longer see them. You can show them again.",
    done: doneTo("review", "hidden"),
  },
  show: {
    label: "Show",
    question: (count: number) => `Show ${counted(count, "review")}?`,
    consequence: "Visitors will see them on the home page. You can hide them again.",
    done: doneTo("review", "shown"),
  },
  gone: "This review no longer exists.",
} as const;

/** Alerts of the admin's pages (spec §8). */
export const adminAlerts = {
  itemAdded: succeeded("Item Added Succesfully"),
  madeAdmin: succeeded("User Succesfully made admin"),
  userDeleted: succeeded("User Deleted Succesfuly"),
  itemDeleted: succeeded("Item Deleted Succesfuly"),
  itemDelivered: succeeded("Item Delevered Succesfuly"),
} as const;

/** The names of downloaded files. */
export const fileNames = {
  items: "items.csv",
  template: "items-template.csv",
  orders: "orders.csv",
  delivered: "delivered-orders.csv",
  newsletter: "newsletter.csv",
} as const;

/** Lists and their rows. */
export const listTexts = {
  loading: (rows: string) => `the ${rows}`,
  everything: "Everything",
  anyTime: "Any time",
  today: "Today",
  days: (count: number) => `${count} days`,
  chooseDays: "Choose days…",
  select: (row: string) => `Select ${row}`,
  actions: "Actions",
  nothing: "No results.",
  nothingFor: (search: string) => `No results for “${search}”.`,
  notExported: failed("We couldn't download the file. Please try again.", "Not exported"),
} as const;

/** Actions on one row of a list. */
export const rowActionTexts = {
  failed: "That didn't work. Please try again.",
  tooLate: "Too late",
} as const;

/** Actions on several rows of a list. */
export const bulkTexts = {
  region: (rows: string) => `Selected ${rows}`,
  selected: (count: number) => `${count} selected`,
  progress: (tried: number, of: number) => `${tried} of ${of}…`,
  clear: "Clear selection",
  refused: "These weren't changed:",
  notTried: "Not tried.",
  failed: "That didn't work. Please try again.",
} as const;
