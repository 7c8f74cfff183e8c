/** What stands beside the price of `/product/{id}`. */
export const productPriceTexts = {
  tax: (name: string | null, included: boolean) =>
    included ? `incl. ${name ?? "tax"}` : `plus ${name ?? "tax"}`,
  saleEnds: (day: string) => `Sale ends ${day}`,
} as const;
