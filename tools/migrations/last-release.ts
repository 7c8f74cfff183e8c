import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../build/target";
import type { ReleasedDatabase } from "./released-database";

/** Has a folder for the last release, named by its version, which `npm run release` writes. */
export const RELEASES = "releases";

/** The release in production. It still runs while the next one is installed (ADR-0042). */
export interface LastRelease {
  version: string;
  /** The schema that its clients use. */
  schema: string;
  database: ReleasedDatabase;
}

/** Reads the last release; undefined before the first one. */
export function readLastRelease(): LastRelease | undefined {
  const folder = join(ROOT, RELEASES);
  const [version] = existsSync(folder) ? readdirSync(folder) : [];
  if (version === undefined) return undefined;
  const read = (file: string) => readFileSync(join(folder, version, file), "utf8");
  const database = JSON.parse(read("database.json")) as ReleasedDatabase;
  return { version, schema: read("schema.graphql"), database };
}
