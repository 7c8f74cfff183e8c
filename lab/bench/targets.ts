import type { Scenario } from "./scenarios/scenario";
import type { Row } from "./table";

/** The shop's p99 is at most this many times the baseline server's. */
const LATENCY_TARGET = 2;

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
  const times = latencies.shop / latencies.baseline;
  if (times > LATENCY_TARGET)
    missed.push(`${name}: p99 ${times.toFixed(1)} × instead of ${LATENCY_TARGET} ×`);
  return missed;
}
