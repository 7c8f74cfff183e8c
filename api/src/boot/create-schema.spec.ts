import {
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isUnionType,
  type GraphQLNamedType,
} from "graphql";
import { createSchema } from "./create-schema";

interface Described {
  name: string;
  description?: string | null | undefined;
}

const schema = createSchema();
const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type));

/** The names, descriptions and deprecations of a type, by path. */
function partsOf(type: GraphQLNamedType): [path: string, part: Described][] {
  const within = (parent: string, parts: readonly Described[]) =>
    parts.map((part): [string, Described] => [`${parent}.${part.name}`, part]);
  if (isEnumType(type)) return within(type.name, type.getValues());
  if (isInputObjectType(type)) return within(type.name, Object.values(type.getFields()));
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => {
    const path = `${type.name}.${field.name}`;
    return [[path, field] as [string, Described], ...within(path, field.args)];
  });
}

it("describes every type, field, argument and value", () => {
  const roots = new Set<string>(["Query", "Mutation"]);
  const parts = types.flatMap((type): [string, Described][] =>
    roots.has(type.name) ? partsOf(type) : [[type.name, type], ...partsOf(type)],
  );
  const silent = parts.filter(([, { description }]) => !description?.trim()).map(([path]) => path);
  expect(silent).toEqual([]);
});

it("describes every directive and its arguments", () => {
  const parts = schema.getDirectives().flatMap((directive) => [directive, ...directive.args]);
  expect(parts.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
});

it("lists the success type first in every union", () => {
  const firsts = types.filter(isUnionType).map((union) => union.getTypes()[0]?.name);
  expect(new Set(firsts)).toEqual(
    new Set(["Checkout", "Order", "PaymentPage", "Product", "ProductChangeSet", "Review"]),
  );
});
