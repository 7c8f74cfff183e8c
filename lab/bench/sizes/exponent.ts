/** A size, and what something costs at it. */
export type Point = readonly [size: number, cost: number];

/**
 * The k with which cost ~ size^k comes closest: the slope of the logarithms, by least squares. 0 doesn't grow, 1 grows as the size
 * does. NaN for fewer than two points.
 */
export function exponentOf(points: readonly Point[]): number {
  const logs = points.map(([size, cost]) => [Math.log(size), Math.log(cost)] as const);
  const mean = (at: 0 | 1) => logs.reduce((sum, log) => sum + log[at], 0) / logs.length;
  const [x, y] = [mean(0), mean(1)];
  const over = logs.reduce((sum, log) => sum + (log[0] - x) * (log[1] - y), 0);
  return over / logs.reduce((sum, log) => sum + (log[0] - x) ** 2, 0);
}
