import { median } from "./figures/percentile";
import type { Scenario } from "./scenarios/scenario";
import type { SlowestRow } from "./slowest";
import type { Row } from "./table";

/** At most how many times the baseline's p99 the shop's is, at each part of the baseline's rate. */
export const LATENCY_TARGETS = { 0.25: 1.5, 0.5: 2 };
/** A p99 of this many ms is always good. */
const QUICK_MS = 10;

/** The minimum ratio of throughput: a number, or the ratio that another scenario has reached, or a part of it. */
export function targetOf(
  target: Scenario["target"],
  measured: readonly Pick<Row, "name" | "ratio">[],
): number {
  if (typeof target === "number") return target;
  const other = measured.find(({ name }) => name === target.asGoodAs);
  if (!other) throw new Error(`"${target.asGoodAs}" has not been measured before.`);
  return other.ratio * (target.times ?? 1);
}

/** The missed target of throughput as a sentence; none if it is met. */
export function missedBy({ name, ratio, target }: Pick<Row, "name" | "ratio" | "target">): string[] {
  return ratio < target ? [`${name}: ${ratio.toFixed(2)} × instead of ${target.toFixed(2)} ×`] : [];
}

/** The missed target of p99 as a sentence; none if it is met. */
export function slowIn({
  name,
  share,
  shop,
  baseline,
}: Pick<SlowestRow, "name" | "share" | "shop" | "baseline">): string[] {
  const limit = LATENCY_TARGETS[share as keyof typeof LATENCY_TARGETS];
  const p99 = median(shop.p99s);
  const times = p99 / median(baseline.p99s);
  if (times <= limit || p99 <= QUICK_MS) return [];
  return [`${name}: p99 ${times.toFixed(1)} × instead of ${limit} × at ${share} of the rate`];
}
