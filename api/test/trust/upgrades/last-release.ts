import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { onCleanup } from "../support/on-cleanup";
import type { ShopProgram } from "../support/shop-process";

const ROOT = resolve(__dirname, "../../../..");

/** What the API of a release is built from and needs at runtime. */
const PARTS = ["api", "shared", "tools", ".swcrc", "package.json", "package-lock.json"];

interface Manifest {
  dependencies: Record<string, string>;
}

/** The commit of the last release (ADR-0042). */
export const { commit } = JSON.parse(readFileSync(join(ROOT, "tools/migrations/release.json"), "utf8")) as {
  commit: string;
};

/** Why the last release can't be run here; undefined if it can. A package may have been updated since. */
export function whyNotRunnable(): string | undefined {
  const manifest = committed("api/package.json");
  if (manifest === undefined)
    return `tools/migrations/release.json names the commit ${commit.slice(0, 7)}, which is not in this clone: git fetch --unshallow`;
  const { dependencies } = JSON.parse(manifest) as Manifest;
  const missing = Object.keys(dependencies).filter((name) => !isInstalled(name));
  if (missing.length === 0) return undefined;
  return `the last release needs packages that this one has no more: ${missing.join(", ")}`;
}

/** Builds the API of the last release in a temporary folder, with the packages of this checkout. */
export function buildLastRelease(): ShopProgram {
  const checkout = mkdtempSync(join(tmpdir(), "shop-last-release-"));
  onCleanup(() => rmSync(checkout, { recursive: true, force: true }));
  const archive = join(checkout, "archive.tar");
  execFileSync("git", ["archive", "--output", archive, commit, "--", ...PARTS], { cwd: ROOT });
  execFileSync("tar", ["-xf", archive], { cwd: checkout });
  for (const folder of ["node_modules", "api/node_modules"])
    symlinkSync(join(ROOT, folder), join(checkout, folder));
  const build = `require("./tools/build/api.ts").api.build(${JSON.stringify(join(checkout, "api/dist"))})`;
  execFileSync(process.execPath, ["-r", "./tools/register.cjs", "-e", build], { cwd: checkout });
  return { checkout, args: ["--enable-source-maps", join(checkout, "api/dist/src/boot/main.js")] };
}

/** A file of the last release; undefined if the clone doesn't have it. */
function committed(path: string): string | undefined {
  try {
    const stdio = ["ignore", "pipe", "ignore"] as const;
    return execFileSync("git", ["show", `${commit}:${path}`], {
      cwd: ROOT,
      encoding: "utf8",
      stdio: [...stdio],
    });
  } catch {
    return undefined;
  }
}

function isInstalled(name: string): boolean {
  return ["api/node_modules", "node_modules"].some((folder) => existsSync(join(ROOT, folder, name)));
}
