import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../build/target";
import { allowedSecrets } from "./allowed-secrets";
import { findSecrets } from "./find-secrets";

/** The result of a scan. A problem is a secret, or an exception that matches nothing. */
export interface Scan {
  files: number;
  problems: string[];
}

/** Not scanned, because it contains all exceptions. */
const EXCEPTIONS = "tools/secrets/allowed-secrets.ts";

/** Searches every tracked file, and every untracked one that is not ignored. */
export function scanCheckout(): Scan {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  const files = listed
    .split("\0")
    .filter((path) => path && path !== EXCEPTIONS && existsSync(join(ROOT, path)));
  const unneeded = new Set(allowedSecrets);
  const problems = files.flatMap((path) =>
    findSecrets(readFileSync(join(ROOT, path), "utf8")).flatMap(({ line, kind, text }) => {
      const allowed = allowedSecrets.find((exception) => exception.path === path && exception.text === text);
      if (allowed) unneeded.delete(allowed);
      return allowed ? [] : [`${path}:${line}: ${kind}: ${text.slice(0, PRINTED_CHARACTERS)}…`];
    }),
  );
  const exceptions = Array.from(
    unneeded,
    ({ path, text }) => `${path} has no "${text}": remove the exception`,
  );
  return { files: files.length, problems: [...problems, ...exceptions] };
}

/** Characters of a secret that are printed: enough to find it, too few to use it. */
const PRINTED_CHARACTERS = 8;
