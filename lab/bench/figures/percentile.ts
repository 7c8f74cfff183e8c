/** The percentile by nearest rank, for a share from 0 to 1; NaN for no values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

/** The median; the mean of the two middle values if their number is even; NaN for no values. */
export function median(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort();
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}

/** The largest accepted spread of rounds, as a share of their median. */
const TOLERANCE = 0.15;

/** Whether the results of rounds differ by more than 15 % of their median. */
export function disagree(rounds: readonly number[]): boolean {
  return Math.max(...rounds) - Math.min(...rounds) > TOLERANCE * median(rounds);
}
