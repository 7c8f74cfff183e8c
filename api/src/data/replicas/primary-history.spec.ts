import fc from "fast-check";
import { lagFault } from "./judge-replica";
import { PrimaryHistory } from "./primary-history";

let history: PrimaryHistory;
beforeEach(() => (history = new PrimaryHistory(20_000)));

it("knows nothing before the primary has answered", () => {
  expect(history.lagOf(100n)).toBeUndefined();
});

it("counts the lag from the newest position that a replica has replayed", () => {
  history.add(100n, 0);
  history.add(200n, 500);
  history.add(300n, 1_000);
  expect(history.lagOf(300n)).toEqual({ ms: 0, known: true });
  expect(history.lagOf(999n)).toEqual({ ms: 0, known: true });
  expect(history.lagOf(250n)).toEqual({ ms: 500, known: true });
  expect(history.lagOf(100n)).toEqual({ ms: 1_000, known: true });
});

it("finds no lag where nothing is written, however long", () => {
  history.add(100n, 0);
  history.add(100n, 3_600_000);
  expect(history.lagOf(100n)).toEqual({ ms: 0, known: true });
  history.add(200n, 3_600_500);
  expect(history.lagOf(100n)).toEqual({ ms: 500, known: true });
});

it("doesn't report a replica as caught up if it has replayed none of the known positions", () => {
  history.add(100n, 0);
  history.add(200n, 500);
  expect(history.lagOf(50n)).toEqual({ ms: 500, known: false });
});

it("forgets old positions, and still knows that a replica is further behind than these", () => {
  for (let second = 0; second <= 100; second++) history.add(BigInt(second), second * 1_000);
  expect(history.lagOf(90n)).toEqual({ ms: 10_000, known: true });
  expect(history.lagOf(10n)).toEqual({ ms: 20_000, known: false });
});

it("begins again with another primary, whose log is shorter", () => {
  history.add(300n, 0);
  history.add(200n, 1_000);
  expect(history.lagOf(200n)).toEqual({ ms: 0, known: true });
  expect(history.lagOf(199n)).toEqual({ ms: 0, known: false });
});

it("never finds less lag for a replica that has replayed less", () => {
  const writes = fc.array(fc.nat(1_000), { minLength: 1, maxLength: 50 });
  fc.assert(
    fc.property(writes, fc.nat(50_000), fc.nat(50_000), (written, one, other) => {
      const known = new PrimaryHistory(5_000);
      let position = 0n;
      written.forEach((bytes, at) => known.add((position += BigInt(bytes)), at * 500));
      const [behind, ahead] = [Math.min(one, other), Math.max(one, other)];
      expect(known.lagOf(BigInt(behind))?.ms).toBeGreaterThanOrEqual(
        known.lagOf(BigInt(ahead))?.ms as number,
      );
    }),
  );
});

it("leaves a replica out beyond the bound, and takes it back well below it", () => {
  const lag = (ms: number) => ({ ms, known: true });
  expect(lagFault(lag(10_000), 10_000, true)).toBeNull();
  expect(lagFault(lag(10_001), 10_000, true)).toBe("it lags by 10.0 s");
  expect(lagFault(lag(9_000), 10_000, false)).toBe("it lags by 9.0 s");
  expect(lagFault(lag(8_000), 10_000, false)).toBeNull();
});

it("says nothing of a replica until it has replayed what this process knows", () => {
  expect(lagFault({ ms: 500, known: false }, 10_000, false)).toBeUndefined();
  expect(lagFault({ ms: 20_000, known: false }, 10_000, false)).toBe("it lags by more than 20.0 s");
});
