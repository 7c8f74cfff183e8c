import { z } from "zod";
import { placeOrderSchema } from "./order";
import { addProductSchema, editProductSchema } from "./product";
import { addReviewSchema } from "./review";

/** The first error of each invalid field. */
function errorsOf(schema: z.ZodType, input: unknown): Record<string, string> {
  const issues = schema.safeParse(input).error?.issues ?? [];
  return Object.fromEntries([...issues].reverse().map(({ path, message }) => [path.join("."), message]));
}

const saw = {
  name: "Saw",
  description: "Cuts.",
  price: 9.5,
  image: "/saw.svg",
  rating: 4.5,
  countInStock: 5,
};

const PRICE_RULE = "must be a number from 0.01 to 999999.99 in whole cents";
const QUANTITY_RULE = "must be a whole number from 0 to 1000000";

describe("a product", () => {
  it("may have the least and the most of each number", () => {
    const [least, most] = [
      { ...saw, price: 0.01, rating: 0, countInStock: 0 },
      { ...saw, price: 999_999.99, rating: 5, countInStock: 1_000_000 },
    ];
    expect([least, most].map((product) => errorsOf(addProductSchema, product))).toEqual([{}, {}]);
  });

  it.each([
    ["price", 0, PRICE_RULE],
    ["price", 1_000_000, PRICE_RULE],
    ["price", 1.999, PRICE_RULE],
    ["price", "9.5", PRICE_RULE],
    ["price", NaN, PRICE_RULE],
    ["rating", -0.1, "must be a number from 0 to 5 with at most 2 decimals"],
    ["countInStock", 1.5, QUANTITY_RULE],
    ["countInStock", "5", QUANTITY_RULE],
    ["countInStock", 1_000_001, QUANTITY_RULE],
    ["name", undefined, "must be a text"],
    ["name", "", "must have 1 to 200 characters"],
    ["name", " ", "must not be blank"],
    ["image", "javascript:alert(1)", "must be a web address (https://…) or a path of this shop (/…)"],
  ])("has no %s of %j: it %s", (field, value, message) => {
    expect(errorsOf(addProductSchema, { ...saw, [field]: value })).toEqual({ [field]: message });
  });

  it("keeps the fields that an edit leaves out, and obeys the bounds in the fields that it changes", () => {
    expect(errorsOf(editProductSchema, { version: 1, name: null })).toEqual({});
    expect(errorsOf(editProductSchema, { version: 0, price: 0 })).toEqual({
      version: "must be a whole number from 1 to 2147483647",
      price: PRICE_RULE,
    });
  });
});

it("names every field of an order that is out of bounds", () => {
  const order = {
    productId: "1",
    qty: 0,
    name: "",
    address: "x".repeat(501),
    phone: "12",
    idempotencyKey: "k",
  };
  expect(errorsOf(placeOrderSchema, order)).toEqual({
    qty: "must be a whole number from 1 to 1000000",
    name: "must have 1 to 100 characters",
    address: "must have 1 to 500 characters",
    phone: "must have 3 to 40 characters",
  });
});

it("takes half stars and no other ratings for a review", () => {
  expect(errorsOf(addReviewSchema, { rating: 4.5, comment: "Good." })).toEqual({});
  expect(errorsOf(addReviewSchema, { rating: 4.4, comment: "Good." })).toEqual({
    rating: "must be 0 to 5 in steps of 0.5",
  });
});

it("publishes bounds and patterns as JSON Schema", () => {
  const { properties } = z.toJSONSchema(addProductSchema, { io: "input" });
  expect(properties).toMatchObject({
    name: { type: "string", minLength: 1, maxLength: 200, pattern: "\\S" },
    price: { type: "number", minimum: 0.01, maximum: 999_999.99 },
    countInStock: { type: "integer", minimum: 0, maximum: 1_000_000 },
  });
});
