import { amountsOf, hasAmounts } from "./amounts-of";
import type { Amounts_OrderFragment } from "./Amounts.generated";

const anOrder = (wanted: Partial<Amounts_OrderFragment> = {}): Amounts_OrderFragment => ({
  ...{ id: "1", status: "PLACED", qty: 1, unitPrice: 10, total: 10 },
  ...{ discount: 0, discountCode: null, shipping: 0, shippingMethod: null, giftCard: 0, refunded: 0 },
  ...{ taxIncluded: true, taxLines: [] },
  ...wanted,
});
const vat = (amount: number) => ({ name: "VAT", percent: 19, amount });

it("adds up orders in cents, each tax once, and counts a cancelled one in no sum", () => {
  const orders = [
    anOrder({ qty: 3, unitPrice: 0.1, total: 0.2, discount: 0.1, discountCode: "TEN", taxLines: [vat(0.1)] }),
    anOrder({ total: 10.2, shipping: 0.2, shippingMethod: "Express", taxLines: [vat(0.2)] }),
    anOrder({ status: "CANCELLED", total: 99, discount: 1, taxLines: [vat(9)] }),
  ];
  expect(amountsOf(orders)).toEqual({
    ...{ items: 10.3, discount: 0.1, discountCode: "TEN", shipping: 0.2, shippingMethod: "Express" },
    ...{ taxIncluded: true, taxLines: [vat(0.3)], total: 10.4, giftCard: 0, refunded: 0 },
  });
});

it("has lines to show only where the total isn't simply the products' price", () => {
  expect(hasAmounts(amountsOf([anOrder()]))).toBe(false);
  expect(hasAmounts(amountsOf([anOrder({ shippingMethod: "Standard" })]))).toBe(true);
  expect(hasAmounts(amountsOf([anOrder({ taxLines: [vat(0)] })]))).toBe(true);
  expect(hasAmounts(amountsOf([anOrder({ giftCard: 5 })]))).toBe(true);
});
