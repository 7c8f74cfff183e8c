import { dashboardTexts } from "@shop/shared/messages/en/admin-dashboard";
import { fromMinor, toMinor } from "@shop/shared/money";
import { formatNumber } from "../../../ui/format/format";
import type { SalesReportQuery } from "./ShopDashboard.generated";

const texts = dashboardTexts.trend;

/** One day's sales. */
export type DailySales = SalesReportQuery["salesByDay"][number];

/** The totals of a period; amounts in major units. */
export interface Totals {
  orders: number;
  units: number;
  /** The payments less the refunds. */
  revenue: number;
  /** The total of open unpaid orders. */
  unpaid: number;
  /** The tax included in the revenue. */
  tax: number;
  /** The delivery charges included in the revenue. */
  shipping: number;
  /** The mean total of all orders, paid or not; 0 without orders. */
  averageOrder: number;
}

/** A period, and the period of equal length before it. */
export interface Period {
  days: readonly DailySales[];
  totals: Totals;
  before: Totals;
}

/** Splits the days of two consecutive periods, oldest first, into the later period and the totals of the earlier one. */
export function latestPeriod(bothPeriods: readonly DailySales[]): Period {
  const middle = Math.ceil(bothPeriods.length / 2);
  const days = bothPeriods.slice(middle);
  return { days, totals: totalsOf(days), before: totalsOf(bothPeriods.slice(0, middle)) };
}

function totalsOf(days: readonly DailySales[]): Totals {
  const sum = (of: (day: DailySales) => number) => days.reduce((total, day) => total + of(day), 0);
  const money = (of: (day: DailySales) => number) => fromMinor(sum((day) => toMinor(of(day))));
  const orders = sum((day) => day.orders);
  const ordered = sum(({ revenue }) => toMinor(revenue));
  return {
    orders,
    units: sum(({ units }) => units),
    revenue: money(({ received }) => received),
    unpaid: money(({ unpaid }) => unpaid),
    tax: money(({ tax }) => tax),
    shipping: money(({ shipping }) => shipping),
    averageOrder: orders === 0 ? 0 : fromMinor(Math.round(ordered / orders)),
  };
}

/** The change of a value since the previous period. */
export interface Trend {
  /** Null if one of the two values is 0, because then there is nothing to compare. */
  direction: "up" | "down" | "level" | null;
  /** "12% more than in the previous 30 days". */
  words: string;
}

/** Compares a value with that of the previous period of equal length. */
export function trendOf(now: number, before: number, days: number): Trend {
  if (before === 0) return { direction: null, words: (now === 0 ? texts.noneAtAll : texts.noneBefore)(days) };
  if (now === 0) return { direction: null, words: texts.noneNow(days) };
  const percent = Math.round((now / before - 1) * 100);
  if (percent === 0) return { direction: "level", words: texts.same(days) };
  if (percent >= 1_000)
    return { direction: "up", words: texts.times(formatNumber(Math.round(now / before)), days) };
  if (percent > 0) return { direction: "up", words: texts.more(percent, days) };
  return { direction: "down", words: texts.less(-percent, days) };
}
