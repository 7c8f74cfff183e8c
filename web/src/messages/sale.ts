/** What a product on sale says of its prices. */
export const saleTexts = {
  regularPrice: "Regular price",
  percentOff: (percent: number) => `−${percent} %`,
} as const;
