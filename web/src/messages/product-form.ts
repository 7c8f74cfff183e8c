/** What `/addItems` and `/manageItems/:id` ask for beyond the specification. */
export const productFormTexts = {
  loading: "categories and brands",
  category: "Category",
  noCategory: "No category",
  noBrand: "No brand",
  gtin: "GTIN",
  gtinHint: "The number under its barcode, also called EAN or UPC.",
  mpn: "Part number",
  mpnHint: "What its maker calls it.",
  attributes: "Specifications",
  images: "Pictures",
  draft: "Draft",
  draftHint: "Only admins can see it, and nobody can order it until it's published.",
  notLoaded: "Categories and brands didn't load. You can still save everything else.",
  notGiven: "Not specified",
  yes: "Yes",
  no: "No",
} as const;

/** The pictures of an item. */
export const imageTexts = {
  title: "Pictures",
  upload: "Add pictures",
  drop: "Or drop them here.",
  limits: (formats: string, megabytes: number, max: number) =>
    `${formats}, up to ${megabytes} MB each, ${max} at most.`,
  byUrl: "Add by URL",
  add: "Add picture",
  added: (count: number) => `Picture ${count} added.`,
  known: "This picture is already in the list.",
  full: (max: number) => `An item has at most ${max} pictures.`,
  tooMany: (max: number, left: number) =>
    `An item has at most ${max} pictures: ${left === 1 ? "one file was" : `${left} files were`} left out.`,
  sending: "Uploading pictures…",
} as const;

/** The order of an item's images. */
export const imageOrderTexts = {
  list: "Pictures in order",
  hint: "Drag the pictures into order, or use the arrows. The first one is shown in lists.",
  first: "Main",
  nth: (place: number) => `Picture ${place}`,
  earlier: (place: number) => `Move picture ${place} earlier`,
  later: (place: number) => `Move picture ${place} later`,
  remove: (place: number) => `Remove picture ${place}`,
  moved: (place: number, of: number) => `The picture is now ${place} of ${of}.`,
  removed: (left: number) => `Picture removed, ${left} left.`,
} as const;
