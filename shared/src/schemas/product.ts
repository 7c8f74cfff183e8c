import { z } from "zod";
import { IMAGE_URL, IMAGE_URL_RULE, productBounds } from "../product";
import { decimal, text, whole } from "./fields";

/** A new product: GraphQL's `AddProductInput`, the body of POST /products, and a row of an imported CSV file. */
export const addProductSchema = z.strictObject({
  name: text(productBounds.name).describe("Unique, without regard to case."),
  description: text(productBounds.description).describe("Plain text; line breaks are kept."),
  price: decimal(productBounds.price).describe("Dollars, at most two decimals."),
  image: text(productBounds.image)
    .regex(IMAGE_URL, IMAGE_URL_RULE)
    .describe("A web address, or a path of this shop."),
  rating: decimal(productBounds.rating).describe("May be fractional, at most two decimals."),
  countInStock: whole(productBounds.countInStock).describe("Units."),
});

const { name, description, price, image, rating } = addProductSchema.shape;

/** What an admin changes of a product; what is missing or null stays as it is. */
export const editProductSchema = z.strictObject({
  version: whole({ min: 1, max: 2 ** 31 - 1 }),
  name: name.nullish(),
  description: description.nullish(),
  price: price.nullish(),
  image: image.nullish(),
  rating: rating.nullish(),
});
