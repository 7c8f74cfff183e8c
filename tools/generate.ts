/**
 * npm run generate: writes every generated file. With --check it fails if a committed one was stale. Files after --of leave out what is made
 * from none of them.
 */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { filesIn, ROOT } from "./build/target";
import { runAll, script, type Step } from "./run-steps";

const WEB = join(ROOT, "web/src");
const PERSISTED = "shared/src/persisted-queries.generated.ts";
const OF_CLIENT = ["operations", "openapi"].map((name) => `client/src/${name}.generated.ts`);
const FROM_SCHEMA = [join(WEB, "graphql/schema.generated.ts")];

/** A step, and which files it is made from. */
type Generator = Step & { from: RegExp };

const GENERATED = /\.generated\.ts$|^api\/(schema\.graphql|access\.tsv|openapi\.json)$/;

/** The schema comes first: the documents are made from it. The others don't depend on each other. */
const first: Generator[] = [
  {
    name: "schema and who may use it, from the resolvers and routes",
    command: script("tools/print-schema.ts"),
    from: /^(api|shared)\/src\/|^tools\/print-schema/,
  },
  {
    name: "OpenAPI, from the contracts of the REST calls",
    command: script("tools/print-openapi.ts"),
    from: /^(api|shared)\/src\/|^tools\/print-openapi/,
  },
];
const second: Generator[] = [
  {
    name: "documents, hooks and persisted queries, from the schema and the operations",
    command: script("tools/generate-documents.ts"),
    from: /^(api|shared)\/src\/|\.graphql$|^codegen\.yml$|^tools\/(generate-documents|persisted-|apollo-|client-)/,
  },
  {
    name: "the client's types of REST and webhooks, from OpenAPI",
    command: script("tools/write-openapi-types.ts"),
    from: /^(api|shared)\/src\/|^tools\/write-openapi-types/,
  },
  {
    name: "the tables in CONTRIBUTING.md",
    command: script("tools/draw-contributing.ts"),
    from: /^CONTRIBUTING\.md$|\.entity\.ts$|^tools\/(draw-contributing|document-block)/,
  },
  {
    name: "the states of an order in docs/orders.md",
    command: script("tools/draw-order-states.ts"),
    from: /^docs\/orders\.md$|^shared\/src\/order-transitions|^tools\/(draw-order-states|document-block)/,
  },
  {
    name: "docs/specification.md, from docs/specification.tsv",
    command: script("tools/draw-specification.ts"),
    from: /^docs\/specification\.|^tools\/(draw-specification|document-block)/,
  },
];

const place = process.argv.indexOf("--of");
const given = place === -1 ? null : process.argv.slice(place + 1);

/** Whether one of the given files is among those that the generator reads, or its result was changed by hand. */
const isWanted = ({ from }: Generator): boolean =>
  given === null ||
  given.some((file) => GENERATED.test(file) || (from.test(file) && !/\.spec\.tsx?$/.test(file)));

const ofWeb = () => filesIn(WEB).filter((file) => file.endsWith(".generated.ts"));

function contents(): Map<string, string> {
  const documents = ["CONTRIBUTING.md", "docs/orders.md", "docs/specification.md"];
  const others = [
    "api/schema.graphql",
    "api/access.tsv",
    "api/openapi.json",
    PERSISTED,
    ...OF_CLIENT,
    ...documents,
  ];
  const files = [...others.flatMap((path) => filesIn(join(ROOT, path))), ...ofWeb()];
  return new Map(files.map((file) => [relative(ROOT, file), readFileSync(file, "utf8")]));
}

/** Removes files generated from deleted operations. */
function removeOrphans(): void {
  for (const file of ofWeb())
    if (!FROM_SCHEMA.includes(file) && !existsSync(file.replace(/\.generated\.ts$/, ".graphql")))
      rmSync(file);
}

function differences(before: Map<string, string>, after: Map<string, string>): string[] {
  const files = new Set([...before.keys(), ...after.keys()]);
  return [...files].filter((file) => before.get(file) !== after.get(file));
}

async function main(): Promise<void> {
  const before = contents();
  removeOrphans();
  const failed = [
    ...(await runAll(first.filter(isWanted), 2)),
    ...(await runAll(second.filter(isWanted), 2)),
  ];
  const changed = differences(before, contents());
  if (failed.length > 0) process.exitCode = 1;
  if (!process.argv.includes("--check") || changed.length === 0) return;
  console.error(
    `These generated files were stale and have been written again; commit them:\n  ${changed.join("\n  ")}`,
  );
  process.exitCode = 1;
}

// exiting ends the step that runs
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));

void main();
