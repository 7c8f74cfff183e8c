/** The maximum number of sums to compute; with more, the amount counts as ambiguous. */
const MAX_SUMS = 10_000;

interface Combination<Part> {
  parts: Part[];
  unique: boolean;
}

/** The parts with exactly this sum; null if there are none, or if the parts are ambiguous. */
export function partsOfAmount<Part extends { amountMinor: number }>(
  parts: readonly Part[],
  minor: number,
): Part[] | null {
  let sums = new Map<number, Combination<Part>>([[0, { parts: [], unique: true }]]);
  for (const part of parts) {
    const next = new Map(sums);
    for (const [sum, { parts: taken, unique }] of sums) {
      const together = sum + part.amountMinor;
      if (together > minor) continue;
      next.set(together, { parts: [...taken, part], unique: unique && !next.has(together) });
    }
    if (next.size > MAX_SUMS) return null;
    sums = next;
  }
  const found = sums.get(minor);
  return found?.unique && found.parts.length > 0 ? found.parts : null;
}
