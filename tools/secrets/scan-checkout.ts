import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../build/target";
import { allowedSecrets } from "./allowed-secrets";
import { findSecrets } from "./find-secrets";

/** What a scan found, in words: secrets, and exceptions that nothing needs. */
export interface Scan {
  files: number;
  faults: string[];
}

/** The list of exceptions names them all. */
const EXCEPTIONS = "tools/secrets/allowed-secrets.ts";

/** Looks through every tracked file, and those that might be added. */
export function scanCheckout(): Scan {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  const files = listed
    .split("\0")
    .filter((path) => path && path !== EXCEPTIONS && existsSync(join(ROOT, path)));
  const unneeded = new Set(allowedSecrets);
  const faults = files.flatMap((path) =>
    findSecrets(readFileSync(join(ROOT, path), "utf8")).flatMap(({ line, kind, text }) => {
      const allowed = allowedSecrets.find((exception) => exception.path === path && exception.text === text);
      if (allowed) unneeded.delete(allowed);
      return allowed ? [] : [`${path}:${line}: ${kind}: ${text.slice(0, SHOWN)}…`];
    }),
  );
  const exceptions = Array.from(
    unneeded,
    ({ path, text }) => `${path} has no "${text}": remove the exception`,
  );
  return { files: files.length, faults: [...faults, ...exceptions] };
}

/** So much of a secret is told: enough to find it by, too little to use. */
const SHOWN = 8;
