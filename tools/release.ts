/** npm run release -- VERSION: makes a release of main, a commit and a tag. Writes nothing until all checks have passed. */
import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { version as current } from "../package.json";
import { ROOT } from "./build/target";
import { changelogFaults, releaseChangelog } from "./changelog";
import { changedFiles, git } from "./git";
import { allMigrations } from "./migrations/check-migration";
import { hashMigrations, RELEASES, stampOf } from "./migrations/last-release";
import { run, script } from "./run-steps";

/** Commands that must pass, by the message if one fails. */
const CHECKS = {
  "The migrations have faults: npm run db:check.": script("tools/migrations/db-check.ts"),
  "The schema breaks clients of the last release: npm run check.": script("tools/schema-changes.ts"),
  "Generated files are stale: npm run generate, and commit them.": script("tools/generate.ts", "--check"),
};

const inRoot = (path: string) => join(ROOT, path);
const read = (path: string) => readFileSync(inRoot(path), "utf8");
const write = (path: string, text: string) => writeFileSync(inRoot(path), text);

/** Why this checkout can't be released as `version`, a line each. */
function faultsOf(version: string): string[] {
  if (version === "") return ["Name the version: npm run release -- 0.2.0"];
  if (!/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(version))
    return [`${version} is no version: name major, minor and patch, as in 0.2.0.`];
  const branch = git(ROOT, "branch", "--show-current");
  const changed = changedFiles();
  const faults = [
    branch !== "main" && `Releases are made on main, and this is ${branch || "no branch"}.`,
    changed.length > 0 && `Commit or remove what has changed: ${changed.slice(0, 3).join(", ")}.`,
    version.localeCompare(current, "en", { numeric: true }) <= 0 &&
      `${version} is not greater than the version in package.json, ${current}.`,
    git(ROOT, "tag", "--list", `v${version}`) !== "" && `There is a tag v${version} already.`,
    ...changelogFaults(read("CHANGELOG.md")),
  ];
  return faults.filter((fault) => fault !== false);
}

/** Sets the version of the root and its workspaces. */
function setVersion(version: string): void {
  const everywhere = ["--workspaces", "--include-workspace-root", "--package-lock-only"];
  execFileSync("npm", ["version", version, ...everywhere, "--no-git-tag-version", "--offline"], {
    cwd: ROOT,
  });
}

/** Writes and commits the release. Nothing is awaited, so that no signal stops it half-way. */
function commit(version: string): void {
  const folder = join(RELEASES, version);
  rmSync(inRoot(RELEASES), { recursive: true, force: true });
  cpSync(inRoot("api/schema.graphql"), inRoot(join(folder, "schema.graphql")));
  const [last] = allMigrations().sort((one, other) => stampOf(other.name) - stampOf(one.name));
  const database = { migration: last?.name, files: hashMigrations() };
  write(join(folder, "database.json"), `${JSON.stringify(database, null, 2)}\n`);
  write("CHANGELOG.md", releaseChangelog(read("CHANGELOG.md"), version));
  setVersion(version);
  git(ROOT, "add", "--all");
  git(ROOT, "commit", "--quiet", "--message", `Release ${version}`);
  git(ROOT, "tag", `v${version}`);
}

function refuse(faults: string[]): void {
  for (const fault of faults) console.error(fault);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const [, , version = ""] = process.argv;
  const faults = faultsOf(version);
  if (faults.length > 0) return refuse(faults);
  for (const [fault, command] of Object.entries(CHECKS))
    if (!(await run({ name: fault, command }))) faults.push(fault);
  if (faults.length > 0) return refuse(faults);
  if (changedFiles().length > 0) return refuse(["Files have changed since the checks began: try again."]);
  commit(version);
  console.log(`Released ${version}. To publish it: git push origin main v${version}`);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.once(signal, () => {
    console.error("Stopped: nothing was released.");
    process.exit(1);
  });

main().catch((error: Error) => refuse([error.message]));
