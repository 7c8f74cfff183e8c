/** What stands beside the price of `/product/{id}`. */
export const productPriceTexts = {
  tax: (name: string | null, included: boolean) =>
    included ? `incl. ${name ?? "tax"}` : `plus ${name ?? "tax"}`,
  returns: (days: number) =>
    days > 0 ? `Returns within ${days} ${days === 1 ? "day" : "days"}` : "No returns",
  saleEnds: (day: string) => `Sale ends ${day}`,
} as const;
