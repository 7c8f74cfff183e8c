import {
  getNamedType,
  isCompositeType,
  isObjectType,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from "graphql";

/** A path from a root field to a leaf. */
export interface FieldPath {
  /** The fields of the path, beginning with the root field: `Query.orders`, `OrderConnection.nodes`, `Order.id`. */
  fields: string[];
  /** The selection below the root field, such as `{ nodes { id } }`; empty if the root field is a leaf. */
  selection: string;
}

/** Finds a field such as `Query.orders`; throws if the schema has none. */
export function fieldOf(schema: GraphQLSchema, name: string): GraphQLField<unknown, unknown> {
  const [type = "", field = ""] = name.split(".");
  const found = (schema.getType(type) as GraphQLObjectType | undefined)?.getFields()[field];
  if (!found) throw new Error(`${name} is not a field of the schema`);
  return found;
}

/** Every path from a root field to a leaf. A type occurs once per path, to end cycles. */
export function pathsOf(schema: GraphQLSchema, rootField: string): FieldPath[] {
  return below(schema, fieldOf(schema, rootField).type, []).map(({ fields, selection }) => ({
    fields: [rootField, ...fields],
    selection,
  }));
}

/** Selected fields or union members, with the selection below each. */
type Selection = Map<string, Selection>;

/** Merges the selections of one field, so that each field is named once. */
export function selectTogether(selections: readonly string[]): string {
  const all: Selection = new Map();
  for (const selection of selections) {
    let inside = all;
    for (const step of stepsOf(selection)) {
      const next: Selection = inside.get(step) ?? new Map<string, Selection>();
      inside.set(step, next);
      inside = next;
    }
  }
  return printSelection(all);
}

/** The fields and union members of a path's selection, outermost first. */
const stepsOf = (selection: string): string[] =>
  selection
    .split(/[{}]/)
    .map((step) => step.trim())
    .filter(Boolean);

function printSelection(selection: Selection): string {
  if (selection.size === 0) return "";
  const steps = [...selection].map(([step, inside]) => `${step} ${printSelection(inside)}`.trim());
  return `{ ${steps.join(" ")} }`;
}

function below(schema: GraphQLSchema, output: GraphQLOutputType, entered: string[]): FieldPath[] {
  const type = getNamedType(output);
  if (!isCompositeType(type)) return [{ fields: [], selection: "" }];
  if (entered.includes(type.name)) return [];
  return objectsOf(schema, type).flatMap((object) => {
    const paths = Object.values(object.getFields()).flatMap((field) =>
      throughField(schema, object, field, [...entered, type.name, object.name]),
    );
    return type === object ? paths : paths.map((path) => onMember(object.name, path));
  });
}

function objectsOf(schema: GraphQLSchema, type: GraphQLCompositeType): readonly GraphQLObjectType[] {
  return isObjectType(type) ? [type] : schema.getPossibleTypes(type);
}

function throughField(
  schema: GraphQLSchema,
  { name }: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  entered: string[],
): FieldPath[] {
  return below(schema, field.type, entered).map(({ fields, selection }) => ({
    fields: [`${name}.${field.name}`, ...fields],
    selection: `{ ${[field.name, selection].filter(Boolean).join(" ")} }`,
  }));
}

const onMember = (member: string, { fields, selection }: FieldPath): FieldPath => ({
  fields,
  selection: `{ ... on ${member} ${selection} }`,
});
