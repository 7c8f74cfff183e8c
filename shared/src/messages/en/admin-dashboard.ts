/** Texts of an admin's dashboard. */
import { counted } from "./common";

/** The cards and charts of an admin's `/dashboard`. */
export const dashboardTexts = {
  loadingStanding: "stock and ratings",
  loadingSales: "the sales",
  period: "Period",
  days: (count: number) => `${count} days`,
  nothing: "Your permissions include no figures. Choose a page from the menu.",
  salesNotLoaded: "Sales didn't load",
  standingNotLoaded: "Stock and ratings didn't load",
  asTable: "Show as a table",
  chartNotLoaded: "The chart didn't load. The table below has the same data.",
  paid: "Paid",
  notPaid: "Not paid yet",
  notInRevenue: "Not in the revenue",
  paidOrders: "Paid orders",
  /** Each figure's name and definition. */
  metrics: {
    revenue: ["Revenue", "The total of paid orders minus refunds, by the day they were placed."],
    orders: ["Orders", "All orders, one per product, paid or not. Cancelled and refunded ones don't count."],
    averageOrder: ["Average order", "The total of these orders, paid or not, divided by their number."],
    units: ["Units sold", "The units in these orders."],
    unpaid: ["Not paid yet", "The total of open orders that aren't paid."],
    tax: ["Tax", "The tax in the revenue, as charged. Partial refunds aren't deducted."],
    shipping: ["Delivery", "The delivery in the revenue, as charged. Partial refunds aren't deducted."],
    toSend: ["To send", "Paid orders that haven't been sent yet, whenever they were placed."],
  },
  /** The change of a figure since the previous period. */
  trend: {
    noneBefore: (days: number) => `None in the previous ${days} days`,
    noneAtAll: (days: number) => `None in the previous ${days} days either`,
    noneNow: (days: number) => `None in the last ${days} days`,
    same: (days: number) => `Same as in the previous ${days} days`,
    times: (times: string, days: number) => `${times} times the previous ${days} days`,
    more: (percent: number, days: number) => `${percent}% more than in the previous ${days} days`,
    less: (percent: number, days: number) => `${percent}% less than in the previous ${days} days`,
  },
  sales: {
    title: "Sales by day",
    columns: { day: "Day", orders: "Orders", units: "Units", revenue: "Revenue" },
    /** The chart's description for screen readers. */
    chart: (revenue: string, orders: number, days: number, bestDay: string, most: string) =>
      `Bars, one a day: ${revenue} of revenue and ${counted(orders, "order")} in ${days} days. The best day was ${bestDay} with ${most}.`,
    ofDay: (orders: number, units: number) => `${counted(orders, "order")}, ${counted(units, "unit")}`,
  },
  ratings: {
    title: "Ratings over time",
    columns: { month: "Month", average: "Average rating", reviews: "Reviews" },
    none: "No reviews",
    note: (reviews: number, months: number) =>
      `Monthly average of ${counted(reviews, "review")} in ${months} months`,
    /** The chart's description for screen readers. */
    chart: (reviews: number) => `A line, one point a month: the average of ${counted(reviews, "review")}.`,
    chartEnd: (month: string, rating: string) => ` In ${month} it was ${rating}.`,
    ofFive: (rating: string) => `${rating} of 5`,
    counted: (reviews: number) => counted(reviews, "review"),
  },
  lastDays: (days: number) => `The last ${days} days`,
  lastMonths: (months: number) => `The last ${months} months`,
  units: (count: number) => counted(count, "unit"),
  ofTheRevenue: (percent: number) => `${percent} % of the revenue`,
  unpaidSum: (sum: string) => `${sum} not paid yet`,
  noOrders: (days: number) => `No orders in the last ${days} days. New orders will appear here.`,
  seeShop: "View the shop as a customer",
  noReviews: (months: number) => `No reviews in the last ${months} months. New reviews will appear here.`,
  allReviews: "See all reviews",
  bestSellers: {
    title: "Best sellers",
    note: (days: number) => `By units, in the last ${days} days`,
    all: "See all items",
    none: "Your best sellers will appear here after the first order.",
    deleted: "(deleted)",
  },
  emptySearches: {
    title: "Searches without results",
    note: "What shoppers searched for in the last 30 days",
    times: (count: number) => `${count}×`,
  },
  stock: {
    title: "Stock running out",
    note: "Lowest stock first; the last unit is never sold",
    all: "See all by stock",
    soldOut: "Sold out",
    waiting: (count: number) => `${count} waiting`,
    none: "No items for sale yet.",
  },
} as const;
