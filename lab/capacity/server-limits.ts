import { costOf, databaseLoad, ratesAtPeak, replayLoad } from "./capacity-of";
import type { Costs, PlacedTogether } from "./measured-costs";
import { CART, ratesOfDay, type Day } from "./day";

/** Something that one PostgreSQL has only so much of. */
export interface ServerLimit {
  name: string;
  /** How much the busiest seconds need of it, or the minute in which a sale begins, and how much there is. */
  needed: number;
  available: number;
  unit: string;
  /** With how many shoppers a day it is used up, all else being equal. */
  shoppers: number;
}

/**
 * The most orders of one product in a second. Its row is locked by one statement at a time, from before it is read until the commit is on
 * the disk, so that all orders of the product are placed in one line, as many in a statement as fit (ADR-0033).
 */
export function ordersOfOneProduct(costs: Costs, commitMs: number): number {
  const largest = costs.oneProduct.reduce((most, each) => (each.orders > most.orders ? each : most));
  return perSecond(largest, commitMs);
}

const perSecond = ({ orders, database }: PlacedTogether, commitMs: number): number =>
  orders / ((orders * database) / 1e6 + commitMs / 1e3);

/** The limit of a statement (docs/deployment.md, "When the database fails"), and the days that the dashboard reads. */
const STATEMENT_SECONDS = 5;
const DASHBOARD_DAYS = 60;

/**
 * How long the dashboard's statements take together with the orders of that number of such days. Its sales are sums, but best sellers
 * grow with the orders of their days, as all of it is taken to do here.
 */
function dashboardSeconds(day: Day, costs: Costs): number {
  const rates = ratesOfDay(day);
  const orders = (rates.order + CART * rates["cart of three"]) * DASHBOARD_DAYS;
  return (costs.operations.dashboard.database / 1e6) * (orders / costs.dashboardOrders);
}

/** Where one PostgreSQL for writing ends, however many replicas read: what is used up first comes first. */
export function serverLimits(day: Day, costs: Costs): ServerLimit[] {
  const rates = ratesAtPeak(day);
  const limits = [
    {
      name: "orders of one product, when its sale begins",
      needed: (day.hot * day.shoppers) / 60,
      available: ordersOfOneProduct(costs, day.commit),
      unit: "orders/s",
    },
    {
      name: "the dashboard's statistics of 60 days, whose statements end after 5 s",
      needed: dashboardSeconds(day, costs),
      available: STATEMENT_SECONDS,
      unit: "s",
    },
    {
      name: "processors of the primary",
      needed: databaseLoad(rates, costs).writes,
      available: day.cores * day.utilisation - costs.idle.database,
      unit: "cores",
    },
    {
      name: "log of the primary",
      needed: costOf(rates, costs, "wal") / 1e6,
      available: day.wal,
      unit: "MB/s",
    },
    {
      name: "replay on a replica, which is one process",
      needed: replayLoad(rates, costs),
      available: day.utilisation,
      unit: "cores",
    },
  ];
  return limits
    .map((limit) => ({ ...limit, shoppers: (day.shoppers * limit.available) / limit.needed }))
    .sort((one, other) => one.shoppers - other.shoppers);
}
