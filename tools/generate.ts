/**
 * npm run generate: writes every generated file. With --check it fails if a committed one was stale. With --of FILES it does nothing if no
 * generated file depends on these.
 */
import "reflect-metadata";
import { parseArgs } from "node:util";
import { describeApi } from "./describe-api";
import { drawSpecification } from "./draw-specification";
import { generateDocuments } from "./generate-documents";
import { writeChanged } from "./generated-files";
import { writeOpenapiTypes } from "./write-openapi-types";

/** Each reads what those before it have written. */
const GENERATORS = [describeApi, writeOpenapiTypes, generateDocuments, drawSpecification];

/** The sources of generated files, and these files themselves. */
const SOURCES =
  /^(api|shared)\/src\/.*(?<!\.spec)\.tsx?$|^api\/\w+\.\w+$|^tools\/|\.(graphql|generated\.ts)$|^codegen\.yml$|^docs\/specification\./;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { check: { type: "boolean" }, of: { type: "boolean" } },
    allowPositionals: true,
  });
  if (values.of && !positionals.some((file) => SOURCES.test(file))) return;
  const changed: string[] = [];
  for (const generate of GENERATORS) changed.push(...writeChanged(await generate()));
  for (const path of changed) console.log(`Wrote ${path}.`);
  if (!values.check || changed.length === 0) return;
  console.error("These generated files were stale and have been written again; commit them.");
  process.exitCode = 1;
}

void main();
