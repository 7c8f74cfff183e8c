import { z } from "zod";
import { detailBounds, IMAGE_URL, isImageUrl, MAX_ATTRIBUTES, MAX_IMAGES, productBounds } from "../product";
import { isGtin } from "../gtin";
import { serverTexts } from "../messages/server";
import { SLUG } from "../taxonomy";
import { NOT_A_TEXT } from "../text-rules";
import { decimal, seoTexts, text, whole } from "./fields";
import { saleEnd } from "./sale";

const errors = () => serverTexts().fieldErrors.productErrors;
const imageUrlRule = () => serverTexts().rules.imageUrlRuleText;

/** The URL of an image. */
export const imageUrl = text(productBounds.image)
  .regex(IMAGE_URL, { error: imageUrlRule, abort: true })
  .refine(isImageUrl, { error: imageUrlRule })
  .describe("A web address, or a path of this shop.");

/** A product's value for an attribute. */
export const attributeValueSchema = z.strictObject({
  slug: text(detailBounds.attribute).describe("The attribute's slug."),
  value: text(detailBounds.attributeValue).describe("The displayed value: 39, automatic, yes."),
});

const attributes = z
  .array(attributeValueSchema, { error: "must be a list" })
  .max(MAX_ATTRIBUTES, { error: () => errors().values(MAX_ATTRIBUTES) })
  .refine(isEachOnce, "must have each attribute once")
  .describe("Its values of its category's attributes.");

function isEachOnce(values: { slug: string }[]): boolean {
  return new Set(values.map(({ slug }) => slug)).size === values.length;
}

const images = z
  .array(imageUrl, { error: "must be a list" })
  .min(1, { error: () => errors().onePicture })
  .max(MAX_IMAGES, { error: () => errors().pictures(MAX_IMAGES) })
  .describe("All its images in order; the first is `image`.");

const flag = z.boolean({ error: () => serverTexts().fieldErrors.valueErrors.trueOrFalse }).nullish();

const newProduct = z.strictObject({
  name: text(productBounds.name).describe("Unique, ignoring case."),
  description: text(productBounds.description).describe("Plain text; line breaks are kept."),
  price: decimal(productBounds.price).describe("In the shop's currency, with at most its decimals."),
  regularPrice: decimal(productBounds.price)
    .nullish()
    .describe("The price without the sale; more than `price`, the current price. Null: not on sale."),
  saleEndsAt: saleEnd
    .nullish()
    .describe("When the sale ends, in the future; only with `regularPrice`. Null: until an admin ends it."),
  image: imageUrl.nullish().describe("A web address, or a path of this shop. Optional with `images`."),
  rating: decimal(productBounds.rating).describe("May be fractional, at most two decimals."),
  countInStock: whole(productBounds.countInStock).describe("Units."),
  category: text(detailBounds.category).nullish().describe("A category's id or its path: `watches/divers`."),
  brand: text(detailBounds.brand).nullish().describe("A brand's slug or its name."),
  attributes: attributes.nullish(),
  images: images.nullish(),
  draft: flag.describe("True: only admins see it, and it can't be ordered."),
  gtin: text(detailBounds.gtin)
    .refine(isGtin, { error: () => errors().gtin })
    .nullish()
    .describe("The number under its barcode: 8, 12, 13 or 14 digits, the last one their check digit."),
  mpn: text(detailBounds.mpn).nullish().describe("Its maker's part number."),
  ...seoTexts,
  slug: text(detailBounds.slug)
    .regex(SLUG, { error: () => serverTexts().rules.slugRuleText })
    .nullish()
    .describe("The words of its address."),
  giftCard: flag.describe("True: each unit is a gift card of the price, mailed once its order is paid."),
});

/** The input of the rules over `image` and `images`; both are unknown because either can be invalid. */
interface ProductImages {
  image?: unknown;
  images?: unknown;
}

/** Runs the rule even if other fields are invalid, so that all errors are reported together. */
const always = { when: ({ value }: { value: unknown }) => typeof value === "object" && value !== null };

const isProvided = (value: unknown) => value !== undefined && value !== null;
const hasImage = ({ image, images }: ProductImages) => isProvided(image) || isProvided(images);
const agrees = ({ image, images }: ProductImages) =>
  !isProvided(image) || !Array.isArray(images) || images.length === 0 || images[0] === image;

const FIRST_IMAGE = { path: ["image"], error: () => errors().firstPicture, ...always };

/** A new product: GraphQL's `AddProductInput`, the body of POST /products, and a row of an imported CSV file. */
export const addProductSchema = newProduct
  .refine(hasImage, { path: ["image"], message: NOT_A_TEXT, ...always })
  .refine(agrees, FIRST_IMAGE);

/** A row of a CSV file that changes a product: fields without a column stay unchanged. */
export const updateProductSchema = newProduct.partial().refine(agrees, FIRST_IMAGE);

const edited = newProduct.omit({ countInStock: true }).shape;
const { name, description, price, rating } = edited;

/** A product edit by an admin. Missing and null fields stay unchanged, but a null category or brand is removed. */
export const editProductSchema = z
  .strictObject({
    ...edited,
    version: whole({ min: 1, max: 2 ** 31 - 1 }),
    name: name.nullish(),
    description: description.nullish(),
    price: price.nullish(),
    rating: rating.nullish(),
  })
  .refine(agrees, FIRST_IMAGE);
