/** What a cart or an order costs, line by line. */
export const amountsTexts = {
  items: "Products",
  discount: (code: string | null | undefined) => (code ? `Discount (${code})` : "Discount"),
  shipping: (method: string | null | undefined) => (method ? `Delivery (${method})` : "Delivery"),
  free: "Free",
  tax: (name: string, percent: number, included: boolean) =>
    included ? `Includes ${percent} % ${name}` : `${name}, ${percent} %`,
  total: "Total",
  refunded: "Refunded",
} as const;
