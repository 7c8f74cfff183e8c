import { failed } from "./alerts";

/** `/addReview/:id`. */
export const addProductReviewTexts = {
  loading: "the product",
  title: "Write a review",
  lead: "Your review appears on the product's page.",
  rating: "Rating",
  chooseRating: "Choose 1 to 5 stars.",
  photos: "Photos",
  addPhotos: "Add photos",
  photoLimits: (formats: string, megabytes: number, max: number) =>
    `${formats}, up to ${megabytes} MB each, ${max} at most. We remove the place and the camera from the file.`,
  photo: (number: number) => `Photo ${number}`,
  removePhoto: (number: number) => `Remove photo ${number}`,
  photoRemoved: (left: number) => `Photo removed, ${left} left.`,
  tooManyPhotos: (max: number) => `A review has at most ${max} photos.`,
  notSent: (why: string) => `Your review wasn't sent. ${why} What you wrote is still here.`,
  toProduct: "Back to the product",
  allProducts: "See all products",
  mayNot: "You can review a product once, after you have bought it here and it was sent.",
  notReceived: "You can review what you have bought here, once it was sent.",
  gone: "This product isn't sold any more.",
} as const;

/** Alerts of a product's review that is refused. */
export const productReviewAlerts = {
  already: failed("You have already reviewed this product"),
} as const;

/** The link that asks for a review of what was delivered. */
export const reviewProductText = "Write a review";
