import fc from "fast-check";
import { setLocale } from "../locale";
import { formatMinor, fromMinor, toMinor } from "../money";
import { minorOfUnits, remainingRefund, partOfRefund, problemOfRefund, type Refundable } from "./refund-part";

const order = (totalMinor: number, quantity: number, more: Partial<Refundable> = {}): Refundable => ({
  ...{ totalMinor, quantity, refundedMinor: 0, refundedQuantity: 0 },
  ...more,
});

const inCurrency = (currency: string) => setLocale({ currency, language: "en", timeZone: "UTC" });
afterEach(() => inCurrency("USD"));

it("gives exactly the total back where all units go back one after another, in whatever portions", () => {
  const portions = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_99 }), portions, (total, counts) => {
      let current = order(
        total,
        counts.reduce((sum, count) => sum + count, 0),
      );
      for (const units of counts) {
        const minor = minorOfUnits(current, units);
        expect(minor).toBeGreaterThanOrEqual(0);
        current = {
          ...current,
          refundedMinor: current.refundedMinor + minor,
          refundedQuantity: current.refundedQuantity + units,
        };
      }
      expect(remainingRefund(current)).toEqual({ minor: 0, units: 0 });
    }),
  );
});

const currencies = ["USD", "JPY", "KWD"];

it.each(currencies)(
  "gives the rest back in %s by default, and never more than is left, in any order",
  (currency) => {
    inCurrency(currency);
    const request = fc.record({
      quantity: fc.option(fc.integer({ min: -1, max: 6 })),
      amount: fc.option(fc.integer({ min: -10, max: 5_000 }).map(fromMinor)),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999 }),
        fc.integer({ min: 1, max: 5 }),
        fc.array(request),
        (total, quantity, requests) => {
          let current = order(total, quantity);
          const take = (wish: object) => {
            if (problemOfRefund(current, wish)) return;
            const { minor, units } = partOfRefund(current, wish);
            current = {
              ...current,
              refundedMinor: current.refundedMinor + minor,
              refundedQuantity: current.refundedQuantity + units,
            };
            expect(remainingRefund(current).minor).toBeGreaterThanOrEqual(0);
            expect(remainingRefund(current).units).toBeGreaterThanOrEqual(0);
          };
          for (const wish of requests) take(wish);
          take({});
          expect(remainingRefund(current)).toEqual({ minor: 0, units: 0 });
        },
      ),
    );
  },
);

it.each(currencies)(
  "takes each whole part of an amount in %s, to the last minor unit, and no smaller part",
  (currency) => {
    inCurrency(currency);
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 99_999_999_99 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (total, share) => {
          const minor = Math.max(1, Math.round(total * share));
          const [refunded, amount] = [order(total, 1), fromMinor(minor)];
          expect(problemOfRefund(refunded, { amount })).toBeNull();
          expect(partOfRefund(refunded, { amount })).toEqual({ minor, units: 0 });
          expect(toMinor(amount)).toBe(minor);
          expect(problemOfRefund(order(minor, 1), { amount: fromMinor(minor + 1) })?.field).toBe("amount");
          expect(problemOfRefund(refunded, { amount: fromMinor(0.1) })?.field).toBe("amount");
          expect(formatMinor(minor).replace(/\D/g, "").replace(/^0+/, "")).toBe(String(minor));
        },
      ),
    );
  },
);

const AMOUNT_LEFT = "must be a number from 0.01 to 60.00 in whole cents";

it.each([
  [{ quantity: 0 }, "qty", "must be 1 to 3"],
  [{ quantity: -1 }, "qty", "must be 1 to 3"],
  [{ quantity: 4 }, "qty", "must be 1 to 3"],
  [{ amount: 0 }, "amount", AMOUNT_LEFT],
  [{ amount: -5 }, "amount", AMOUNT_LEFT],
  [{ amount: 1e-9 }, "amount", AMOUNT_LEFT],
  [{ amount: 0.004 }, "amount", AMOUNT_LEFT],
  [{ amount: 0.010_000_001 }, "amount", AMOUNT_LEFT],
  [{ amount: 1e-12 }, "amount", AMOUNT_LEFT],
  [{ amount: NaN }, "amount", AMOUNT_LEFT],
  [{ amount: 60.01 }, "amount", AMOUNT_LEFT],
  [{ amount: 1e300 }, "amount", AMOUNT_LEFT],
  [{ amount: 1.005 }, "amount", AMOUNT_LEFT],
])("says at the field why %j can't go back of three units for 60.00$", (request, field, message) => {
  expect(problemOfRefund(order(6_000, 3), request)).toEqual({ field, message });
});

it("doesn't take more for a unit than amounts have left", () => {
  const current = order(6_000, 3, { refundedMinor: 5_000 });
  expect(problemOfRefund(current, { quantity: 1 })?.message).toBe(
    "costs 20.00$, and 10.00$ is left: give an amount",
  );
  expect(problemOfRefund(current, { quantity: 1, amount: 10 })).toBeNull();
});
