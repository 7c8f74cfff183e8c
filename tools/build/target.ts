import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join, relative, resolve } from "node:path";

/** Absolute path of the checkout. */
export const ROOT = resolve(__dirname, "../..");

/** Name of the file in a complete output that contains the fingerprint of its sources. */
const STAMP = ".built-from";

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

/** Hash of everything that the target depends on. It uses content and not times, so that a new checkout of the same files stays fresh. */
export function fingerprintOf(target: Target): string {
  const hash = createHash("sha1").update(process.version);
  for (const file of target.inputs.flatMap((input) => filesIn(join(ROOT, input)))) {
    hash
      .update(`${relative(ROOT, file)}\0`)
      .update(readFileSync(file))
      .update("\0");
  }
  return hash.digest("hex");
}

/** Whether the output is complete and was built from sources with this fingerprint. */
export function isFresh(target: Target, fingerprint: string): boolean {
  const stamp = join(ROOT, target.output, STAMP);
  return existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint;
}

/** Builds into a temporary folder and then replaces the output, so that an interrupted build is never mistaken for a complete one. */
export async function rebuild(target: Target, fingerprint: string): Promise<void> {
  const output = join(ROOT, target.output);
  const draft = `${output}.${process.pid}`;
  removeAbandonedDrafts(output);
  mkdirSync(draft, { recursive: true });
  try {
    await target.build(draft);
    writeFileSync(join(draft, STAMP), fingerprint);
    rmSync(output, { recursive: true, force: true });
    renameSync(draft, output);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** All files below a path, sorted, without specs. Empty if the path doesn't exist. */
export function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.spec\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** Removes the outputs of processes that have ended: `<output>.<pid>`. */
export function removeAbandonedDrafts(output: string): void {
  const folder = resolve(output, "..");
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const pid = /^(.+)\.(\d+)$/.exec(name);
    if (pid && join(folder, pid[1] ?? "") === output && !isRunning(Number(pid[2]))) {
      rmSync(join(folder, name), { recursive: true, force: true });
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
