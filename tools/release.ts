/**
 * npm run release -- VERSION: makes a release of main, which is a commit and a tag. All of it is done in a copy, and main moves to the commit at the
 * end: whatever fails or stops it leaves the checkout as it was.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "./build/target";
import { RELEASES } from "./migrations/last-release";
import { git, tryGit } from "./release/git";
import { notReady } from "./release/not-ready";
import { run, script } from "./run-steps";

/** Further commands that must pass, with the message if one fails. */
const CHECKS = [
  { path: "tools/db-check.ts", fault: "The migrations have faults: npm run db:check." },
  { path: "tools/schema-changes.ts", fault: "The schema breaks clients of the last release: npm run check." },
  {
    path: "tools/generate.ts",
    options: ["--check"],
    fault: "Generated files are stale: npm run generate, and commit them.",
  },
];

/** Copies the last commit; the copy goes when this process ends. */
function copyCheckout(): string {
  const folder = mkdtempSync(join(tmpdir(), "shop-release-"));
  const copy = join(folder, "shop");
  process.once("exit", () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    tryGit(ROOT, "worktree", "prune");
  });
  git(ROOT, "worktree", "add", "--quiet", "--detach", copy, "HEAD");
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
    workspaces: string[];
  };
  for (const packages of ["", ...workspaces].map((workspace) => join(workspace, "node_modules")))
    if (existsSync(join(ROOT, packages))) symlinkSync(join(ROOT, packages), join(copy, packages));
  return copy;
}

async function checkFaults(copy: string): Promise<string[]> {
  const faults: string[] = [];
  for (const { path, options = [], fault } of CHECKS)
    if (!(await runIn(copy, path, ...options))) faults.push(fault);
  return faults;
}

const runIn = (copy: string, path: string, ...options: string[]) =>
  run({ name: path, command: script(path, ...options), cwd: copy });

async function release(version: string, copy: string): Promise<void> {
  if (!(await runIn(copy, "tools/write-release.ts", version)))
    throw new Error("The release can't be written: see above.");
  git(copy, "add", "--update");
  git(copy, "add", "--", RELEASES);
  git(copy, "commit", "--quiet", "--message", `Release ${version}`);
  const commit = git(copy, "rev-parse", "HEAD");
  git(ROOT, "tag", `v${version}`, commit);
  try {
    git(ROOT, "merge", "--quiet", "--ff-only", commit);
  } catch (error) {
    git(ROOT, "tag", "--delete", `v${version}`);
    throw error;
  }
}

function refuse(faults: string[]): void {
  for (const fault of faults) console.error(fault);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const version = process.argv[2] ?? "";
  const faults = notReady(ROOT, process.argv[2]);
  if (faults.length > 0) return refuse(faults);
  const copy = copyCheckout();
  const found = await checkFaults(copy);
  if (found.length > 0) return refuse(found);
  await release(version, copy);
  console.log(`Released ${version}. To publish it: git push origin main v${version}`);
}

// exiting ends what runs, and removes the copy
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.once(signal, () => {
    console.error("Stopped: nothing was released.");
    process.exit(1);
  });

main().catch((error: Error) => refuse([error.message]));
