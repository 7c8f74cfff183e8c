import { isRequiredArgument } from "graphql";
import type { createSchema } from "../../src/boot/create-schema";
import { guardedFields, isOpen, requestOf, restRoutes } from "./access";
import type { Caller } from "./caller";
import { fieldOf, pathsOf } from "./field-paths";

/** The values of arguments, by name. */
export type ArgumentValues = Record<string, unknown>;

/** Paths per operation; more would exceed the maximum cost of an operation. */
const PATHS = 12;

/**
 * Reads everything that a non-admin caller can read: every query of api/access.tsv that isn't for admins only, with all its
 * open fields, and every GET. Each query is sent without optional arguments, and with each of them.
 */
export async function readEverything(
  caller: Caller,
  schema: ReturnType<typeof createSchema>,
  values: ArgumentValues,
  paths: string[],
): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  const open = guardedFields.filter(({ name, people }) => name.startsWith("Query.") && people !== "admin");
  for (const { name: root } of open)
    for (const given of variantsOf(schema, root, values))
      answers[`${root}(${Object.keys(given).join(", ")})`] = await readField(caller, schema, root, given);
  for (const path of [...gets(values), ...paths]) {
    const { status, text, headers } = await caller.get(path);
    answers[`GET ${path}`] = { status, text: status === 200 ? text : status, link: headers.link };
  }
  return answers;
}

const gets = (values: ArgumentValues) =>
  restRoutes.flatMap((route) => {
    if (!route.name.startsWith("GET ") || route.people === "admin") return [];
    return route.name.endsWith(":id")
      ? [`/products/${String(values.id)}`]
      : [requestOf(route, "carl@example.com").path];
  });

/** The required arguments, alone and with each optional one. */
function variantsOf(schema: ReturnType<typeof createSchema>, root: string, values: ArgumentValues) {
  const { args } = fieldOf(schema, root);
  const known = args.filter(({ name }) => name in values);
  const pick = (names: string[]) => Object.fromEntries(names.map((name) => [name, values[name]]));
  const required = known.filter(isRequiredArgument).map(({ name }) => name);
  const optional = known.filter((arg) => !isRequiredArgument(arg)).map(({ name }) => name);
  return [pick(required), ...optional.map((name) => pick([...required, name]))];
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
  const open = pathsOf(schema, root).filter(({ fields }) => fields.slice(1).every(isOpen));
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
