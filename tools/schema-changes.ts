/** Fails if the schema has a breaking change since the last commit: clients exist that we can't update. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CriticalityLevel, diff, type Change } from "@graphql-inspector/core";
import { buildSchema } from "graphql";
import { ROOT } from "./build/target";

const SCHEMA = "api/schema.graphql";

/** The schema of the last commit; null without git, without a commit, or if the commit has no schema. */
function committed(): string | null {
  try {
    return execFileSync("git", ["show", `HEAD:${SCHEMA}`], {
      cwd: ROOT,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
  } catch {
    return null;
  }
}

const describe = ({ criticality: { reason }, message }: Change) =>
  `  - ${message}${reason ? ` ${reason}` : ""}`;

async function main(): Promise<void> {
  const before = committed();
  if (before === null) {
    console.error(`There is no committed ${SCHEMA} to compare with: git can't show it.`);
    if (process.env.CI) process.exitCode = 1;
    return;
  }
  const now = readFileSync(join(ROOT, SCHEMA), "utf8");
  const changes = await diff(buildSchema(before), buildSchema(now));
  const breaking = changes.filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking);
  console.log(`${changes.length} changes since the last commit, ${breaking.length} of them breaking.`);
  if (breaking.length === 0) return;
  console.error(
    `Add a new field and deprecate the old one instead of:\n${breaking.map(describe).join("\n")}`,
  );
  process.exitCode = 1;
}

void main();
