/** npm run generate: writes every generated file. With --check it fails if a committed one was stale. */
import "reflect-metadata";
import { describeApi } from "./describe-api";
import { drawSpecification } from "./draw-specification";
import { generateDocuments } from "./generate-documents";
import { writeChanged } from "./generated-files";
import { writeOpenapiTypes } from "./write-openapi-types";

/** Each reads what those before it have written. */
const GENERATORS = [describeApi, writeOpenapiTypes, generateDocuments, drawSpecification];

async function main(): Promise<void> {
  const changed: string[] = [];
  for (const generate of GENERATORS) changed.push(...writeChanged(await generate()));
  for (const path of changed) console.log(`Wrote ${path}.`);
  if (!process.argv.includes("--check") || changed.length === 0) return;
  console.error("These generated files were stale and have been written again; commit them.");
  process.exitCode = 1;
}

void main();
