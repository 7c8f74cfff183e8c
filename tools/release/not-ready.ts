import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readLastRelease } from "../migrations/last-release";
import { changelogFaults } from "./changelog";
import { tryGit } from "./git";

const FILES_SHOWN = 3;

/** Why this checkout can't be released as `version`, a line each, as far as it can be checked quickly. */
export function notReady(root: string, version: string | undefined): string[] {
  if (version === undefined) return ["Name the version: npm run release -- 0.2.0"];
  if (!/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(version))
    return [`${version} is no version: name major, minor and patch, as in 0.2.0.`];
  const changelog = readFileSync(join(root, "CHANGELOG.md"), "utf8");
  return [...checkoutFaults(root), ...versionFaults(root, version), ...changelogFaults(changelog)];
}

function checkoutFaults(root: string): string[] {
  const status = tryGit(root, "status", "--porcelain");
  if (status === undefined) return ["This is no clone: git can't read it."];
  const faults: string[] = [];
  const branch = tryGit(root, "branch", "--show-current");
  if (branch !== "main") faults.push(`Releases are made on main, and this is ${branch || "no branch"}.`);
  const changed = status
    .split("\n")
    .map((line) => line.trim().replace(/^\S+ /, ""))
    .filter(Boolean);
  const more = changed.length > FILES_SHOWN ? `, and ${changed.length - FILES_SHOWN} more` : "";
  if (changed.length > 0)
    faults.push(`Commit or remove what has changed: ${changed.slice(0, FILES_SHOWN).join(", ")}${more}.`);
  if (tryGit(root, "var", "GIT_COMMITTER_IDENT") === undefined)
    faults.push("git doesn't know who you are: set user.name and user.email.");
  return faults;
}

function versionFaults(root: string, version: string): string[] {
  const last = readLastRelease(root);
  const { version: stated } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    version: string;
  };
  const faults: string[] = [];
  if (last && compare(version, last.version) <= 0)
    faults.push(`${version} is not greater than the last release, ${last.version}.`);
  else if (compare(version, stated) < 0)
    faults.push(`${version} is less than the version in package.json, ${stated}.`);
  if (tryGit(root, "rev-parse", "--verify", "--quiet", `refs/tags/v${version}`) !== undefined)
    faults.push(`There is a tag v${version} already.`);
  return faults;
}

/** Negative if the first version is less than the second one. */
function compare(one: string, other: string): number {
  const [numbers, others] = [one, other].map((version) => version.split(".").map(Number));
  const differences = (numbers ?? []).map((number, place) => number - (others?.[place] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}
