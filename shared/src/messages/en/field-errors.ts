/** Errors of fields that only the server finds. They follow the field's label, or "The value", "The file" of an import. */

const whole = (count: number) => count.toLocaleString("en-US");

/** Times and prices. */
export const valueErrors = {
  future: "must be in the future",
  time: "must be a time such as 2026-11-30T22:00:00Z",
  yearBefore: (year: number) => `must be before the year ${year}`,
  moreThanPrice: "must be more than the price",
  needsRegularPrice: "needs a regular price",
  noSaleOfCards: "isn't possible for a gift card: its price is its amount",
  notFewerDays: "must not be less than the fewest days",
  percentOrAmount: "must be given, or else an amount",
  afterStart: "must be later than the start",
  afterBeginning: "must be later than the beginning",
  daysBeforeEnd: (days: number) => `must be at most ${days} days before the end`,
  trueOrFalse: "must be true or false",
  webAddress: "must be an address that begins with http:// or https://",
};

/** Products. */
export const productErrors = {
  gtin: "must have 8, 12, 13 or 14 digits, the last one their check digit",
  values: (most: number) => `must have at most ${most} values`,
  pictures: (most: number) => `must have at most ${most} pictures`,
  onePicture: "must have at least one picture",
  firstPicture: "must be the first of images",
  noCategory: "is not a category of this shop",
  noBrand: "is not a brand of this shop",
  noAttribute: "is not an attribute of this shop",
  noAttributeOf: (category: string) => `is not an attribute of ${category}`,
  deletedAttribute: "name an attribute that was just deleted",
  restock: (most: number) => `must be -${most} to ${most}, and not 0`,
  stock: (least: number, most: number, now: number) =>
    `must leave ${least} to ${most} in stock, where there are ${now} now`,
};

/** Groups of products that are variants of each other. */
export const groupErrors = {
  noOption: "must have at least one option",
  options: (most: number) => `must have ${most} options or fewer`,
  noVariant: "must have at least one product",
  variants: (most: number) => `must have ${most} products or fewer`,
  values: (most: number) => `must have ${most} values or fewer`,
  oneValueEach: "must have one value for each option",
  repeated: "is named twice",
  repeatedValues: "are those of another variant",
  repeatedName: "is the name of another variant",
  groupName: "is the name of another group",
  productName: "is the name of another product",
  needsName: "is needed for a new product",
  negative: "must not be negative",
  noProduct: "is not a product of this shop",
  otherGroup: "is in another group already",
};

/** Collections of products. */
export const collectionErrors = {
  products: (most: number) => `must have ${most} products or fewer`,
  handOrRule: "can't be given together with productIds",
  repeated: "is named twice",
  noProduct: "is not a product of this shop",
  noCondition: "must have at least one condition",
  slugTaken: "is that of another collection",
  noCollection: "is not a collection of this shop",
};

/** Categories, brands and attributes. */
export const taxonomyErrors = {
  noCategory: "is not a category of the shop",
  nameAtPlace: "is the name of another category at that place",
  slugAtPlace: (name: string) => `is that of “${name}” at that place`,
  insideItself: "must not be the category itself, or one below it",
  depth: (levels: number) => `must leave the tree with ${levels} levels or fewer`,
  notSibling: "is not another category at that place",
  attributes: "must all be attributes of the shop",
  attributesOfCategory: (most: number) => `must name ${most} attributes or fewer`,
  noAttribute: "is not another attribute of the shop",
  slugOfFilter: "is that of a filter",
  slugNeeded: "is needed, because the name has no letters for one",
  slugLikeId: "must not look like an id",
  forNumbers: "is for numbers alone",
  nameTaken: { brand: "is the name of another brand", attribute: "is the name of another attribute" },
  slugTaken: { brand: "is that of another brand", attribute: "is that of another attribute" },
};

/** Settings. */
export const settingsErrors = {
  methodName: "is the name of another delivery method",
  ratePlace: "has a rate for this region and category already",
  code: "is that of another discount",
  category: "must be a category of the shop",
};

/** The storefront's words and pictures. */
export const storefrontErrors = {
  color: "must be a color such as #1f5fbf",
  contrast: (ratio: number, least: number) =>
    `has a contrast of only ${ratio}:1 to white; texts and buttons need ${least}:1. Choose a darker color`,
  picture: "must be a picture uploaded to this shop",
  link: "must begin with https://, or be a page of this shop such as /contact",
  collection: "must be a collection of this shop",
};

/** Addresses of webhooks. */
export const webhookErrors = {
  length: (most: number) => `must have ${most} characters or fewer`,
  address: "must be an address such as https://example.com/hook",
  https: "must begin with https://",
  user: "must not contain a user name or a password",
  hash: "must not have a part that follows #: it would not be sent",
  port: (first: number) => `must have the port 443, or one from ${first}`,
  notPublic: "must lead to a public address: this one is private, local or reserved",
  noHost: "must lead to a host that can be found",
  noEvent: "must name an event or more",
};

/** Pictures. */
export const pictureErrors = {
  side: (most: number) => `can be ${whole(most)} pixels wide and high at most`,
  pixels: (millions: number, most: number) =>
    `has ${whole(millions)} million pixels; ${whole(most)} million at the most`,
  unpacked:
    "takes too long to read: please save it as a JPEG, or as a PNG with 8 bits per color that is not interlaced",
  slow: "takes too long to read",
  damaged: "is damaged: it can't be read to its end",
  notWhole: "did not arrive whole",
};

/** Pictures as SVG. */
export const svgErrors = {
  large: (most: number) => `can have ${whole(most / 1024)} KB at most`,
  damaged: "is not a complete SVG",
  element: (name: string) => `contains <${name}>, which can do more than draw: please save it as a plain SVG`,
  handler: (name: string) => `contains the event handler ${name}: please save it as a plain SVG`,
  external: "refers to another file: please save it as a plain SVG",
  uses: (most: number) => `can have at most ${most} elements <use>`,
  noSize: "has neither a view box nor a width and a height",
  noNamespace: (namespace: string) => `must begin with <svg xmlns="${namespace}">: please save it as a file`,
};

/** Lists and their filters, which addresses of pages contain. */
export const filterErrors = {
  search: (most: number) => `must be at most ${most} characters of plain text`,
  noCategory: "is not a category of this shop",
  noGroup: "is not a group of this shop",
  noBrands: (names: string) => `has no brand ${names} in this shop`,
  noAttribute: "has an attribute that this shop doesn't know",
  noNumbers: "has no numbers, and so no min and max",
  each: "must name each attribute once",
  text: "must be a text",
  yesOrNo: "must be yes or no",
  entries: (most: number) => `can have at most ${most} entries`,
  atMost: (field: string) => `must be at most ${field}`,
};

/** The names of the delimiters. */
const delimiters = { ",": "comma", ";": "semicolon", "\t": "tab" } as const;
type Delimiter = keyof typeof delimiters;

/** The rows of a CSV file. */
export const rowErrors = {
  noName: (columns: string) =>
    `is not the name of a product of this shop; to add one, the file needs the columns ${columns}`,
  noId: "is not the id of a product of this shop; leave it empty to add one",
  noKey: "is needed to find the product, where the file has no names",
  sameProduct: (row: number) => `is the product in row ${row} too`,
  nameForSale: "is the name of a product that is for sale already",
  sameName: (row: number) => `is the name in row ${row} too`,
  placeholder: "is empty, so the item gets a placeholder",
  options: "must name the options and their values, such as Dial colour=Blue; Strap=Steel",
  noOptions: "is missing: a product that joins a group needs a value for each option",
  option: (name: string, fault: string) => `has “${name}”, which ${fault}`,
  optionValue: (name: string, fault: string) => `has a value of “${name}” that ${fault}`,
  otherOptions: (group: string, names: string) => `must have the options of the group “${group}”: ${names}`,
  takenValues: "has the values of another product of the group",
  sameValues: (row: number) => `has the values of row ${row}`,
  variants: (most: number) => `has more than ${most} products; move some to another group`,
  separators: "must be a number without separators of thousands, such as 1500.5",
  tooWide: (delimiter: Delimiter) =>
    `has more cells than there are columns; is a text with a ${delimiters[delimiter]} not quoted?`,
};

/** A CSV file, and its columns. */
export const fileErrors = {
  empty: "is empty",
  noRows: "has no rows below its head",
  leftOut: (rows: number, first: number, reason: string) =>
    `has nothing to import: ${rows === 1 ? "its only row was" : `all ${whole(rows)} rows were`} left out. Row ${first}: ${reason}`,
  rows: (most: number) => `has more than ${whole(most)} rows; split it`,
  rowsOfProduct: (most: number) => `has more than ${most} rows of one product`,
  variable: "has too many products with variations; split it",
  blank: "has too many rows of empty cells; delete them",
  notUtf8: "is not UTF-8; save it as “CSV UTF-8”",
  delimiter: (named: string | undefined) =>
    `has “${named}” as its delimiter; use a comma, a semicolon or a tab`,
  longRow: (line: number | undefined) => `has a row that is too long${near(line)}; is a quote never closed?`,
  notCsv: (line: number | undefined) => `can't be read as CSV${near(line)}: check its quotes`,
  missing: (delimiter: Delimiter) =>
    `is missing: the first row names no such column, with a ${delimiters[delimiter]} as the delimiter`,
  twice: "is the name of two columns",
};

const near = (line: number | undefined) => (line === undefined ? "" : ` near line ${line}`);

/** What an import of another shop's export leaves out. */
export const exportErrors = {
  variable: "is variable: its variations are imported in its place",
  kind: (kind: string) => `is ${kind}, so the row was left out`,
  giftCard: "is a gift card without an amount, so the row was left out; its variations are imported",
  noPrice: "is empty or 0, so the row was left out",
  noPicture: "has no valid address of an image, so the row was left out",
  picture: "has an invalid address, which was left out",
  noUnits: "has no number of units; the item has 0",
  gtin: "is not a GTIN and was left out",
  tooLong: (most: number) => `has more than ${most} characters and was left out`,
  noGroup:
    "has more than three options, lacks a short name or value of one, or isn't like the other variants, so the item is in no group",
  sameTitle: "is the title of another product too, so the item is in no group",
  noParent: "names no product of a row above, so the item stands alone, with its own texts and images",
  moreVariants: (most: number) => `is more than the ${most} variants of a group, so the item is in no group`,
  brand: (name: string) => `“${name}” is not a brand of this shop and was left out`,
  category: (name: string) => `“${name}” is not a category of this shop and was left out`,
};
