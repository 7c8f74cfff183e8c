import { median } from "./figures/percentile";
import type { Scenario } from "./scenarios/scenario";

/** The shares of the baseline's throughput at which p99 is measured, each with the highest allowed ratio of the shop's p99 to the baseline's. */
export const LATENCY_GOALS = { 0.25: 1.5, 0.5: 2 } as const;
/** A p99 up to this many ms always meets the goal. */
const QUICK_MS = 10;

/** The p99 of each run at a share of the baseline's rate, in ms. */
export interface Latencies {
  share: keyof typeof LATENCY_GOALS;
  shop: number[];
  baseline: number[];
}

/** The goal for the ratio of throughput: a number, or another scenario's ratio times a factor. Throws if that scenario is not yet measured. */
export function goalOf(goal: Scenario["goal"], measured: ReadonlyMap<string, number>): number {
  if (typeof goal === "number") return goal;
  const ratio = measured.get(goal.asGoodAs);
  if (ratio === undefined) throw new Error(`"${goal.asGoodAs}" has not been measured before.`);
  return ratio * (goal.times ?? 1);
}

/** A scenario's missed goals as sentences. */
export function missedGoals(name: string, ratio: number, goal: number, latencies: Latencies[]): string[] {
  const missed = ratio < goal ? [`${name}: ${ratio.toFixed(2)} × instead of ${goal.toFixed(2)} ×`] : [];
  for (const { share, shop, baseline } of latencies) {
    const times = median(shop) / median(baseline);
    const limit = LATENCY_GOALS[share];
    if (times > limit && median(shop) > QUICK_MS)
      missed.push(`${name}: p99 ${times.toFixed(1)} × instead of ${limit} × at ${share} of the rate`);
  }
  return missed;
}
