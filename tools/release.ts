/**
 * npm run release -- VERSION: makes a release of main, which is a commit and a tag. It writes nothing until all checks have passed, and
 * takes back what it has written if git refuses the commit.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./build/target";
import { changelogFaults, releaseChangelog } from "./changelog";
import { changedFiles, git, tryGit } from "./git";
import { readLastRelease, RELEASES } from "./migrations/last-release";
import { describeDatabase } from "./migrations/released-database";
import { run, script } from "./run-steps";

interface Manifest {
  name?: string;
  version?: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

interface Lock {
  version: string;
  packages: Record<string, Manifest>;
}

/** Commands that must pass, by the message if one fails. */
const CHECKS = {
  "The migrations have faults: npm run db:check.": script("tools/db-check.ts"),
  "The schema breaks clients of the last release: npm run check.": script("tools/schema-changes.ts"),
  "Generated files are stale: npm run generate, and commit them.": script("tools/generate.ts", "--check"),
};

const inRoot = (path: string) => join(ROOT, path);
const readJson = <Content>(path: string) => JSON.parse(readFileSync(inRoot(path), "utf8")) as Content;
const writeJson = (path: string, content: unknown) =>
  writeFileSync(inRoot(path), `${JSON.stringify(content, null, 2)}\n`);

/** Why this checkout can't be released as `version`, a line each. */
function faultsOf(version: string | undefined): string[] {
  if (version === undefined) return ["Name the version: npm run release -- 0.2.0"];
  if (!/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(version))
    return [`${version} is no version: name major, minor and patch, as in 0.2.0.`];
  const branch = tryGit(ROOT, "branch", "--show-current");
  const changed = changedFiles();
  const stated = readJson<Required<Manifest>>("package.json").version;
  const released = readLastRelease()?.version ?? "0.0.0";
  const isLess = (other: string) => version.localeCompare(other, "en", { numeric: true }) < 0;
  const faults = [
    branch !== "main" && `Releases are made on main, and this is ${branch || "no branch"}.`,
    changed.length > 0 && `Commit or remove what has changed: ${changed.slice(0, 3).join(", ")}.`,
    tryGit(ROOT, "var", "GIT_COMMITTER_IDENT") === undefined &&
      "git doesn't know who you are: set user.name and user.email.",
    version === released || isLess(released)
      ? `${version} is not greater than the last release, ${released}.`
      : isLess(stated) && `${version} is less than the version in package.json, ${stated}.`,
    tryGit(ROOT, "rev-parse", "--verify", "--quiet", `refs/tags/v${version}`) !== undefined &&
      `There is a tag v${version} already.`,
    ...changelogFaults(readFileSync(inRoot("CHANGELOG.md"), "utf8")),
  ];
  return faults.filter((fault) => fault !== false);
}

/** Sets the version of the root and its workspaces, which depend on each other by it. */
function setVersion(version: string): void {
  const folders = ["", ...(readJson<Manifest>("package.json").workspaces ?? [])];
  const manifests = folders.map((folder) => ({
    path: join(folder, "package.json"),
    manifest: readJson<Manifest>(join(folder, "package.json")),
  }));
  const names = new Set(manifests.map(({ manifest }) => manifest.name));
  const update = (manifest: Manifest) => {
    if (manifest.version) manifest.version = version;
    for (const dependencies of [manifest.dependencies ?? {}, manifest.devDependencies ?? {}])
      for (const name of Object.keys(dependencies)) if (names.has(name)) dependencies[name] = version;
  };
  for (const { path, manifest } of manifests) {
    update(manifest);
    writeJson(path, manifest);
  }
  const lock = readJson<Lock>("package-lock.json");
  lock.version = version;
  for (const folder of folders) update(lock.packages[folder] ?? {});
  writeJson("package-lock.json", lock);
}

/** Writes and commits the release. Nothing is awaited, so that no signal stops it half-way. */
function commit(version: string, database: object): void {
  const before = git(ROOT, "rev-parse", "HEAD");
  const folder = join(RELEASES, version);
  try {
    rmSync(inRoot(RELEASES), { recursive: true, force: true });
    mkdirSync(inRoot(folder), { recursive: true });
    cpSync(inRoot("api/schema.graphql"), inRoot(join(folder, "schema.graphql")));
    writeJson(join(folder, "database.json"), database);
    const changelog = readFileSync(inRoot("CHANGELOG.md"), "utf8");
    const day = new Date().toISOString().slice(0, 10);
    writeFileSync(inRoot("CHANGELOG.md"), releaseChangelog(changelog, version, day));
    setVersion(version);
    git(ROOT, "add", "--all");
    git(ROOT, "commit", "--quiet", "--message", `Release ${version}`);
    git(ROOT, "tag", `v${version}`);
  } catch (error) {
    git(ROOT, "reset", "--quiet", "--hard", before);
    rmSync(inRoot(folder), { recursive: true, force: true }); // new, so that git doesn't know it
    throw error;
  }
}

function refuse(faults: string[]): void {
  for (const fault of faults) console.error(fault);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const [, , version = ""] = process.argv;
  const faults = faultsOf(process.argv[2]);
  if (faults.length > 0) return refuse(faults);
  for (const [fault, command] of Object.entries(CHECKS))
    if (!(await run({ name: fault, command }))) faults.push(fault);
  if (faults.length > 0) return refuse(faults);
  const database = await describeDatabase();
  if (changedFiles().length > 0) return refuse(["Files have changed since the checks began: try again."]);
  commit(version, database);
  console.log(`Released ${version}. To publish it: git push origin main v${version}`);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.once(signal, () => {
    console.error("Stopped: nothing was released.");
    process.exit(1);
  });

main().catch((error: Error) => refuse([error.message]));
