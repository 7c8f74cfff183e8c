/** Texts of the frame of all pages: top bar, menu, search, footer, and the page of unknown paths. */
import { counted } from "./common";

/** Top bar and footer. */
export const layoutTexts = {
  loadingAccount: "your account",
  loadingPage: "the page",
  links: { home: "Home", products: "Products", portfolio: "Portfolio", blog: "Blog" },
  login: "Login",
  landmarks: { main: "Main", footer: "Footer", menu: "Menu", account: "Account", breadcrumb: "Breadcrumb" },
  skip: "Skip to content",
  allProducts: "All products",
  reconnect: "Reconnect",
  search: { open: "Find products", label: "Search products", placeholder: "Find tools and watches" },
  footer: {
    categories: { title: "Categories", label: "Kinds of products" },
    columns: [
      {
        title: "Solutions",
        links: {
          marketing: "Marketing",
          analytics: "Analytics",
          commerce: "Commerce",
          insights: "Insights",
        },
      },
      {
        title: "Support",
        links: {
          pricing: "Pricing",
          documentation: "Documentation",
          guides: "Guides",
          "api-status": "API Status",
          contact: "Contact",
        },
      },
      {
        title: "Company",
        links: { about: "About", blog: "Blog", jobs: "Jobs", press: "Press", partners: "Partners" },
      },
      { title: "Legal", links: { claim: "Claim", privacy: "Privacy", terms: "Terms" } },
    ],
    newsletter: {
      title: "Subscribe to our newsletter",
      text: "The latest news, articles, and resources, sent to your inbox weekly.",
      label: "Email address",
      placeholder: "Enter your email",
      submit: "Subscribe",
      /** A change needs another `CONSENT_VERSION`. */
      consent:
        "We mail you a link first: you are subscribed once you follow it and confirm. Every newsletter has a link to unsubscribe.",
      privacy: "Privacy",
      notSaved: "Your email wasn't saved.",
    },
    social: ["Facebook", "Instagram", "Twitter", "GitHub", "Dribbble"],
    copyrightYear: 2022,
    copyright: (year: number, name: string) => `© ${year} ${name}. All rights reserved.`,
  },
} as const;

/** The notice about a lost connection. */
export const connectionTexts = {
  offline: { title: "You are offline", text: "We'll reconnect automatically." },
  unreachable: { title: "We can’t reach the shop", text: "This page may be out of date." },
} as const;

/** The names of the buttons for the cart and the avatar menu. */
export const cartLabel = (products: number) => `Cart, ${products ? counted(products, "product") : "empty"}`;
export const accountMenuLabel = (name: string) => `Account menu of ${name}`;

/** The avatar menu (spec §2 Menus). */
export const menuTexts = {
  dashboard: "Dashboard",
  profile: "Profile",
  myOrders: "My Orders",
  wishList: "Wish list",
  addReview: "Add Review",
  addItems: "Add Items",
  manageUsers: "Manage Users",
  manageItems: "Manage Items",
  manageOrders: "Manage Orders",
  logOut: "LogOut",
} as const;

/** The search field's suggestions, and the message for a search without results. */
export const searchTexts = {
  suggestions: "Suggestions",
  recent: "Recent searches",
  categories: "Categories",
  collections: "Collections",
  brands: "Brands",
  products: "Products",
  clear: "Clear",
  clearLabel: "Clear recent searches",
  all: (text: string) => `Search for “${text}”`,
  nothing: "No suggestions. Press Enter to search.",
  counted: (count: number) => (count === 1 ? "1 suggestion" : `${count} suggestions`),
} as const;

/** Results of the footer's newsletter form, loaded on submit. */
export const newsletterAnswers = {
  sent: "Check your inbox for a link to confirm, unless you're already subscribed. We send one link a day at most.",
  noEmail: "That isn't a valid email address. Nothing was saved.",
  notStarted: "Our newsletter hasn't started yet, so we didn't save your email address.",
  readBlog: "Read our blog",
} as const;

/** The links to terms and privacy at a form. */
export const legalTexts = {
  terms: "Terms",
  privacy: "Privacy",
  stored: "See how we use your data:",
} as const;

/** The page that a browser shows without a network. */
export const offlineTexts = {
  title: "You seem to be offline",
  text: "We can’t reach the shop from this device. Check your connection, then try again.",
  cart: "In your cart",
  tryAgain: "Try again",
};

/** The page of unknown paths. */
export const notFoundTexts = {
  title: "Page not found",
  text: "Please check the URL in the address bar and try again.",
  goHome: "Go back home",
  contact: "Contact support",
} as const;

/** Around every page, in `web/index.html`. */
export const documentTexts = {
  newProducts: "New products",
  needsScript:
    "The cart, accounts, orders, reviews and comparisons need JavaScript. Please turn it on in your browser.",
} as const;
