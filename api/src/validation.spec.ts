import { isInputObjectType } from "graphql";
import { getMetadataStorage } from "type-graphql";
import { z } from "zod";
import { createSchema } from "./boot/create-schema";
import * as calls from "./rest/contracts";
import type { FieldError } from "./errors";
import { parseInput, schemaOf } from "./validation";

const errorsOf = (schema: z.ZodType, input: unknown): unknown => {
  try {
    return parseInput(schema, input);
  } catch (error) {
    return (error as { errors: unknown }).errors;
  }
};

it("names every invalid field once", () => {
  const schema = z.strictObject({
    name: z.string("must be a text").min(5, "is short").regex(/^\S*$/, "has a blank"),
  });
  expect(errorsOf(schema, { name: "a b", colour: "red" })).toEqual([
    { field: "name", message: "is short" },
    { field: "colour", message: "is not a field of this call" },
  ]);
  expect(errorsOf(schema, "a text")).toEqual([{ field: "body", message: expect.any(String) as string }]);
});

/** Inputs validated against the shop's own categories, brands and attributes: filter/check-filter.ts. */
const CHECKED_AGAINST_THE_SHOP = ["ProductFilter", "CollectionRuleInput", "AttributeFilter"];

const inputTypes = Object.values(createSchema().getTypeMap())
  .filter(isInputObjectType)
  .filter(({ name }) => !CHECKED_AGAINST_THE_SHOP.includes(name));

it.each(inputTypes.map((type) => [type.name, type] as const))(
  "%s has a schema with the same fields",
  (name, type) => {
    // the last one: the test setup may have loaded the class outside of this module registry
    const metadata = getMetadataStorage().inputTypes.findLast((input) => input.name === name);
    const schema = schemaOf(metadata?.target) as z.ZodObject;
    expect(new Set(Object.keys(schema.shape))).toEqual(new Set(Object.keys(type.getFields())));
  },
);

const shapeOf = (schema: unknown) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);

/** The fields of all inputs, bodies and parameters. */
const fields = [
  ...inputTypes.map(({ name }) => {
    const metadata = getMetadataStorage().inputTypes.findLast((input) => input.name === name);
    return [name, schemaOf(metadata?.target)] as const;
  }),
  ...Object.entries(calls).flatMap(([name, call]) =>
    (["query", "body"] as const).map(
      (part) => [`${name}'s ${part}`, (call as Record<string, unknown>)[part]] as const,
    ),
  ),
].flatMap(([name, schema]) =>
  shapeOf(schema).map((field) => [`${name}: ${field}`, schema as z.ZodType, field] as const),
);

const odd = [
  ...[null, true, 1, -1, 1.5, 1e300, Number.NaN, new Date(Number.NaN)],
  ...["", " ", "x", "0", "-1", "2026-13-01T00:00:00Z", "x".repeat(200_000)],
  ...[[], [1], ["", "x"], Array(2_000).fill("x"), {}, { a: 1 }, [{ a: 1 }]],
];

it.each(fields)("states the allowed values of %s, for every kind of wrong value", (_name, schema, field) => {
  for (const value of odd) {
    const errors = errorsOf(schema, { [field]: value });
    const own = (Array.isArray(errors) ? (errors as FieldError[]) : []).filter(
      (error) => error.field.split(".")[0] === field,
    );
    for (const { message } of own)
      expect(message).toMatch(/^(must|is not a (field|product)|has)\b(?!.*\b(undefined|Invalid|received)\b)/);
  }
});

it("names the allowed values of a parameter that may be repeated", () => {
  const message = "must be one of PLACED, PAID, SHIPPED, DELIVERED, CANCELLED, REFUNDED";
  const query = calls.listOrders.query as z.ZodType;
  expect(errorsOf(query, { status: "OPEN" })).toEqual([{ field: "status", message }]);
  expect(errorsOf(query, { status: ["PAID", "OPEN"] })).toEqual([{ field: "status", message }]);
  const brands = calls.listProducts.query as z.ZodType;
  expect(errorsOf(brands, { brand: Array(2_000).fill("x") })).toEqual([
    { field: "brand", message: expect.stringMatching(/^must have \d+ brands or fewer$/) as string },
  ]);
});
