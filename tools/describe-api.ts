import { getDirective, printSchemaWithDirectives } from "@graphql-tools/utils";
import { isInterfaceType, isObjectType, type GraphQLObjectType } from "graphql";
import { createSchema } from "../api/src/boot/create-schema";
import { Role } from "../api/src/context/role";
import { describeCalls } from "../api/src/rest/openapi/describe-calls";
import type { Route } from "../api/src/rest/route";
import { routes } from "../api/src/rest/routes";
import type { Files } from "./generated-files";

/** The people with access to a field or route, and the scope that an API key needs for it. */
type Access = [people: string, keys: string];

const schema = createSchema();
/** For anyone but a program: it begins a session (`refusePrograms`). */
const CLOSED_TO_KEYS = "Mutation.signIn";

const PEOPLE: Partial<Record<Role, string>> = { [Role.ADMIN]: "admin", [Role.STAFF]: "staff" };

const isRoot = ({ name }: GraphQLObjectType): boolean => ["Query", "Mutation"].includes(name);

const directive = (node: object, name: string): Record<string, string | undefined> | undefined =>
  getDirective(schema, node, name)?.[0];

function accessOfField(type: GraphQLObjectType, name: string): Access {
  const field = type.getFields()[name] as object;
  const scoped = directive(field, "scope");
  if (scoped) return ["as its parent", scoped.requires ?? ""];
  const auth = directive(field, "auth") ?? directive(type, "auth");
  if (auth) return [PEOPLE[auth.requires as Role] ?? "signed in", auth.scope ?? "none"];
  if (!isRoot(type)) return ["as its parent", "as its parent"];
  return ["anyone", `${type.name}.${name}` === CLOSED_TO_KEYS ? "none" : "any"];
}

function accessOfRoute({ access }: Route): Access {
  if (access === "anyone") return ["anyone", "any"];
  if (access === "idTokenBearer") return ["Firebase ID token", "none"];
  return [access.role === Role.ADMIN ? "admin" : "signed in", access.scope ?? "none"];
}

const rowsOf = (type: GraphQLObjectType): string[] =>
  Object.values(type.getFields()).map(({ name, args }) => {
    // the description of a number begins with its bounds: `1 to 100`
    const bounds = args.flatMap((argument) => {
      const found = /^[\d,]+ to [\d,]+(?=[.;])/.exec(argument.description ?? "");
      return found ? `${argument.name} ${found[0]}` : [];
    });
    return [`${type.name}.${name}`, ...accessOfField(type, name), bounds.join("; ")].join("\t").trimEnd();
  });

function accessTable(): string[] {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => (isObjectType(type) || isInterfaceType(type)) && !type.name.startsWith("__"),
  ) as GraphQLObjectType[];
  const fields = types.flatMap(rowsOf);
  const calls = routes.map((route) => [`${route.method} ${route.path}`, ...accessOfRoute(route)].join("\t"));
  return ["field or route\tpeople\tAPI keys\tbounds", ...[...fields, ...calls].sort()];
}

/** The schema and the OpenAPI document, and the access rules of each field and route for reviews and tests. */
export const describeApi = async (): Promise<Files> => ({
  "api/schema.graphql": `${printSchemaWithDirectives(schema)}\n`,
  "api/access.tsv": `${accessTable().join("\n")}\n`,
  "api/openapi.json": `${JSON.stringify(await describeCalls("Meridian"), null, 2)}\n`,
});
