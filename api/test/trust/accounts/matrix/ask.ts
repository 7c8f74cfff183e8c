import type { GraphQLSchema } from "graphql";
import { statusOf, type ErrorCode } from "../../../../src/errors";
import { fieldOf } from "../../../support/field-paths";
import type { Request } from "./routes";
import type { CallerName, Target, World } from "./world";

/** A cell of the matrix: the caller, and the owner of the requested object. */
export interface Cell {
  caller: CallerName;
  target: Target;
}

/** Requests a path of a root field. Returns the code of the refusal, or undefined. */
export function askField(
  schema: GraphQLSchema,
  { members }: World,
  root: string,
  selection: string,
  { caller }: Cell,
  variables: Record<string, unknown>,
): Promise<string | undefined> {
  const { name, args } = fieldOf(schema, root);
  const given = args.filter((arg) => arg.name in variables);
  const declared = given.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(", ");
  const passed = given.map((arg) => `${arg.name}: $${arg.name}`).join(", ");
  const inBrackets = (list: string) => list && `(${list})`;
  const kind = root.startsWith("Query.") ? "query" : "mutation";
  const operation = `${kind} ${inBrackets(declared)} { ${name} ${inBrackets(passed)} ${selection} }`;
  return members[caller].caller.refusal(operation, variables);
}

const codeOf = new Map<number, ErrorCode>(
  Object.entries(statusOf).map(([code, status]) => [status, code as ErrorCode]),
);

/** Calls a route as its row describes. Returns the code of the refusal, or undefined. */
export async function callRoute(
  { members }: World,
  route: string,
  { caller }: Cell,
  request: Request,
): Promise<string | undefined> {
  const { path, ...rest } = request;
  const { status } = await members[caller].caller.call(route.split(" ")[0] as "GET", path, rest);
  return status === 200 ? undefined : (codeOf.get(status) ?? String(status));
}
