import fc from "fast-check";
import { partsOfAmount } from "./parts-of-amount";
import { spreadRefund } from "./spread-refund";

const parts = (...minor: number[]) => minor.map((amountMinor) => ({ amountMinor }));

describe("partsOfAmount", () => {
  const amountsOf = (amounts: number[], minor: number) =>
    partsOfAmount(parts(...amounts), minor)?.map(({ amountMinor }) => amountMinor) ?? null;

  it("finds the one order, or the orders together, that make up an amount", () => {
    expect(amountsOf([1000, 2000, 500], 2000)).toEqual([2000]);
    expect(amountsOf([1000, 2000, 500], 2500)).toEqual([2000, 500]);
    expect(amountsOf([1000, 2000, 500], 3500)).toEqual([1000, 2000, 500]);
  });

  it("takes none where it is ambiguous", () => {
    expect(amountsOf([1000, 1000], 1000)).toBeNull();
    expect(amountsOf([1000, 2000, 3000], 3000)).toBeNull();
    expect(amountsOf([1000, 2000, 3000, 6000], 6000)).toBeNull();
    expect(amountsOf([1000, 1000, 1000], 1000)).toBeNull();
  });

  it("takes none where no orders make up the amount", () => {
    expect(amountsOf([1000, 2000], 1500)).toBeNull();
    expect(amountsOf([1000, 2000], 0)).toBeNull();
    expect(amountsOf([], 1000)).toBeNull();
  });

  it("gives up where too many sums are possible", () => {
    expect(
      amountsOf(
        Array.from({ length: 50 }, (_, index) => 2 ** index),
        2 ** 40 + 1,
      ),
    ).toBeNull();
  });
});

describe("spreadRefund", () => {
  const minorOf = (shares: { minor: number }[]) => shares.map(({ minor }) => minor);

  it("gives an amount to the parts that make it up exactly", () => {
    expect(spreadRefund(parts(2_000, 5_000, 700), 5_700)).toEqual([
      { part: { amountMinor: 5_000 }, minor: 5_000 },
      { part: { amountMinor: 700 }, minor: 700 },
    ]);
  });

  it("spreads any other amount in proportion to the amounts left, the remainder to the largest", () => {
    expect(minorOf(spreadRefund(parts(2_000, 5_000), 501))).toEqual([143, 358]);
    expect(minorOf(spreadRefund(parts(2_000, 2_000), 2_000))).toEqual([1_000, 1_000]); // ambiguous
  });

  it("spreads every cent, and never more than a part has left", () => {
    const left = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(left, fc.double({ min: 0, max: 1, noNaN: true }), (minor, portion) => {
        const amount = Math.round(portion * minor.reduce((sum, each) => sum + each, 0));
        const shares = spreadRefund(parts(...minor), amount);
        expect(minorOf(shares).reduce((sum, each) => sum + each, 0)).toBe(amount);
        for (const { part, minor: share } of shares) expect(share).toBeLessThanOrEqual(part.amountMinor);
      }),
    );
  });
});
