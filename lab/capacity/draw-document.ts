/** Writes the tables of docs/scaling.md, between their comments, and docs/capacity.svg, from the measured costs. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "oxfmt";
import { ROOT } from "../../tools/build/target";
import { drawPlot, fillDocument } from "./document";
import { readCosts } from "./measured-costs";

const DOCUMENT = join(ROOT, "docs/scaling.md");

async function main(): Promise<void> {
  const costs = readCosts();
  const document = fillDocument(readFileSync(DOCUMENT, "utf8"), costs);
  writeFileSync(DOCUMENT, (await format(DOCUMENT, document, { printWidth: 110 })).code);
  writeFileSync(join(ROOT, "docs/capacity.svg"), drawPlot(costs));
}

void main();
