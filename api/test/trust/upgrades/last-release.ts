import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { onCleanup } from "../support/on-cleanup";
import type { ShopProgram } from "../support/shop-process";

const ROOT = resolve(__dirname, "../../../..");

/**
 * Lets Node run the release's TypeScript. It belongs to this checkout, because the release's own loader may need packages
 * that are no longer installed.
 */
const LOADER = join(ROOT, "tools/register.cjs");

/** The parts that the API of a release is built from or needs at runtime. */
const PARTS = ["api", "shared", "tools", ".swcrc", "package.json", "package-lock.json"];

interface Manifest {
  dependencies: Record<string, string>;
}

/** The version of the last release (ADR-0042); undefined before the first release. */
export const version = existsSync(join(ROOT, "releases"))
  ? readdirSync(join(ROOT, "releases"))[0]
  : undefined;

const commit = commitOf(version);

/** Why the last release can't run here; undefined if it can. */
export function whyNotRunnable(): string | undefined {
  if (version === undefined) return "nothing was released yet";
  if (commit === "") return `the commit of release ${version} is not in this clone: git fetch --unshallow`;
  return undefined;
}

/** Builds the API of the last release in a temporary folder, with the packages of this checkout, and those that it has no more. */
export function buildLastRelease(): ShopProgram {
  const folder = mkdtempSync(join(tmpdir(), "shop-last-release-"));
  onCleanup(() => rmSync(folder, { recursive: true, force: true }));
  const { dependencies } = JSON.parse(git("show", `${commit}:api/package.json`)) as Manifest;
  const missing = Object.entries(dependencies).filter(([name]) => !isInstalled(name));
  const packages = missing.map(([name, version]) => `${name}@${version}`);
  if (packages.length > 0) execFileSync("npm", ["install", "--prefix", folder, "--no-save", ...packages]);
  const checkout = join(folder, "checkout"); // finds the packages of the folder around it
  mkdirSync(checkout);
  const archive = join(checkout, "archive.tar");
  git("archive", "--output", archive, commit, "--", ...PARTS);
  execFileSync("tar", ["-xf", archive], { cwd: checkout });
  for (const folder of ["node_modules", "api/node_modules"])
    symlinkSync(join(ROOT, folder), join(checkout, folder));
  const build = `require("./tools/build/api.ts").api.build(${JSON.stringify(join(checkout, "api/dist"))})`;
  execFileSync(process.execPath, ["-r", LOADER, "-e", build], { cwd: checkout });
  return { checkout, args: ["--enable-source-maps", join(checkout, "api/dist/src/boot/main.js")] };
}

/**
 * The commit that added the folder of a release; empty if this clone lacks it. In a shallow clone the oldest commit seems to
 * add everything.
 */
function commitOf(release: string | undefined): string {
  const added = [
    "log",
    "-1",
    "--diff-filter=A",
    "--format=%P%n%H",
    "--",
    `releases/${release}/database.json`,
  ];
  try {
    const [parents, commit = ""] = git(...added).split("\n");
    return parents ? commit : "";
  } catch {
    return ""; // not a clone
  }
}

function git(...args: string[]): string {
  return execFileSync("git", args, { cwd: ROOT, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
}

function isInstalled(name: string): boolean {
  return ["api/node_modules", "node_modules"].some((folder) => existsSync(join(ROOT, folder, name)));
}
