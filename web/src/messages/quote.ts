/** Delivery, discount code and sums at the shipping forms and in the cart. */
export const quoteTexts = {
  delivery: "Delivery",
  free: "Free",
  days: (from: number, to: number) =>
    from === to ? `${to} ${to === 1 ? "day" : "days"}` : `${from} to ${to} days`,
  haveCode: "Have a code?",
  code: "Discount code",
  apply: "Apply",
  applied: (code: string) => `Code ${code} is applied.`,
  remove: "Remove",
  sums: "What it costs",
  discounted: "Total with discount",
  laterStep: (taxIncluded: boolean) =>
    taxIncluded ? "Delivery is added in the next step." : "Delivery and taxes are added in the next step.",
  notKnown: "What it costs in all is not known now.",
  changed: (total: string) => `It costs ${total} now. Continue if that is right; nothing is ordered yet.`,
} as const;
