import { drawByZipf, drawEvenly, seededRandom } from "./draws";

const DRAWS = 200_000;

/** The number of draws of each number. */
function countsOf(draws: Uint32Array, size: number): number[] {
  const counts = Array<number>(size).fill(0);
  for (const drawn of draws) counts[drawn] = (counts[drawn] as number) + 1;
  return counts;
}

it("draws the same numbers for the same seed, and others for another", () => {
  const draw = (seed: number) => [...drawByZipf(10_000, 100, seededRandom(seed))];
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
});

it("draws the k-th number a k-th as often as the first, by Zipf", () => {
  const counts = countsOf(drawByZipf(10_000, DRAWS, seededRandom(7)), 10_000);
  const harmonic = Array.from({ length: 10_000 }, (_, at) => 1 / (at + 1)).reduce((sum, part) => sum + part);
  const most = DRAWS / harmonic; // 20,434 of the first
  for (const rank of [1, 2, 3, 5, 10, 100]) {
    const expected = most / rank;
    expect(Math.abs((counts[rank - 1] as number) - expected)).toBeLessThan(4 * Math.sqrt(expected));
  }
  const tail = counts.slice(5_000).reduce((sum, count) => sum + count);
  expect(tail / DRAWS).toBeCloseTo(Math.log(2) / harmonic, 2);
});

it("draws every number about as often, evenly", () => {
  const counts = countsOf(drawEvenly(100, DRAWS, seededRandom(3)), 100);
  for (const count of counts) expect(Math.abs(count - 2_000)).toBeLessThan(4.5 * Math.sqrt(2_000));
});

it("stays within the numbers that there are", () => {
  for (const random of [() => 0, () => 1 - 2 ** -53]) {
    expect([...drawByZipf(3, 1, random), ...drawEvenly(3, 1, random)].every((drawn) => drawn < 3)).toBe(true);
    expect([...drawByZipf(1, 2, random)]).toEqual([0, 0]);
  }
});
