/** Fails for breaking changes of the schema since the last release, unless "Upgrading" of CHANGELOG.md names them, as in `Query.me`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CriticalityLevel, diff, type Change } from "@graphql-inspector/core";
import { buildSchema } from "graphql";
import { ROOT } from "./build/target";
import { upgradingIn } from "./changelog";
import { readLastRelease } from "./migrations/last-release";

const describe = ({ criticality: { reason }, message }: Change) =>
  `  - ${message}${reason ? ` ${reason}` : ""}`;

async function main(): Promise<void> {
  const { version, schema } = readLastRelease();
  const now = readFileSync(join(ROOT, "api/schema.graphql"), "utf8");
  const changes = await diff(buildSchema(schema), buildSchema(now));
  const breaking = changes.filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking);
  const upgrading = upgradingIn(readFileSync(join(ROOT, "CHANGELOG.md"), "utf8"));
  const unannounced = breaking.filter(({ path }) => !upgrading.includes(`\`${path}\``));
  console.log(
    `${changes.length} changes since release ${version}, ${breaking.length} of them breaking, ${unannounced.length} unannounced.`,
  );
  if (unannounced.length === 0) return;
  console.error(
    `Add a new field and deprecate the old one instead, or name it in "Upgrading" of CHANGELOG.md:\n${unannounced.map(describe).join("\n")}`,
  );
  process.exitCode = 1;
}

void main();
