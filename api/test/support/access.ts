import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLInputType,
  type GraphQLSchema,
} from "graphql";
import type { Scope } from "../../src/context/scope";
import { fieldOf, pathsOf, type FieldPath } from "./field-paths";

/** A row of api/access.tsv: the people that a field or a route allows, and the scope that an API key needs. */
export interface Access {
  name: string;
  people: "anyone" | "Firebase ID token" | "signed in" | "staff" | "admin" | "as its parent";
  keys: Scope | "any" | "none" | "as its parent";
  /** The bounds of its numbers, such as `first 1 to 100`. */
  bounds: string[];
}

const [, ...rows] = readFileSync(join(__dirname, "../../access.tsv"), "utf8").trim().split("\n");

/** The committed access table. A check compares generated files, so it matches the schema and the routes. */
export const accessTable: readonly Access[] = rows.map((row) => {
  const [name, people, keys, bounds] = row.split("\t") as [string, Access["people"], Access["keys"], string?];
  return { name, people, keys, bounds: bounds?.split("; ") ?? [] };
});

const byName: ReadonlyMap<string, Access> = new Map(accessTable.map((row) => [row.name, row]));

/** The row of a field or a route; throws if the table has none. */
export function accessTo(name: string): Access {
  const row = byName.get(name);
  if (!row) throw new Error(`${name} is not in api/access.tsv: npm run generate`);
  return row;
}

/** Whether a field requires no more than its parent. */
export const isOpen = (field: string): boolean =>
  accessTo(field).people === "as its parent" && accessTo(field).keys === "as its parent";

const isRoot = ({ name }: Access): boolean => /^(Query|Mutation)\./.test(name);

/** Every root field, and every other field that requires more than its parent. */
export const guardedFields = accessTable.filter(
  (row) => !row.name.includes("/") && (isRoot(row) || !isOpen(row.name)),
);
export const restRoutes = accessTable.filter(({ name }) => name.includes("/"));

/** An id without an object. */
export const NOTHING = "00000000-0000-4000-8000-000000000000";

/** The shortest value that GraphQL accepts; services refuse most of them. */
function valueOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return valueOf(type.ofType);
  if (isListType(type)) return `[${valueOf(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? "";
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField);
    return `{ ${fields.map((field) => `${field.name}: ${valueOf(field.type)}`).join(", ")} }`;
  }
  const DateTime = '"2026-03-01T09:30:00Z"';
  return (
    { ID: `"${NOTHING}"`, Int: "1", Float: "1", Boolean: "true", DateTime }[getNamedType(type).name] ?? '""'
  );
}

/** The cost of a path closed to keys, for a field open to them. */
const CLOSED = 10;

/**
 * The strictness of a field on the path to the wanted one: if another field of the path refuses the call, the test can't
 * observe the wanted one.
 */
function strictness({ name, people, keys }: Access, wanted: Access): number {
  const ofPeople = { admin: 4, staff: 3, "signed in": 2 }[people as string] ?? 0;
  const letsKeysIn = ["any", "as its parent", wanted.keys].includes(keys) || name === wanted.name;
  if (letsKeysIn) return ofPeople;
  return ofPeople + (wanted.keys === "none" ? 1 : CLOSED);
}

/** An operation that requests a field, and all fields on its path. */
export interface FieldCall {
  call: string;
  fields: string[];
}

/** Returns null without a refusal if the caller may not read the object. */
const ANY_NODE = "Query.node";

/** Builds the operation that requests a field along the least strict path, with the given arguments or minimal ones. */
export function callOf(schema: GraphQLSchema, wanted: Access, given: Record<string, string> = {}): FieldCall {
  const roots = isRoot(wanted)
    ? [wanted.name]
    : guardedFields.map(({ name }) => name).filter((name) => name.startsWith("Query.") && name !== ANY_NODE);
  const cost = ({ fields }: FieldPath): number =>
    fields.reduce((sum, field) => sum + strictness(accessTo(field), wanted), fields.length / 100);
  const [best] = roots
    .flatMap((root) => pathsOf(schema, root))
    .filter(({ fields }) => fields.includes(wanted.name))
    .sort((one, other) => cost(one) - cost(other));
  if (!best) throw new Error(`No query leads to ${wanted.name}`);
  const [root = ""] = best.fields;
  const [type = "", name = ""] = root.split(".");
  const args = fieldOf(schema, root)
    .args.filter((arg) => isRequiredArgument(arg) || given[`${root}.${arg.name}`])
    .map((arg) => `${arg.name}: ${given[`${root}.${arg.name}`] ?? valueOf(arg.type)}`);
  const inBrackets = args.length > 0 ? `(${args.join(", ")})` : "";
  return { call: `${type.toLowerCase()} { ${name}${inBrackets} ${best.selection} }`, fields: best.fields };
}

/** A request of a route for an unknown person; a GET uses this email, which can be the viewer's. */
export function requestOf({ name }: Access, email = "nobody@example.com") {
  const [method = "", path = ""] = name.split(" ");
  return {
    method: method as "GET",
    path: path
      .replace(/:(id|orderId)$/, NOTHING)
      .replace(":name", "nothing")
      .replace(":email", method === "GET" ? email : "nobody@example.com"),
    body: /^(POST|PUT)$/.test(method) ? {} : undefined,
  };
}
