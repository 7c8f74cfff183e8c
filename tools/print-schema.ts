/**
 * Writes the schema to api/schema.graphql, for codegen and integrators, and the access rules of each field and route to api/access.tsv,
 * for review.
 */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { getDirective, printSchemaWithDirectives } from "@graphql-tools/utils";
import { isInterfaceType, isObjectType, type GraphQLArgument, type GraphQLObjectType } from "graphql";
import { createSchema } from "../api/src/boot/create-schema";
import { Role } from "../api/src/context/role";
import type { Route } from "../api/src/rest/route";
import { routes } from "../api/src/rest/routes";

const schema = createSchema();
const ROOTS = ["Query", "Mutation"];
/** For anyone but a program: it begins a session (`refusePrograms`). */
const CLOSED_TO_KEYS = ["Mutation.signIn"];

/** The access that the `@auth` of a field or its type grants to people, and the scope that a key needs. */
function accessOfField(type: GraphQLObjectType, name: string): string[] {
  const field = type.getFields()[name] as object;
  const isRoot = ROOTS.includes(type.name);
  const [scoped] = getDirective(schema, field, "scope") ?? [];
  if (scoped) return ["as its parent", scoped.requires as string];
  const [auth] = getDirective(schema, field, "auth") ?? getDirective(schema, type, "auth") ?? [];
  if (auth)
    return [auth.requires === "ADMIN" ? "admin" : "signed in", (auth.scope as string | undefined) ?? "none"];
  if (!isRoot) return ["as its parent", "as its parent"];
  return ["anyone", CLOSED_TO_KEYS.includes(`${type.name}.${name}`) ? "none" : "any"];
}

function accessOfRoute({ access }: Route): string[] {
  if (access === "anyone") return ["anyone", "any"];
  if (access === "idTokenBearer") return ["Firebase ID token", "none"];
  return [access.role === Role.ADMIN ? "admin" : "signed in", access.scope ?? "none"];
}

/** The bounds of a number, where its description begins with them: `first 1 to 100`. */
const boundsOf = ({ name, description }: GraphQLArgument): string[] => {
  const [bounds] = /^[\d,]+ to [\d,]+(?=[.;])/.exec(description ?? "") ?? [];
  return bounds ? [`${name} ${bounds}`] : [];
};

function fieldsOf(type: GraphQLObjectType): string[][] {
  return Object.values(type.getFields()).map(({ name, args }) => [
    `${type.name}.${name}`,
    ...accessOfField(type, name),
    args.flatMap(boundsOf).join("; "),
  ]);
}

function accessTable(): string[][] {
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => (isObjectType(type) || isInterfaceType(type)) && !type.name.startsWith("__"),
  ) as GraphQLObjectType[];
  const byName = (one: string[], other: string[]) => ((one[0] as string) < (other[0] as string) ? -1 : 1);
  const isRoot = ({ name }: GraphQLObjectType) => ROOTS.includes(name);
  return [
    ["field or route", "people", "API keys", "bounds"],
    ...types.filter(isRoot).flatMap(fieldsOf).sort(byName),
    ...routes.map((route) => [`${route.method} ${route.path}`, ...accessOfRoute(route), ""]).sort(byName),
    ...types
      .filter((type) => !isRoot(type))
      .flatMap(fieldsOf)
      .sort(byName),
  ];
}

function write(path: string, text: string): void {
  const target = resolve(__dirname, "..", path);
  writeFileSync(target, text);
  console.log(`Wrote ${target}.`);
}

write("api/schema.graphql", `${printSchemaWithDirectives(schema)}\n`);
write(
  "api/access.tsv",
  accessTable()
    .map((row) => `${row.join("\t").trimEnd()}\n`)
    .join(""),
);
