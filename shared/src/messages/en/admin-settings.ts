/** Texts of the admin's settings: shop, delivery, taxes and discount codes. */
import { formatPrice } from "../../money";
import { formatMoment } from "../../time/format-moment";
import { inCurrency } from "./common";

/** `/settings`. */
export const settingsTexts = {
  loading: "the settings",
  title: "Settings",
  lead: "The storefront, delivery, taxes and discounts. You can start selling without any of them.",
  save: "Save",
  cancel: "Cancel",
  remove: "Remove",
  saved: "Saved.",
  all: "All products",
  category: "Category",
  categoryHint: "Includes its subcategories.",
  search: "Search",
  showing: (shown: number, all: number) => `Showing the first ${shown} of ${all}. Search to find the others.`,
  nothingFound: "No results.",
} as const;

/** Countries to choose from. */
export const countryTexts = {
  unknown: "isn't a country we know. Choose one from the list.",
  everywhere: "Everywhere",
  anyCountry: "All countries you deliver to",
  add: "Add country",
  remove: (name: string) => `Remove ${name}`,
} as const;

/** The price of a sample cart. */
export const sampleTexts = {
  title: "Sample cart",
  line: (price: number, category: string | null) =>
    category ? `1 product in ${category} at ${formatPrice(price)}` : `1 product at ${formatPrice(price)}`,
  to: (place: string) => `Sent to ${place}`,
  notDelivered: (country: string) => `You don't deliver to ${country}.`,
  obstacles: {
    MINIMUM: "The code requires a larger order.",
    CATEGORY: "The code is for other products.",
  },
  unnamed: "…",
} as const;

/** The section of the storefront. */
export const storefrontTexts = {
  title: "Storefront",
  about: "The words and pictures that your customers see. Leave a field empty for the default.",
  labels: {
    name: "Shop name",
    logoUrl: "Logo",
    accentColor: "Accent color",
    tagline: "Line on the home page",
    heroImageUrl: "Picture on the home page",
    featuredCollectionIds: "Collections on the home page",
    deliveryText: "Text about delivery",
    returnText: "Text about returns",
    footerLinks: "Links in the footer",
  },
  nameHint: "Shown on pages, in mails and on new invoices.",
  logoHint:
    "SVG or PNG. It replaces the name at the top of each page and on printed orders. Mails and invoices show a PNG; with an SVG they show the name. A square logo, as a PNG at least 320 pixels wide, is also the icon of browser tabs.",
  logoWide:
    "This logo is more than eight times as wide as high, so it is hard to read at the top of pages, above all on phones. A compact one fits better.",
  logoTall:
    "This logo is more than twice as high as wide, so it is hard to read at the top of pages. A wider one fits better.",
  accentHint: "The color of buttons and links, such as #1f5fbf. It must be dark enough to be read on white.",
  taglineHint: "One short sentence, in large letters.",
  heroHint: "It replaces the picture of a product.",
  collectionsHint: (most: number) =>
    `Up to ${most}, in the order in which you choose them. Collections without products for sale are left out.`,
  noCollections: "No collections yet. Add one on the page Collections.",
  place: (number: number) => `Number ${number} on the home page`,
  textHint: "Shown on product pages, in the cart and in the terms.",
  linkLabel: (number: number) => `Text of link ${number}`,
  linkUrl: (number: number) => `Address of link ${number}`,
  current: (label: string) => `Current: ${label}`,
  upload: (label: string) => `Upload: ${label}`,
  size: (megabytes: number) => `Up to ${megabytes} MB.`,
  removePicture: "Remove",
  publish: "Publish",
  preview: "Preview",
  undo: "Undo last change",
  published: "Published. Pages that are already open show it after a reload.",
  undone: "The last change is undone.",
  outdated:
    "Someone else has published a change in the meantime. Your entries are still here: load theirs instead, or keep yours and publish them.",
  loadTheirs: "Load theirs",
  keepMine: "Keep mine",
  notUndone: "The change could not be undone. Please try again.",
} as const;

/** The section of the shop itself. */
export const shopSectionTexts = {
  title: "Shop",
  about: "Your shop's country, whether prices include tax, where you deliver, and returns.",
  country: "Country of the shop",
  countryHint: "Used when an order has no country.",
  included: "Prices include tax",
  includedHint: "Common in Europe. Otherwise taxes are added at checkout, as in the USA.",
  countries: "Delivers to",
  countriesHint: "Leave empty to deliver everywhere.",
  returnDays: "Return period in days",
  returnDaysHint:
    "Counted from delivery. Shown on product pages and in search results. Enter 0 for no returns, or leave empty to show nothing.",
} as const;

/** The section of delivery. */
export const deliveryTexts = {
  title: "Delivery",
  about: "Customers choose a delivery method at checkout. The cheapest is preselected.",
  add: "Add delivery method",
  edit: (name: string) => `Edit “${name}”`,
  empty: "No delivery methods yet, so delivery is free. Add one to charge for it.",
  columns: { name: "Name", price: "Price", freeFrom: "Free from", days: "Days", countries: "Countries" },
  name: "Name",
  nameHint: "What customers see, such as Standard.",
  price: "Price",
  get priceHint() {
    return `${inCurrency()}; 0 is free.`;
  },
  freeFrom: "Free from",
  freeFromHint: "Delivery is free if the products cost this much or more.",
  daysMin: "Minimum days",
  daysMax: "Maximum days",
  daysOrder: "Maximum days must not be less than the minimum",
  countries: "Countries",
  countriesHint: "Leave empty for all countries you deliver to.",
  enabled: "Offered to customers",
  enabledHint: "Switch off to hide it from customers.",
  off: "Not offered",
  free: "Free",
  days: (min: number | null, max: number | null) => {
    if (min === null && max === null) return "–";
    if (min === null || min === max) return String(max);
    return max === null ? `${min} or more` : `${min} to ${max}`;
  },
  question: (name: string) => `Remove “${name}”?`,
  consequence: "Customers can no longer choose it. Existing orders aren't affected.",
} as const;

/** The section of taxes. */
export const taxTexts = {
  title: "Taxes",
  about: "We use the rate of the customer's country. A rate for a region or category comes first.",
  add: "Add tax rate",
  edit: (name: string) => `Edit “${name}”`,
  empty: "No tax rates yet, so no tax is charged. Add one for each country where you charge tax.",
  columns: { country: "Country", name: "Name", percent: "Rate", category: "For" },
  country: "Country",
  region: "Region",
  regionHint: "Only if the rate differs by region, such as California. Its name or ISO 3166-2 code.",
  unknownRegion: (region: string) => `${region} (unknown region: this rate is never charged)`,
  repeatedRegion: (region: string) => `${region} (has several rates: orders are charged the oldest one)`,
  name: "Name",
  nameHint: "What customers see, such as VAT.",
  percent: "Rate in percent",
  question: (name: string, place: string) => `Remove “${name}” for ${place}?`,
  consequence: "New orders won't be charged this rate. Existing orders aren't affected.",
} as const;

/** The section of discount codes. */
export const discountTexts = {
  title: "Discount codes",
  about: "Customers enter a code in the cart or at checkout to get a discount.",
  add: "Add discount code",
  edit: (code: string) => `Edit “${code}”`,
  empty: "No discount codes yet. Add one and share it with your customers.",
  columns: { code: "Code", off: "Discount", uses: "Uses", state: "State" },
  code: "Code",
  codeHint: "Letters A to Z, digits and hyphens. Upper and lower case are the same.",
  kind: "Discount",
  kinds: { percent: "A percentage", amount: "An amount" },
  percent: "Percentage",
  amount: "Amount",
  get amountHint() {
    return `${inCurrency()}. Never more than the products cost.`;
  },
  minimum: "Minimum order",
  get minimumHint() {
    return `${inCurrency()}. Leave empty for no minimum.`;
  },
  startsAt: "Starts",
  startsHint: "Leave empty to start now.",
  endsAt: "Ends",
  endsHint: "Leave empty for no end date.",
  endsOrder: "Ends must be later than the start",
  maxUses: "Maximum uses",
  maxUsesHint: "In total. Leave empty for no limit.",
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
    "Customers can no longer use it, and you can't start it again. Existing orders keep their discount.",
} as const;
