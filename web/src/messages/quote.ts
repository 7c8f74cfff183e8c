/** Delivery, discount code and sums at the shipping forms and in the cart. */
export const quoteTexts = {
  delivery: "Delivery",
  free: "Free",
  days: (from: number, to: number) =>
    from === to ? `${to} ${to === 1 ? "day" : "days"}` : `${from} to ${to} days`,
  haveCode: "Have a discount code?",
  code: "Discount code",
  apply: "Apply",
  applied: (code: string) => `Code ${code} applied.`,
  remove: "Remove",
  sums: "Order summary",
  discounted: "Total with discount",
  laterStep: (taxIncluded: boolean) =>
    taxIncluded
      ? "Delivery is calculated in the next step."
      : "Delivery and taxes are calculated in the next step.",
  notKnown: "We can't calculate the total right now.",
  changed: (total: string) =>
    `The total is now ${total}. Press Continue if that's OK. Your order hasn't been placed yet.`,
} as const;
