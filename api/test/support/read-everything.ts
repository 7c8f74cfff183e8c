import { isRequiredArgument, type GraphQLObjectType } from "graphql";
import type { createSchema } from "../../src/boot/create-schema";
import { pathsOf } from "../trust/accounts/matrix/field-paths";
import { fieldAccess, routeAccess } from "./access-list";
import { openFields } from "./open-fields";
import type { Caller } from "./caller";

/** Values for arguments, by their names. */
export type ArgumentValues = Record<string, unknown>;

/** Paths of one operation; more would cost more than an operation may. */
const PATHS = 12;

/**
 * What a caller who is no admin is told by every query of the access list that isn't for admins alone, with every open field below
 * it, and by every GET: each without optional arguments, and with each of them.
 */
export async function readEverything(
  caller: Caller,
  schema: ReturnType<typeof createSchema>,
  values: ArgumentValues,
  paths: string[],
): Promise<Record<string, unknown>> {
  const told: Record<string, unknown> = {};
  const open = Object.entries(fieldAccess).filter(
    ([field, { who }]) => field.startsWith("Query.") && who !== "admin",
  );
  for (const [root] of open)
    for (const given of variantsOf(schema, root, values))
      told[`${root}(${Object.keys(given).join(", ")})`] = await readField(caller, schema, root, given);
  for (const path of [...gets(values), ...paths]) {
    const { status, text, headers } = await caller.get(path);
    told[`GET ${path}`] = { status, text: status === 200 ? text : status, link: headers.link };
  }
  return told;
}

const gets = (values: ArgumentValues) =>
  Object.entries(routeAccess).flatMap(([route, { who, path }]) => {
    if (!route.startsWith("GET ") || who === "admin") return [];
    return route.endsWith(":id") ? [`/products/${String(values.id)}`] : [path];
  });

/** The required arguments alone, and with each optional one. */
function variantsOf(schema: ReturnType<typeof createSchema>, root: string, values: ArgumentValues) {
  const { args } = fieldOf(schema, root);
  const known = args.filter(({ name }) => name in values);
  const pick = (names: string[]) => Object.fromEntries(names.map((name) => [name, values[name]]));
  const required = known.filter(isRequiredArgument).map(({ name }) => name);
  const optional = known.filter((arg) => !isRequiredArgument(arg)).map(({ name }) => name);
  return [pick(required), ...optional.map((name) => pick([...required, name]))];
}

function fieldOf(schema: ReturnType<typeof createSchema>, root: string) {
  const [type = "", name = ""] = root.split(".");
  const field = (schema.getType(type) as GraphQLObjectType).getFields()[name];
  if (!field) throw new Error(`${root} is not a field of the schema`);
  return field;
}

async function readField(
  caller: Caller,
  schema: ReturnType<typeof createSchema>,
  root: string,
  given: ArgumentValues,
): Promise<unknown[]> {
  const { name, args } = fieldOf(schema, root);
  const passed = args.filter((arg) => arg.name in given);
  const inBrackets = (list: string[]) => (list.length > 0 ? `(${list.join(", ")})` : "");
  const declared = inBrackets(passed.map((arg) => `$${arg.name}: ${String(arg.type)}`));
  const call = `${name}${inBrackets(passed.map((arg) => `${arg.name}: $${arg.name}`))}`;
  const open = pathsOf(schema, root).filter(({ fields }) =>
    fields.slice(1).every((field) => openFields.has(field)),
  );
  const answers: unknown[] = [];
  for (let at = 0; at < open.length; at += PATHS) {
    const selections = open.slice(at, at + PATHS).map(({ selection }) => `${call} ${selection}`);
    const { data, errors } = await caller.graphql(`query ${declared} { ${selections.join(" ")} }`, given);
    answers.push(
      data,
      errors.map(({ extensions }) => extensions.code),
    );
  }
  return answers;
}
