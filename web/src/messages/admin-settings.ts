import { formatMoment, formatPrice } from "@shop/shared/format";

/** `/settings`. */
export const settingsTexts = {
  loading: "the settings",
  title: "Settings",
  lead: "What an order costs: delivery, taxes and discounts. Nothing here is needed to start selling.",
  save: "Save",
  cancel: "Cancel",
  edit: "Edit",
  remove: "Remove",
  saved: "Saved.",
  all: "All products",
  category: "Category",
  categoryHint: "And everything below it.",
  actions: "Actions",
  search: "Search",
  showing: (shown: number, all: number) => `The first ${shown} of ${all}. Search for the others.`,
  nothingFound: "Nothing found.",
} as const;

/** Countries to choose from. */
export const countryTexts = {
  unknown: "is no country that we know. Choose one of the list.",
  everywhere: "Everywhere",
  anyCountry: "All countries that the shop delivers to",
  add: "Add country",
  remove: (name: string) => `Remove ${name}`,
} as const;

/** What a sample cart costs. */
export const sampleTexts = {
  title: "A sample cart",
  line: (price: number, category: string | null) =>
    category ? `1 product of ${category} at ${formatPrice(price)}` : `1 product at ${formatPrice(price)}`,
  to: (place: string) => `Sent to ${place}`,
  notDelivered: (country: string) => `The shop doesn't deliver to ${country}.`,
  obstacles: {
    MINIMUM: "The code needs a larger order than this.",
    CATEGORY: "The code is for other products.",
  },
  unnamed: "…",
} as const;

/** The section of the shop itself. */
export const shopSectionTexts = {
  title: "Shop",
  about: "Where the shop is, whether its prices contain tax, and which countries it delivers to.",
  country: "Country of the shop",
  countryHint: "Used when an order has no country.",
  included: "Prices contain tax",
  includedHint: "As in Europe. Otherwise taxes are added to the prices, as in the USA.",
  countries: "Delivers to",
  countriesHint: "Leave it empty to deliver everywhere.",
} as const;

/** The section of delivery. */
export const deliveryTexts = {
  title: "Delivery",
  about: "Customers choose one of these; the cheapest is chosen for them at first.",
  add: "Add a way of delivery",
  edit: (name: string) => `Edit “${name}”`,
  empty: "No ways of delivery yet. Orders cost nothing to deliver.",
  columns: { name: "Name", price: "Price", freeFrom: "Free from", days: "Days", countries: "Countries" },
  name: "Name",
  nameHint: "As customers read it, such as Standard.",
  price: "Price",
  priceHint: "In dollars; 0 is free.",
  freeFrom: "Free from",
  freeFromHint: "Free for goods of this amount or more.",
  daysMin: "Minimum days",
  daysMax: "Maximum days",
  daysOrder: "Maximum days must not be less than the minimum",
  countries: "Countries",
  countriesHint: "Leave it empty for all countries that the shop delivers to.",
  enabled: "Offered to customers",
  enabledHint: "Switch it off to keep it for later.",
  off: "Not offered",
  free: "Free",
  days: (min: number | null, max: number | null) => {
    if (min === null && max === null) return "–";
    if (min === null || min === max) return String(max);
    return max === null ? `${min} or more` : `${min} to ${max}`;
  },
  question: (name: string) => `Remove “${name}”?`,
  consequence: "Customers can't choose it any more. Orders keep its name.",
} as const;

/** The section of taxes. */
export const taxTexts = {
  title: "Taxes",
  about:
    "The rate of the customer's country counts; one for a region or a category comes before a general one.",
  add: "Add a tax rate",
  edit: (name: string) => `Edit “${name}”`,
  empty: "No tax rates yet. Prices are charged as they are.",
  columns: { country: "Country", name: "Name", percent: "Rate", category: "For" },
  country: "Country",
  region: "Region",
  regionHint: "Only where it differs, such as California. Customers must write it the same way.",
  name: "Name",
  nameHint: "As customers read it, such as VAT.",
  percent: "Rate in percent",
  question: (name: string, place: string) => `Remove “${name}” of ${place}?`,
  consequence: "New orders aren't charged with it. Former orders keep what they were charged.",
} as const;

/** The section of discount codes. */
export const discountTexts = {
  title: "Discount codes",
  about: "Customers type a code in the cart or with their address, and pay less.",
  add: "Add a code",
  edit: (code: string) => `Edit “${code}”`,
  empty: "No codes yet. Add one, and tell your customers.",
  columns: { code: "Code", off: "Takes off", uses: "Uses", state: "State" },
  code: "Code",
  codeHint: "Letters from A to Z, digits and hyphens. Customers can type it in any case.",
  kind: "Takes off",
  kinds: { percent: "A percentage", amount: "An amount" },
  percent: "Percentage",
  amount: "Amount",
  amountHint: "In dollars, and never more than the goods cost.",
  minimum: "Minimum order",
  minimumHint: "In dollars. Leave it empty for orders of any amount.",
  startsAt: "Starts",
  startsHint: "Leave it empty to start at once.",
  endsAt: "Ends",
  endsHint: "Leave it empty for a code that doesn't end by itself.",
  endsOrder: "Ends must be later than the start",
  maxUses: "Maximum uses",
  maxUsesHint: "In all. Leave it empty for any number.",
  once: "Once per customer",
  onceHint: "Each customer can use it for one order.",
  uses: (uses: number, maxUses: number | null) => (maxUses === null ? String(uses) : `${uses} of ${maxUses}`),
  states: {
    active: "Active",
    starts: (at: string) => `Starts on ${formatMoment(at)}`,
    ended: "Ended",
    usedUp: "Used up",
  },
  end: "End",
  question: (code: string) => `End “${code}”?`,
  consequence:
    "Customers can't use it from now on, and it can't be started again. Orders keep their discount.",
} as const;
