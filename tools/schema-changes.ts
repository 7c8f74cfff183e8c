/** Fails if the schema has a breaking change since the last release: clients exist that we can't update. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CriticalityLevel, diff, type Change } from "@graphql-inspector/core";
import { buildSchema } from "graphql";
import { ROOT } from "./build/target";
import { readLastRelease, type LastRelease } from "./migrations/last-release";

const describe = ({ criticality: { reason }, message }: Change) =>
  `  - ${message}${reason ? ` ${reason}` : ""}`;

async function compare({ version, schema }: LastRelease): Promise<void> {
  const now = readFileSync(join(ROOT, "api/schema.graphql"), "utf8");
  const changes = await diff(buildSchema(schema), buildSchema(now));
  const breaking = changes.filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking);
  console.log(`${changes.length} changes since release ${version}, ${breaking.length} of them breaking.`);
  if (breaking.length === 0) return;
  console.error(
    `Add a new field and deprecate the old one instead of:\n${breaking.map(describe).join("\n")}`,
  );
  process.exitCode = 1;
}

const last = readLastRelease();
if (last) void compare(last);
else console.log("Nothing was released yet whose clients a change could break.");
