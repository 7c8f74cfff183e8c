import type { Scenario } from "./scenarios/scenario";
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

/** The targets that a scenario has missed, as sentences: of throughput and of p99. */
export function missedBy({
  name,
  ratio,
  target,
  latencies,
}: Pick<Row, "name" | "ratio" | "target" | "latencies">): string[] {
  const missed: string[] = [];
  if (ratio < target) missed.push(`${name}: ${ratio.toFixed(2)} × instead of ${target.toFixed(2)} ×`);
  for (const { share, shop, baseline } of latencies) {
    const limit = LATENCY_TARGETS[share as keyof typeof LATENCY_TARGETS];
    const times = shop.p99 / baseline.p99;
    if (times > limit && shop.p99 > QUICK_MS)
      missed.push(`${name}: p99 ${times.toFixed(1)} × instead of ${limit} × at ${share} of the rate`);
  }
  return missed;
}
