import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getDirective } from "@graphql-tools/utils";
import {
  buildSchema,
  DangerousChangeType,
  findBreakingChanges,
  findDangerousChanges,
  isObjectType,
  type GraphQLSchema,
} from "graphql";

const schemaOf = (path: string) => buildSchema(readFileSync(join(__dirname, path), "utf8"));
const contract = schemaOf("contract.graphql");
const schema = schemaOf("../schema.graphql");

/** The people that each field allows, by its own guard or its type's. */
function guardsOf(of: GraphQLSchema): Map<string, unknown> {
  const types = Object.values(of.getTypeMap()).filter((type) => isObjectType(type));
  const guards = types.flatMap((type) =>
    Object.values(type.getFields()).map((field): [string, unknown] => {
      const [auth] = getDirective(of, field, "auth") ?? getDirective(of, type, "auth") ?? [];
      return [`${type.name}.${field.name}`, auth && (auth.requires ?? "CUSTOMER")];
    }),
  );
  return new Map(guards.filter(([name]) => !name.startsWith("__")));
}

it("breaks nothing of the contract, and asks nothing of an integrator that the contract doesn't", () => {
  expect(findBreakingChanges(contract, schema)).toEqual([]);
  const dangerous = findDangerousChanges(contract, schema);
  expect(dangerous.filter(({ type }) => type === DangerousChangeType.ARG_DEFAULT_VALUE_CHANGE)).toEqual([]);
});

it("restricts each field of the contract to the roles that the contract names", () => {
  const now = guardsOf(schema);
  const promised = guardsOf(contract);
  expect(promised.size).toBeGreaterThan(100);
  for (const [field, guard] of promised) expect([field, now.get(field)]).toEqual([field, guard]);
});
