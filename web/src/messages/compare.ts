import { counted } from "./counted";

/** The choice of products to compare, and `/compare`. */
export const compareTexts = {
  loading: "the comparison",
  heading: "Compare products",
  lead: "Up to four products beside each other. The address of this page can be shared.",
  none: "Nothing is chosen yet. Press “Compare” on two products or more, then come back.",
  /** Where this device has a choice, and the address has none. */
  own: "Compare what you have chosen",
  ownLead: "This address names no products.",
  nothingLeft: "None of these products is for sale any more.",
  toProducts: "See all products",
  someMissing: "Some of these products are not for sale any more, or there were more than four.",
  withoutMissing: "Compare those that are left",
  differentCategories: "These are of different kinds, so they share few specifications.",
  oneOnly: "Choose another product to compare it with.",
  remove: "Remove",
  clear: "Clear the comparison",
  full: "Four is the most. Take one out first.",
  differs: "differs",
  onlyDifferences: "Only what differs",
  noDifference: "They differ in nothing that is known.",
  caption: "The products and their specifications",
  property: "Property",
  missing: "—",
  notGiven: "not given",
} as const;

/** The link to the comparison: "Compare 2 products". */
export const compareCount = (count: number) => `Compare ${counted(count, "product")}`;
