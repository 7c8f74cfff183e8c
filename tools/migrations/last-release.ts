import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../build/target";

/** The release that runs in production while the next one is installed beside it (ADR-0042). */
export interface LastRelease {
  commit: string;
  /** The name of its last migration. */
  migration: string;
}

const MIGRATIONS = "api/src/data/migrations";

/** Where the last release names what a migration could take from it: its code and its statements. */
const CODE = ["api/src", "api/demo", "shared/src", `:!${MIGRATIONS}`, ":!*.spec.ts"];

/** Reads tools/migrations/release.json, which each release changes. */
export function readLastRelease(): LastRelease {
  return JSON.parse(readFileSync(join(__dirname, "release.json"), "utf8")) as LastRelease;
}

/** Whether this clone has the commit of the last release; a shallow one hasn't. */
export function hasCommit({ commit }: LastRelease): boolean {
  return git("cat-file", "-t", commit) === "commit\n";
}

/** The files of the last release that name a column, table or function, in SQL or as a property. */
export function usesOf(name: string, { commit }: LastRelease): string[] {
  const property = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const names = ["-e", name, "-e", property];
  const found = git(
    "grep",
    "--name-only",
    "--word-regexp",
    "--fixed-strings",
    ...names,
    commit,
    "--",
    ...CODE,
  );
  return found
    .split("\n")
    .filter(Boolean)
    .map((line) => line.slice(commit.length + 1));
}

/** Released migrations that have been changed, removed or added since: databases have run them as they were. */
export function changedMigrations({ commit, migration }: LastRelease): string[] {
  const changes = git("diff", "--name-only", "--no-renames", commit, "--", MIGRATIONS);
  const isReleased = (file: string) => stampOf(file) <= stampOf(migration);
  return changes.split("\n").filter((file) => file !== "" && isReleased(file));
}

/** The time in the name of a migration or of its file. */
export function stampOf(name: string): number {
  return Number(/\d{13}/.exec(name)?.[0]);
}

/** What git prints; nothing if it fails. */
function git(...args: string[]): string {
  try {
    return execFileSync("git", args, { cwd: ROOT, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch {
    return "";
  }
}
