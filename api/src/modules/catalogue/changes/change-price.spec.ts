import fc from "fast-check";
import { changePrice } from "./change-price";

it.each([
  [1000, { percent: 10 }, 1100],
  [1000, { percent: -12.5 }, 875],
  [999, { percent: -50 }, 500],
  [1, { percent: 49.99 }, 1],
  [99_999_999, { percent: 1_000 }, 1_099_999_989],
  [1990, { amount: 0.1 }, 2000],
  [1990, { amount: -19.91 }, -1],
])("makes of %d cents with %j %d", (cents, change, expected) => {
  expect(changePrice(cents, change)).toBe(expected);
});

const cents = fc.integer({ min: 1, max: 99_999_999 });
const percent = fc.integer({ min: -9_999, max: 100_000 }).filter((hundredths) => hundredths !== 0);

it("is never more than half a cent away from the exact price", () => {
  fc.assert(
    fc.property(cents, percent, (price, hundredths) => {
      const changed = BigInt(changePrice(price, { percent: hundredths / 100 }));
      const exact = BigInt(price) * BigInt(10_000 + hundredths); // in ten thousandths of a cent
      const distance = changed * 10_000n - exact;
      return distance <= 5_000n && distance >= -5_000n;
    }),
  );
});

it("undoes a raise by an amount with a reduction by the same amount", () => {
  fc.assert(
    fc.property(cents, cents, (price, change) => {
      const raised = changePrice(price, { amount: change / 100 });
      return changePrice(raised, { amount: -change / 100 }) === price;
    }),
  );
});
