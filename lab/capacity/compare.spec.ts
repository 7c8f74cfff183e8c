import fc from "fast-check";
import { seededRandom } from "../bench/figures/draws";
import { compare, idleCores, predict, requestRates, sizeForMachine, type Found } from "./compare";
import { readCosts } from "./measured-costs";
import { defaultDay, defaultMix, type Mix } from "./day";
import { drawOperations } from "./draw-operations";
import { operationNames, sumOf } from "./operations";

const costs = readCosts();
const predicted = predict({ ...defaultDay, shoppers: 50_000 }, costs, 20);
const asPredicted: Found = { ...predicted, seconds: 20, answers: 1, generator: 0, connections: 7 };
const namesOf = (found: Found) =>
  compare(predicted, found)
    .filter(({ isWithin }) => !isWithin)
    .map(({ name }) => name);

it("accepts a run that is a quarter off, and no more, in either direction", () => {
  expect(namesOf(asPredicted)).toEqual([]);
  for (const factor of [0.76, 1.24])
    expect(namesOf({ ...asPredicted, shop: predicted.shop * factor })).toEqual([]);
  for (const factor of [0.74, 1.26]) {
    expect(namesOf({ ...asPredicted, shop: predicted.shop * factor })).toEqual(["shop, processor s"]);
    expect(namesOf({ ...asPredicted, database: predicted.database * factor })).toEqual([
      "PostgreSQL, processor s",
    ]);
    expect(namesOf({ ...asPredicted, bytes: predicted.bytes * factor })).toEqual(["sent, MB"]);
  }
});

it("does not accept a run that measured nothing", () => {
  expect(namesOf({ ...asPredicted, shop: NaN, database: 0, bytes: 0 })).toHaveLength(3);
});

it("chooses the largest day that leaves a process and the machine below 60 %", () => {
  const shoppers = sizeForMachine(defaultDay, costs, 2);
  const shares = (day: number) => predict({ ...defaultDay, shoppers: day }, costs, 1);
  const { shop, database } = shares(shoppers);
  expect(shop).toBeLessThanOrEqual(0.6);
  expect(shop + database).toBeLessThanOrEqual(1.2);
  expect(shares(3 * shoppers).shop + shares(3 * shoppers).database).toBeGreaterThan(1.2);
});

it("leaves to others what they use of the machine", () => {
  const times = { user: 0, nice: 0, sys: 0, irq: 0 };
  const at = (idle: number, user: number) => ({ model: "", speed: 0, times: { ...times, idle, user } });
  expect(idleCores([at(50, 0), at(70, 10)], [at(150, 0), at(95, 85)])).toBeCloseTo(1.25);
  expect(idleCores([at(1, 1)], [at(1, 1)])).toBe(0);
  const sizes = [0, 0.5, 1, 2].map((cores) => sizeForMachine(defaultDay, costs, cores));
  expect(sizes).toEqual([...sizes].sort((one, other) => one - other));
  expect(sizes[0]).toBeGreaterThan(0);
});

it("says so if nothing would be sent", () => {
  const mix = Object.fromEntries(Object.keys(defaultMix).map((name) => [name, 0])) as unknown as Mix;
  expect(() => sizeForMachine({ ...defaultDay, mix }, costs, 2)).toThrow("Nothing is sent on such a day.");
});

it("draws each operation as often as the mix says, and no mails", () => {
  const day = fc.record({
    pages: fc.integer({ min: 1, max: 20 }),
    orders: fc.double({ min: 0, max: 1, noNaN: true }),
    crawlers: fc.double({ min: 0, max: 3, noNaN: true }),
  });
  fc.assert(
    fc.property(day, fc.integer(), (part, seed) => {
      const mixed = { ...defaultDay, mix: { ...defaultMix, ...part } };
      const rates = requestRates(mixed);
      const draw = drawOperations(mixed, seededRandom(seed));
      const counts = new Map<string, number>();
      for (let n = 0; n < 5_000; n++) {
        const name = draw();
        counts.set(name, (counts.get(name) ?? 0) + 1);
      }
      expect(counts.has("mail")).toBe(false);
      for (const name of operationNames) {
        const expected = (5_000 * rates[name]) / sumOf(rates);
        expect(Math.abs((counts.get(name) ?? 0) - expected)).toBeLessThan(25);
      }
    }),
    { numRuns: 20 },
  );
});

it("draws what is rarer than one in a thousand too", () => {
  const rates = requestRates(defaultDay);
  const draw = drawOperations(defaultDay, seededRandom(1));
  const drawn = Array.from({ length: 100_000 }, draw).filter((name) => name === "dashboard").length;
  expect(drawn).toBe(Math.floor((100_000 * rates.dashboard) / sumOf(rates)));
  expect(drawn).toBeGreaterThan(0);
});
