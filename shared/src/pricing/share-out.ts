/** `amount × numerator / denominator` in whole cents, rounded half up: exact, however large the factors are. */
export function proportionOf(amount: number, numerator: number, denominator: number): number {
  const doubled = 2n * BigInt(denominator);
  return Number((2n * BigInt(amount) * BigInt(numerator) + BigInt(denominator)) / doubled);
}

/**
 * Shares whole cents out in proportion to weights: the shares sum to the amount. What rounding down leaves goes to the largest weights,
 * a cent each, so that no share of an amount up to the weights' sum exceeds its weight. Without any weight all goes to the first.
 */
export function shareOut(cents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map((_, at) => (at === 0 ? cents : 0));
  const shares = weights.map((weight) => Number((BigInt(cents) * BigInt(weight)) / BigInt(sum)));
  let left = cents - shares.reduce((total, share) => total + share, 0);
  const largestFirst = weights
    .map((_, at) => at)
    .sort((one, other) => (weights[other] ?? 0) - (weights[one] ?? 0));
  for (const at of largestFirst) {
    if (left === 0) break;
    shares[at] = (shares[at] ?? 0) + 1;
    left -= 1;
  }
  return shares;
}
