/** Details of the audit log, stored in the language that the shop has at that time. */

/** The names of what changes: "price 9.90$ → 12.00$". */
export const factNames = {
  name: "name",
  price: "price",
  country: "country",
  region: "region",
  rate: "rate",
  category: "category",
  brand: "brand",
  unit: "unit",
  group: "group",
  rating: "rating",
  regularPrice: "regular price",
  saleEnds: "sale ends",
  place: "place",
  code: "code",
  takesOff: "takes off",
  minimum: "needs an order of",
  from: "from",
  until: "until",
  maxUses: "most uses",
  oncePerCustomer: "once per customer",
  uses: "uses",
  freeFrom: "free from",
  countries: "countries",
  days: "days",
  offered: "offered",
  pricesIncludeTax: "prices contain tax",
  deliversTo: "delivers to",
  returnDays: "days to return",
  logo: "logo",
  accentColor: "accent color",
  tagline: "line",
  heroImage: "picture",
  collections: "collections",
  deliveryText: "text about delivery",
  returnText: "text about returns",
  footerLinks: "links of the footer",
  carrier: "carrier",
  number: "number",
  link: "link",
} as const;

/** Values of facts. */
export const factValues = {
  none: "none",
  all: "all",
  yes: "yes",
  no: "no",
  daysAtMost: (days: number) => `at most ${days}`,
  daysAtLeast: (days: number) => `at least ${days}`,
  days: (least: number, most: number) => `${least} to ${most}`,
};

/** Collections. */
export const collectionDetails = {
  slug: "address",
  products: (count: number) => (count === 1 ? "1 product by hand" : `${count} products by hand`),
  rule: "products by a rule",
};

/** Products. */
export const productDetails = {
  draft: "draft",
  madeDraft: "made a draft",
  published: "published",
  picture: "picture",
  pictures: "further pictures",
  description: "description",
  attributes: "attributes",
  fields: {
    gtin: "gtin",
    mpn: "mpn",
    seoTitle: "title for search engines",
    seoDescription: "description for search engines",
    slug: "words of the address",
    giftCard: "gift card",
  } as Readonly<Record<string, string>>,
  stock: (change: string, now: number) => `${change} units, ${now} in stock`,
  imported: (added: number, changed: number) => `${added} added, ${changed} changed`,
  andMore: (count: number) => ` and ${count} more`,
  priceEnding: (digits: string) => `prices end in .${digits}`,
};

/** The parts of a change of several products, which the audit's page reads to say it in a sentence. */
export const changeDetails = {
  price: "price",
  sale: "sale",
  until: "until",
  saleEnded: "sale ended",
  published: "published",
  madeDrafts: "made drafts",
} as const;

/** Categories. */
export const categoryDetails = {
  in: (path: string) => `in ${path}`,
  top: "the top",
  moved: (from: string, to: string) => `from ${from} to ${to}`,
  place: (path: string, before: number, after: number) => `in ${path}, place ${before} → ${after}`,
  with: (attributes: string) => `with ${attributes}`,
  without: (attributes: string) => `without ${attributes}`,
};

/** Refunds. */
export const refundDetails = {
  part: (amount: string, total: string) => `${amount} of ${total}.`,
  returned: "The units returned to stock.",
  notReturned: "The units didn't return to stock.",
  orderStays: "The order stayed as it was.",
};

/** Sign-ins, keys, webhooks and exports. */
export const accessDetails = {
  roleGranted: "The role had been granted to the email.",
  emailOfAnother: "The email was verified by another account.",
  expires: (time: string) => `expires ${time}`,
  neverExpires: "doesn't expire",
  replayed: (from: string, to: string, count: number) => `${from} to ${to}: ${count} deliveries.`,
  delivered: "delivered orders",
  undelivered: "undelivered orders",
};

/** Why a webhook is off. */
export const webhookOffTexts = {
  byAdmin: "An admin has switched it off.",
  creatorIsNoAdmin: "The admin who created it is one no longer.",
  gone: "The receiver has answered 410: it is gone.",
  silent: (error: string) => `Nothing has arrived for a day. The last error: ${error}`,
};

/** Why a delivery of a webhook has failed. */
export const deliveryTexts = {
  address: (fault: string) => `The address ${fault}.`,
  secretLost:
    "The secret can't be read, because ACCESS_TOKEN_SECRET has changed: give the webhook a new one.",
  timedOut: (seconds: number) => `There was no complete answer within ${seconds} seconds.`,
  notFound: "The host was not found.",
  notResolved: "The host's name could not be resolved.",
  refused: "The connection was refused.",
  closed: "The connection was closed before the answer was complete.",
  unreachable: "The host can't be reached.",
  headers: "The headers of the answer are too large.",
  notPublic: "The address is not public, so nothing was sent.",
  notHttp: "The answer is not HTTP.",
  tls: (code: string) => `The TLS connection failed: ${code}.`,
  failed: (code: string) => `The request failed: ${code}.`,
  failedSomehow: "The request failed.",
  redirect: (status: number) => `The answer was ${status}: redirects are not followed.`,
  status: (status: number) => `The answer was ${status}.`,
};
