/** What `/addItems` and `/manageItems/:id` ask for beyond the specification. */
export const productFormTexts = {
  loading: "categories and brands",
  category: "Category",
  noCategory: "No category",
  noBrand: "No brand",
  attributes: "Specifications",
  images: "Pictures",
  draft: "Draft",
  draftHint: "Only admins see it, and nobody can order it until it is published.",
  notLoaded: "Categories and brands could not be loaded. Everything else can be saved without them.",
  notGiven: "Not given",
  yes: "Yes",
  no: "No",
} as const;

/** The image of an item, by its address or sent. */
export const imageTexts = {
  preview: "The picture at this address",
  drop: "Or drop one here.",
  limits: (formats: string, megabytes: number) => `${formats}, up to ${megabytes} MB.`,
  sending: "Sending the picture",
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
  removed: (left: number) => `The picture is removed, ${left} left.`,
  another: "Address of another picture",
  add: "Add picture",
  upload: "Upload more pictures",
  full: (max: number) => `An item has at most ${max} pictures.`,
  known: "This picture is in the list already.",
} as const;
