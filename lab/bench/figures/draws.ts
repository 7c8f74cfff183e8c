/** Numbers from 0 up to but not including 1, always the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws `count` of the numbers 0 to size - 1; the number k is drawn with a probability proportional to 1 / (k + 1) (Zipf, s = 1). */
export function drawByZipf(size: number, count: number, random: () => number): Uint32Array {
  const sums = new Float64Array(size);
  let sum = 0;
  for (let rank = 1; rank <= size; rank++) sums[rank - 1] = sum += 1 / rank;
  return Uint32Array.from({ length: count }, () => Math.min(firstAbove(sums, random() * sum), size - 1));
}

/** Draws `count` of the numbers 0 to size - 1, all with the same probability. */
export function drawEvenly(size: number, count: number, random: () => number): Uint32Array {
  return Uint32Array.from({ length: count }, () => Math.floor(random() * size));
}

/** The index of the first sum above the value, by bisection. */
function firstAbove(sums: Float64Array, value: number): number {
  let low = 0;
  let high = sums.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sums[middle] as number) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}
