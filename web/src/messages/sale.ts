/** What a product on sale says of its prices, to shoppers and in the admins' forms. */
export const saleTexts = {
  sale: "Sale",
  regularPrice: "Regular price",
  saleEnds: "Sale ends",
  regularHint: "In dollars, more than the price. Empty: it is not on sale.",
  endsHint: "In your time zone. Empty: the sale lasts until you end it.",
  none: "None",
  /** Bulk changes. */
  start: "Start a sale",
  end: "End the sale",
  percentOff: "Percent off",
  percentOffHint: "20 takes 20 % off the regular price.",
  rounding: "Rounding",
  to95: "To .95",
  to99: "To .99",
  past: "Sale ends must be in the future",
  needsRegular: "Sale ends needs a regular price",
  notMore: "Regular price must be more than the price",
} as const;

/** "−20 %". */
export const percentOffText = (percent: number) => `−${percent} %`;

/** "Sale ends Nov 30". */
export const saleEndsText = (day: string) => `${saleTexts.saleEnds} ${day}`;
