import { ratesOf, type Rates } from "./operations";

/** What shoppers, admins and crawlers do. docs/scaling.md says where each default comes from. */
export interface Mix {
  /** Visits of a shopper in a day. */
  visits: number;
  /** Pages of a visit: the first is loaded by its address, the others are opened in the page. */
  pages: number;
  /** Queries fetched ahead for each page that is opened, and never needed. */
  ahead: number;
  /** Files of code, styles, fonts and images that a visit loads. */
  files: number;
  /** Searches in a visit. */
  searches: number;
  /** The share of the visits in which somebody signs in. */
  "sign-ins": number;
  /** The share of the visits in which somebody orders, and pays. */
  orders: number;
  /** The share of these with a cart of three products instead of one. */
  carts: number;
  /** Pages of lists that admins open for each that orders. */
  admin: number;
  /** Pages that crawlers load for each visit. */
  crawlers: number;
}

/** A day of the shop, and what it runs on. */
export interface Day {
  /** People who come to the shop that day. */
  shoppers: number;
  mix: Mix;
  /** The share of the day's traffic that falls into its busiest hour. */
  peak: number;
  /** How much busier the busiest seconds of that hour are than its mean. */
  burst: number;
  /** The share of the public answers and files that a CDN has. */
  cdn: number;
  /** The share of a core that is used at the peak. */
  utilisation: number;
  /** The cores of the largest PostgreSQL server that you want to run. */
  cores: number;
  /** The share of the day's shoppers who order one product in the same minute, when its sale begins. */
  hot: number;
  /** How long a commit takes, in ms: the log on the disk, and on a synchronous replica. */
  commit: number;
  /** How much log a server writes at most, in MB per second. */
  wal: number;
}

/** The default mix. */
export const defaultMix: Mix = {
  visits: 1.2,
  pages: 5,
  ahead: 1,
  files: 14,
  searches: 0.3,
  "sign-ins": 0.1,
  orders: 0.025,
  carts: 0.25,
  admin: 3,
  crawlers: 0.5,
};

/** The default day: a hundred thousand shoppers of one country, without a CDN. */
export const defaultDay: Day = {
  shoppers: 100_000,
  mix: defaultMix,
  peak: 0.1,
  burst: 3,
  cdn: 0,
  utilisation: 0.6,
  cores: 32,
  hot: 0.05,
  commit: 2,
  wal: 100,
};

/** On which page a visit begins. */
const FIRST_PAGE = { home: 0.3, list: 0.2, product: 0.5 };
/** Which pages follow. */
const NEXT_PAGE = { list: 0.4, product: 0.6 };
/** How often a signed-in customer looks at their own orders. */
const OWN_ORDERS = 2;
/** Admins open the dashboard so often for each that orders. */
const DASHBOARDS = 0.05;
/** Mails for each that orders, beside one for each delivered product: what was ordered, what was paid. */
const MAILS = 2;
/** The products of a cart. */
export const CART = 3;

/** How often each operation is done for one visit, with what admins and crawlers do for it. */
export function ratesOfVisit(mix: Mix): Rates {
  const queries = Math.max(0, mix.pages - 1) * (1 + mix.ahead);
  const first = Math.min(1, mix.pages);
  const products = mix.orders * (1 + mix.carts * (CART - 1));
  const rates: Rates = {
    "home page": first * FIRST_PAGE.home,
    "list page": first * FIRST_PAGE.list,
    "product page": first * FIRST_PAGE.product,
    "crawled page": mix.crawlers,
    file: mix.files,
    list: queries * NEXT_PAGE.list,
    product: queries * NEXT_PAGE.product,
    search: mix.searches,
    "sign-in": mix["sign-ins"],
    "own orders": mix["sign-ins"] * OWN_ORDERS,
    order: mix.orders * (1 - mix.carts),
    "cart of three": mix.orders * mix.carts,
    "start of a payment": mix.orders,
    payment: mix.orders,
    "admin list": mix.orders * mix.admin,
    dashboard: mix.orders * DASHBOARDS,
    delivery: products,
    mail: mix.orders * MAILS + products,
  };
  return rates;
}

/** How often each operation is done in a day, as visitors send it: with what a CDN answers. */
export function ratesOfDay({ shoppers, mix }: Day): Rates {
  const visit = ratesOfVisit(mix);
  return ratesOf((name) => shoppers * mix.visits * visit[name]);
}

/** The busiest seconds: how much of the day falls into one of them. */
export const shareOfBusiestSecond = ({ peak, burst }: Day): number => (peak * burst) / 3_600;
