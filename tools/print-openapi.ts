/** Writes the REST calls to api/openapi.json, which is committed and read by integrators' generators. */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { describeCalls } from "../api/src/rest/openapi/describe-calls";

const target = resolve(__dirname, "../api/openapi.json");

async function main(): Promise<void> {
  writeFileSync(target, `${JSON.stringify(await describeCalls("Meridian"), null, 2)}\n`);
  console.log(`Wrote ${target}.`);
}

void main();
