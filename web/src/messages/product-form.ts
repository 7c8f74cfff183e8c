/** What `/addItems` and `/manageItems/:id` ask for beyond the specification. */
export const productFormTexts = {
  loading: "categories and brands",
  category: "Category",
  noCategory: "No category",
  noBrand: "No brand",
  attributes: "Specifications",
  images: "Pictures",
  draft: "Draft",
  draftHint: "Only admins can see it, and nobody can order it until it's published.",
  notLoaded: "Categories and brands didn't load. You can still save everything else.",
  notGiven: "Not specified",
  yes: "Yes",
  no: "No",
} as const;

/** The image of an item, by its address or sent. */
export const imageTexts = {
  preview: "The picture at this URL",
  drop: "Or drop one here.",
  limits: (formats: string, megabytes: number) => `${formats}, up to ${megabytes} MB.`,
  sending: "Uploading the picture",
} as const;

/** The order of an item's images. */
export const imageOrderTexts = {
  list: "All pictures in order",
  hint: "Drag a picture, or use the arrows. The first one is shown in lists.",
  first: "Main picture",
  nth: (place: number) => `Picture ${place}`,
  earlier: (place: number) => `Move picture ${place} up`,
  later: (place: number) => `Move picture ${place} down`,
  remove: (place: number) => `Remove picture ${place}`,
  moved: (place: number, of: number) => `The picture is now ${place} of ${of}.`,
  removed: (left: number) => `Picture removed, ${left} left.`,
  another: "URL of another picture",
  add: "Add picture",
  upload: "Upload more pictures",
  full: (max: number) => `An item has at most ${max} pictures.`,
  known: "This picture is in the list already.",
} as const;
