/** The smallest of the values that at least this share of them does not exceed (nearest rank); NaN for none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

/** The middle value; the mean of the two middle ones if their number is even; NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort();
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}

/** Rounds whose results are further apart than this share of their median disagree. */
const TOLERANCE = 0.15;

/** Whether the results of rounds differ by more than 15 % of their median. */
export function disagree(rounds: readonly number[]): boolean {
  return Math.max(...rounds) - Math.min(...rounds) > TOLERANCE * median(rounds);
}
