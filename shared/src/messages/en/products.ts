/** Texts of the pages with products: home, lists, filters, a product, the comparison and the wish list. */
import { failed, productCount } from "./common";

/** `/` for search engines. */
export const homeDescription =
  "Tools and watches that do one thing properly, reviewed and compared for those who work with them.";

/** The collections on the home page. */
export const featuredTexts = { title: "Collections" } as const;

/** The sample reviews of spec §2. */
export const sampleReviewTexts = [
  "I bought the field watch for building sites and expected to wear it out within a year. It still runs four seconds fast a day.",
  "We compared three rotary hammers on the same lintel before we ordered eight of these for the crew. The comparison on the page was right down to the vibration.",
] as const;

/** `/`: opening, top products, new products, reviews, statistics banner, landing section. */
export const homeTexts = {
  loading: "our top products",
  heading: "Our Top Products",
  lead: "Tools and watches that do one thing properly.",
  allProducts: "See all products",
  nothingInStock: "Nothing is in stock right now. Please come back soon.",
  worlds: "Shop by category",
  newest: "New in the shop",
  landing: {
    title: "Welcome to our online business",
    text: "Reviews and comparisons of power tools and hand tools, written for construction professionals. Measured on site, not read off the box.",
    getStarted: "Get started",
    liveDemo: "Live demo",
  },
  statistics: {
    title: "Trusted by people from over 80 countries",
    figures: [
      { name: "Services", figure: "100%" },
      { name: "Delivery", figure: "24/7" },
      { name: "Sells", figure: "100k" },
    ],
  },
  reviews: { title: "Customer Reviews", all: "See all" },
} as const;

/** `/products` and the pages of categories. */
export const browseTexts = {
  loading: "all products",
  all: "All products",
  description: "Every tool and every watch in the shop: search, sort, and see what is in stock.",
  filters: "Filters",
} as const;

/** A category's description for search engines. `names` starts at the root of the tree. */
export const categoryDescription = (names: readonly string[]) =>
  `${names.join(" › ")}: compare by brand, price and rating, and see what's in stock.`;

/** A collection of products. */
export const collectionTexts = {
  loading: "the collection",
  ownOrder: "Our order",
  /** For search engines, if the shop has no description. */
  description: (name: string) => `${name}: chosen by us, with prices and what is in stock.`,
};

/** The list of `/products` and its search. */
export const noProductsText = "No products yet. Please come back soon.";
export const searchInText = (place: string) => `Search in ${place}`;
export const applyText = "Apply";
export const inStockOnlyText = "In stock only";
export const shownOf = (shown: number, all: string) => `${shown} of ${all}`;
export const nothingFor = (inStock: boolean) => `${inStock ? "Nothing in stock" : "No results"} for`;
export const withFiltersText = "with these filters";
export const lookedForText = "Also searched for";
export const inPlaceOfText = "instead of";
export const foundWithLessText = "Closest matches";
export const tryText = "Check the spelling, or try fewer or more general words.";
export const popularText = "Popular now";
export const lookAroundText = "Browse";

/** The number of results: "1,204 products". */
export const foundText = (count: string, one: boolean) => `${count} product${one ? "" : "s"}`;

/** An empty list: its reason, and the next step. */
export const emptyListTexts = {
  filtered: (inStock: boolean) => `Nothing ${inStock ? "in stock " : ""}matches all your filters.`,
  nothingInStock: "Nothing is in stock right now.",
  removeFilters: "Remove all filters",
  showAll: "Show all products",
} as const;

/** The searches with one condition less. */
export const lessTexts = {
  stock: "Include sold-out items",
  category: "Look in all categories",
  brand: "Any brand",
  price: "Any price",
  rating: "Any rating",
  sale: "Also at the regular price",
  word: (word: string) => `Without “${word}”`,
  other: (filter: string) => `Any ${filter}`,
} as const;

/** The sort orders of `/products`. */
export const sortTexts = {
  bestMatch: "Best match",
  newest: "Newest",
  name: "Name",
  priceUp: "Price, lowest first",
  priceDown: "Price, highest first",
  rating: "Best rated",
} as const;

/** The filters of `/products`. */
export const filterTexts = {
  filters: "Filters",
  all: "All products",
  categories: "Categories",
  chosen: "Chosen filters",
  remove: "Remove",
  removeAll: "Remove all filters",
  close: "Close",
  apply: "Apply filters",
  from: "From",
  to: "To",
  anyRating: "Any rating",
  more: (count: number) => `${count} more`,
} as const;

/** "Show 24 products". */
export const showText = (count: string, one: boolean) => `Show ${count} product${one ? "" : "s"}`;

/** An active range filter: "Price from 20.00$". */
export const boundText = (name: string, isMin: boolean, bound: string) =>
  `${name} ${isMin ? "from" : "up to"} ${bound}`;

/** The notice for URLs of `/products` with invalid filters. */
export const badChoicesTexts = {
  title: "This link asks for something we don't have",
  next: "Remove it to see the other results.",
  remove: "Remove invalid filters",
  noNumber: (value: string) => `“${value}” is not a number such as 12.50.`,
  negative: (value: string) => `“${value}” is less than 0.`,
  crossed: (min: string, max: string) => `${min} is more than ${max}.`,
} as const;

/** Product card and `/product/{id}`. */
export const productTexts = {
  buyNow: "Buy Now",
  addToCart: "Add to cart",
  orderNow: "Order now",
  goBack: "Go Back",
  inStock: "In Stock",
  outOfStock: "Out Of Stock",
  /** Not in the specification. */
  inCart: "In cart ✓",
  compare: "Compare",
  added: "Added",
  viewCart: "View cart",
  soldOut: "Currently sold out.",
  quantity: "Quantity",
  /** Explains gaps in the short list of quantities: the shipping form accepts any number. */
  anyNumber: "You can type any other number on the next page.",
  units: "How many to add",
  fewer: "One less",
  more: "One more",
  chooseHowMany: "Choose a quantity.",
  /** Marks the rating that an admin entered, next to the customers' rating. */
  ownRating: "Our rating",
  enlarge: "Enlarge the picture",
  picture: "Picture",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  close: "Close",
} as const;

/** The refusal of a quantity that would sell the last unit, which is never sold (D-03). */
export function lastUnitText(most: number): string {
  return most > 0 ? `You can order up to ${most}.` : "Sold out";
}

/** Alerts of the list of products (spec §8). */
export const shopAlerts = {
  /** A failure with the title 'Success!' (D-01). */
  productsUnavailable: failed("Unable to fetch Products", "Success!"),
} as const;

/** The prices of a product on sale. */
export const saleTexts = {
  regularPrice: "Regular price",
  percentOff: (percent: number) => `−${percent} %`,
} as const;

/** Further texts of `/product/{id}`, not in the specification. */
export const productPageTexts = {
  loading: "the product",
  seeSimilar: "See similar products",
  specifications: "Specifications",
  brand: "Brand",
  /** The heading for parts of the description without a heading. */
  more: "More details",
  /** The customers' rating, next to the shop's rating. */
  customers: (average: string, count: number) => `${average} from ${count} customer${count === 1 ? "" : "s"}`,
  draft: "This is a draft. Only admins can see it.",
  editDraft: "Edit it",
} as const;

/** The choice of a product's variant: notes on the values of its options. */
export const variantTexts = {
  soldOut: "sold out",
  notMadeWith: (values: string) => `not made with ${values}`,
  onlyWith: (values: string) => `only with ${values}`,
} as const;

/** Notes next to the price of `/product/{id}`. */
export const productPriceTexts = {
  tax: (name: string | null, included: boolean) =>
    included ? `incl. ${name ?? "tax"}` : `plus ${name ?? "tax"}`,
  returns: (days: number) =>
    days > 0 ? `Returns within ${days} ${days === 1 ? "day" : "days"}` : "No returns",
  delivery: (method: string, price: string | false, arrival: string | null) =>
    [method, price || "free", arrival && `arrives ${arrival}`].filter(Boolean).join(", "),
  saleEnds: (day: string) => `Sale ends ${day}`,
} as const;

/** The gallery of `/product/{id}`, and the lists of products below. */
export const productPartsTexts = {
  pictures: "Pictures",
  nextImage: "Next picture",
  previousImage: "Previous picture",
  similar: "More like this",
  seen: "Recently viewed",
  clearSeen: "Clear",
} as const;

/** "Picture 2 of 3". */
export const imageOf = (number: number, count: number) => `Picture ${number} of ${count}`;

/** The reviews of a product, on its page. */
export const productReviewsTexts = {
  title: "Reviews",
  write: "Write a review",
  writeTheFirst: "Write the first review",
  none: "No reviews yet. Customers who bought it can write one.",
  basis: (count: number) =>
    count === 1 ? "1 review by a customer who bought it" : `${count} reviews by customers who bought it`,
  photosOf: (author: string) => `Photos of ${author}`,
  enlarge: (number: number, count: number, author: string) =>
    `Enlarge photo ${number} of ${count} by ${author}`,
} as const;

/** The badge of a review by a customer with a delivered order. */
export const verifiedCustomerText = "Verified customer";

/** The stock alert of a sold-out product: one email when it can be ordered again. */
export const stockAlertTexts = {
  tellMe: "Notify me when it’s back",
  /** Shown if only the last unit remains, which is never sold (D-03). */
  heldBack: "Currently unavailable.",
  /** A change needs another `stockAlertConsent.version`. */
  consent:
    "We’ll email you once when this product is back, then delete your request. It also ends by itself after 180 days.",
  done: (email: string) => `We’ll send one email to ${email} when it’s back.`,
  /** The short form, for lists of the signed-in customer. */
  doneCompact: "We’ll send you one email when it’s back.",
  cancel: "Cancel",
  cancelLabel: (product: string) => `Cancel: notify me when ${product} is back`,
  cancelled: "Cancelled. We won’t email you.",
  privacy: "Privacy",
  notSold: "This product is no longer available.",
} as const;

/** The selection of products to compare, and `/compare`. */
export const compareTexts = {
  loading: "the comparison",
  heading: "Compare products",
  lead: "Compare up to four products side by side. You can share the link to this page.",
  none: "Nothing to compare yet. Press “Compare” on two or more products, then come back.",
  /** Shown if the URL names no products but this device has a selection. */
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
  caption: "The products and their specifications",
  variant: "Variant",
  property: "Property",
  price: "Price",
  availability: "Availability",
  category: "Category",
  missing: "—",
  notGiven: "not specified",
} as const;

/** The link to the comparison: "Compare 2 products". */
export const compareCount = (count: number) => `Compare ${productCount(count)}`;

/** The wish list: its page, and the button of a product. */
export const wishTexts = {
  title: "Wish list",
  loading: "your wish list",
  empty: "Nothing on your wish list yet. Press the heart on a product to keep it here, on every device.",
  moveToCart: "Move to cart",
  remove: (product: string) => `Remove ${product} from your wish list`,
  moved: (product: string) => `${product} is in your cart now.`,
  removed: (product: string) => `${product} was removed from your wish list.`,
} as const;
