import { counted } from "./counted";

/** The choice of products to compare, and `/compare`. */
export const compareTexts = {
  loading: "the comparison",
  heading: "Compare products",
  lead: "Compare up to four products side by side. You can share the link to this page.",
  none: "Nothing to compare yet. Press “Compare” on two or more products, then come back.",
  /** Where this device has a choice, and the address has none. */
  own: "Compare your selection",
  ownLead: "This link doesn't include any products.",
  nothingLeft: "These products are no longer available.",
  toProducts: "See all products",
  someMissing: "Some of these products are no longer available, or there were more than four.",
  withoutMissing: "Compare the rest",
  differentCategories: "These are different kinds of products, so they share few specifications.",
  oneOnly: "Choose another product to compare it with.",
  remove: "Remove",
  clear: "Clear comparison",
  full: "You can compare up to four. Remove one first.",
  differs: "differs",
  onlyDifferences: "Show differences only",
  noDifference: "No known differences.",
  caption: "The products and their specifications",
  property: "Property",
  missing: "—",
  notGiven: "not specified",
} as const;

/** The link to the comparison: "Compare 2 products". */
export const compareCount = (count: number) => `Compare ${counted(count, "product")}`;
