import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";

/** Absolute path of the checkout. */
export const ROOT = resolve(__dirname, "../..");

/** A build output. Paths are relative to the checkout. */
export interface Target {
  name: string;
  /** Files and folders that the output depends on. */
  inputs: string[];
  /** The output folder, which is replaced as a whole. */
  output: string;
  /** Builds into an empty folder, given by its absolute path. */
  build(into: string): Promise<void>;
}

/** Builds the target, unless its output has the fingerprint of these sources; returns whether it did. Only a complete build is kept. */
export async function buildIfStale({ name, inputs, output, build }: Target): Promise<boolean> {
  const folder = join(ROOT, output);
  const draft = `${folder}.${process.pid}`;
  const fingerprint = fingerprintOf(inputs);
  if (filesIn(join(folder, ".built-from")).some((file) => readFileSync(file, "utf8") === fingerprint))
    return false;
  const since = performance.now();
  console.log(`Building ${name} …`);
  mkdirSync(draft, { recursive: true });
  removeAbandonedDrafts(folder);
  try {
    await build(draft);
    writeFileSync(join(draft, ".built-from"), fingerprint);
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  console.log(`Built ${name} in ${((performance.now() - since) / 1000).toFixed(1)} s`);
  return true;
}

/** A hash of contents, not times, so that a new checkout of the same files stays fresh. */
function fingerprintOf(inputs: string[]): string {
  const hash = createHash("sha1").update(process.version);
  for (const file of inputs.flatMap((input) => filesIn(join(ROOT, input))))
    hash.update(`${relative(ROOT, file)}\0`).update(readFileSync(file));
  return hash.digest("hex");
}

/** All files below a path, sorted, without specs. Empty if the path doesn't exist. */
export function filesIn(path: string): string[] {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats ? [path] : [];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.spec\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Removes the drafts of killed builds: no build takes an hour. */
function removeAbandonedDrafts(output: string): void {
  const drafts = readdirSync(dirname(output)).filter((name) => name.startsWith(`${basename(output)}.`));
  for (const draft of drafts.map((name) => join(dirname(output), name)))
    if (statSync(draft).mtimeMs < Date.now() - 3_600_000) rmSync(draft, { recursive: true, force: true });
}
