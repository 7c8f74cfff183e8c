import { isInputObjectType } from "graphql";
import { getMetadataStorage } from "type-graphql";
import { z } from "zod";
import { createSchema } from "./boot/create-schema";
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

/** What these allow depends on the shop's own categories, brands and attributes: filter/check-filter.ts. */
const CHECKED_AGAINST_THE_SHOP = ["ProductFilter", "AttributeFilter"];

const inputTypes = Object.values(createSchema().getTypeMap())
  .filter(isInputObjectType)
  .filter(({ name }) => !CHECKED_AGAINST_THE_SHOP.includes(name));

it.each(inputTypes.map((type) => [type.name, type] as const))(
  "%s has a schema with the same fields",
  (name, type) => {
    // the last one: the run's setup may have loaded the same class outside of this registry of modules
    const metadata = getMetadataStorage().inputTypes.findLast((input) => input.name === name);
    const schema = schemaOf(metadata?.target) as z.ZodObject;
    expect(new Set(Object.keys(schema.shape))).toEqual(new Set(Object.keys(type.getFields())));
  },
);
