import fc from "fast-check";
import { partsOfAmount } from "./parts-of-amount";
import { spreadRefund } from "./spread-refund";

const parts = (...cents: number[]) => cents.map((amountCents) => ({ amountCents }));

describe("partsOfAmount", () => {
  const amountsOf = (amounts: number[], cents: number) =>
    partsOfAmount(parts(...amounts), cents)?.map(({ amountCents }) => amountCents) ?? null;

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
  const centsOf = (shares: { cents: number }[]) => shares.map(({ cents }) => cents);

  it("gives an amount to the parts that make it up exactly", () => {
    expect(spreadRefund(parts(2_000, 5_000, 700), 5_700)).toEqual([
      { part: { amountCents: 5_000 }, cents: 5_000 },
      { part: { amountCents: 700 }, cents: 700 },
    ]);
  });

  it("spreads any other amount in proportion to the amounts left, the remainder to the largest", () => {
    expect(centsOf(spreadRefund(parts(2_000, 5_000), 501))).toEqual([143, 358]);
    expect(centsOf(spreadRefund(parts(2_000, 2_000), 2_000))).toEqual([1_000, 1_000]); // ambiguous
  });

  it("spreads every cent, and never more than a part has left", () => {
    const left = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(left, fc.double({ min: 0, max: 1, noNaN: true }), (cents, portion) => {
        const amount = Math.round(portion * cents.reduce((sum, each) => sum + each, 0));
        const shares = spreadRefund(parts(...cents), amount);
        expect(centsOf(shares).reduce((sum, each) => sum + each, 0)).toBe(amount);
        for (const { part, cents: share } of shares) expect(share).toBeLessThanOrEqual(part.amountCents);
      }),
    );
  });
});
