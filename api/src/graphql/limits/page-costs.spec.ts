import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pageSizes } from "@shop/shared/lists";
import { concatAST, Kind, parse, visit } from "graphql";
import { createSchema } from "../../boot/create-schema";
import { chargeOf } from "./operation-cost";

const folder = resolve(__dirname, "../../../../web/src");
const written = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".graphql") && !file.startsWith("graphiql"))
  .map((file) => parse(readFileSync(join(folder, file), "utf8")));
/** The operations of our pages, as Apollo sends them: with the type of each object. */
const document = visit(concatAST(written), {
  SelectionSet: (set, _key, parent) =>
    parent && "kind" in parent && parent.kind === Kind.OPERATION_DEFINITION
      ? undefined
      : {
          ...set,
          selections: [
            ...set.selections,
            { kind: Kind.FIELD as const, name: { kind: Kind.NAME as const, value: "__typename" } },
          ],
        },
});

it("allows every operation of our pages, with a search in the longest list", () => {
  const schema = createSchema();
  const refused = document.definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const { cost } = chargeOf(schema, document, definition, { first: pageSizes.admin, search: "saw" });
    return cost > 10_000 ? [`${definition.name?.value}: ${cost}`] : [];
  });
  expect(refused).toEqual([]);
});
