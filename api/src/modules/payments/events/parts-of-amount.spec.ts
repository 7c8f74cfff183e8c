import { partsOfAmount } from "./parts-of-amount";

const partsOf = (...amounts: number[]) => amounts.map((amountCents) => ({ amountCents }));
const amountsOf = (amounts: number[], cents: number) =>
  partsOfAmount(partsOf(...amounts), cents)?.map(({ amountCents }) => amountCents) ?? null;

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
