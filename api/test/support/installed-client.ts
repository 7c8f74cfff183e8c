import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { buildClient } from "../../../tools/build/client";

const ROOT = resolve(__dirname, "../../..");

/** The maximum size of the packed client, in bytes. */
const MAX_ARCHIVE_BYTES = 40_000;

/** A new folder with our client installed offline, from the archive that `pack` writes into it. */
export async function installClient(pack = packCopy): Promise<string> {
  const folder = await emptyFolder();
  await pack(folder);
  const [archive = ""] = (await readdir(folder)).filter((name) => name.endsWith(".tgz"));
  expect((await stat(join(folder, archive))).size).toBeLessThan(MAX_ARCHIVE_BYTES);
  await writeFile(join(folder, "package.json"), '{ "private": true }');
  await npm(folder, "install", "--offline", "--no-audit", "--no-fund", archive);
  return folder;
}

/** Packs a copy of the client, so that several test files can do so at once. */
async function packCopy(folder: string): Promise<void> {
  const source = await emptyFolder();
  for (const part of ["package.json", "README.md", "LICENSE", "examples"])
    await cp(join(ROOT, "client", part), join(source, part), { recursive: true });
  buildClient(join(source, "dist"));
  await npm(source, "pack", "--pack-destination", folder);
  await rm(source, { recursive: true });
}

const emptyFolder = () => mkdtemp(join(tmpdir(), "shop-client-"));

async function npm(cwd: string, ...args: string[]): Promise<void> {
  await promisify(execFile)("npm", args, { cwd });
}

interface Locked {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** The packages of our lock file, by path: `node_modules/graphql`. */
export const lockedPackages = (
  JSON.parse(readFileSync(join(ROOT, "package-lock.json"), "utf8")) as { packages: Record<string, Locked> }
).packages;

/**
 * Links packages of this checkout and their dependencies into the folder, without peer dependencies. A program that runs
 * with `--preserve-symlinks` finds no other packages. Throws for a package that our lock file doesn't have.
 */
export async function linkPackages(folder: string, ...names: string[]): Promise<void> {
  const paths = new Set(names.map((name) => `node_modules/${name}`));
  for (const path of paths) {
    const locked = lockedPackages[path];
    if (!locked) throw new Error(`package-lock.json has no ${path}`);
    for (const name of Object.keys(locked.dependencies ?? {})) paths.add(pathOf(name, path));
  }
  for (const path of paths) {
    if (path.lastIndexOf("node_modules/") > 0) continue;
    const link = join(folder, path);
    if (existsSync(link)) continue;
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(ROOT, path), link);
  }
}

/** The path of a dependency: the nearest one, as Node looks for it. */
function pathOf(name: string, dependent: string): string {
  const own = `${dependent}/node_modules/${name}`;
  if (own in lockedPackages) return own;
  const parent = dependent.lastIndexOf("/node_modules/");
  return parent < 0 ? `node_modules/${name}` : pathOf(name, dependent.slice(0, parent));
}
