import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { buildClient } from "../../../tools/build/client";

const ROOT = resolve(__dirname, "../../..");

/** The maximum size of the packed client, in bytes. */
const MAX_ARCHIVE_BYTES = 40_000;

/** A new folder with our client installed offline, from an archive packed as the README describes. */
export async function installClient(): Promise<string> {
  const [source, folder] = [await emptyFolder(), await emptyFolder()];
  for (const part of ["package.json", "README.md", "LICENSE", "examples"])
    await cp(join(ROOT, "client", part), join(source, part), { recursive: true });
  await buildClient(join(source, "dist"));
  await npm(source, "pack", "--pack-destination", folder);
  await rm(source, { recursive: true });
  const [archive = ""] = (await readdir(folder)).filter((name) => name.endsWith(".tgz"));
  expect((await stat(join(folder, archive))).size).toBeLessThan(MAX_ARCHIVE_BYTES);
  await writeFile(join(folder, "package.json"), '{ "private": true }');
  await npm(folder, "install", "--offline", "--no-audit", "--no-fund", archive);
  return folder;
}

const emptyFolder = () => mkdtemp(join(tmpdir(), "shop-client-"));

async function npm(cwd: string, ...args: string[]): Promise<void> {
  await promisify(execFile)("npm", args, { cwd });
}

/** Lets a program in the folder use packages of this checkout. */
export async function linkPackages(folder: string, ...names: string[]): Promise<void> {
  for (const name of names) {
    const link = join(folder, "node_modules", name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(ROOT, "node_modules", name), link);
  }
}
