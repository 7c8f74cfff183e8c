/** `amount × numerator / denominator` in minor units, rounded half up: exact, however large the factors are. */
export function proportionOf(amount: number, numerator: number, denominator: number): number {
  const doubled = 2n * BigInt(denominator);
  return Number((2n * BigInt(amount) * BigInt(numerator) + BigInt(denominator)) / doubled);
}

/**
 * Shares minor units out in proportion to weights: the shares sum to the amount. The minor units left by rounding down go to
 * the largest weights, one each, so that no share exceeds its weight while the amount is at most the sum of weights. If
 * all weights are 0, the first share is the whole amount.
 */
export function shareOut(minor: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map((_, at) => (at === 0 ? minor : 0));
  const shares = weights.map((weight) => Number((BigInt(minor) * BigInt(weight)) / BigInt(sum)));
  let left = minor - shares.reduce((total, share) => total + share, 0);
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
