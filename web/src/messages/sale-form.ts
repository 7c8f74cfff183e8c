import { saleTexts } from "./sale";

/** What the admins' forms say of sales. */
export const saleFormTexts = {
  regularPrice: saleTexts.regularPrice,
  /** The label of the form's field: `Price` labels another one. */
  amountBefore: "Amount before the sale",
  saleEnds: "Sale ends",
  sale: "Sale",
  regularHint: "In dollars, more than the price. Leave empty if it isn't on sale.",
  endsHint: "In your time zone. Leave empty to end the sale yourself.",
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
  needsRegular: "Sale ends needs the amount before the sale",
  notMore: "Amount before the sale must be more than the price",
} as const;
