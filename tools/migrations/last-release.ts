import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { filesIn, ROOT } from "../build/target";

/** Has a folder for the last release, named by its version, which `npm run release` writes. */
export const RELEASES = "releases";

export const MIGRATIONS = "api/src/data/migrations";

/** The facts about a release that the check of later migrations needs. */
export interface ReleasedDatabase {
  /** The name of its last migration. */
  migration: string;
  /** The files of its migrations, by their hashes. */
  files: Record<string, string>;
  /** Tables, columns, functions, triggers and views, and up to three files of the release's code that name each. */
  uses: Record<string, string[]>;
}

/** The release in production. It still runs while the next one is installed (ADR-0042). */
export interface LastRelease {
  version: string;
  /** The schema that its clients use. */
  schema: string;
  database: ReleasedDatabase;
}

/** Reads the last release of a checkout; undefined before the first one. */
export function readLastRelease(root = ROOT): LastRelease | undefined {
  const folder = join(root, RELEASES);
  const [version, ...others] = existsSync(folder) ? readdirSync(folder) : [];
  if (version === undefined) return undefined;
  if (others.length > 0)
    throw new Error(
      `${RELEASES}/ has several releases (${[version, ...others].join(", ")}): keep the last one`,
    );
  const read = (file: string) => readFileSync(join(folder, version, file), "utf8");
  return {
    version,
    schema: read("schema.graphql"),
    database: JSON.parse(read("database.json")) as ReleasedDatabase,
  };
}

/** The files that migrations consist of, by their hashes. */
export function hashMigrations(root = ROOT): Record<string, string> {
  const hashOf = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");
  return Object.fromEntries(
    filesIn(join(root, MIGRATIONS)).map((file) => [relative(root, file), hashOf(file)]),
  );
}

/** Released migrations that have been changed, removed or added since: databases have run them as they were. */
export function changedMigrations({ files, migration }: ReleasedDatabase, now = hashMigrations()): string[] {
  const added = Object.keys(now).filter((file) => !(file in files) && stampOf(file) <= stampOf(migration));
  const changed = Object.keys(files).filter((file) => now[file] !== files[file]);
  return [...changed, ...added];
}

/** The time in the name of a migration or of its file. */
export function stampOf(name: string): number {
  return Number(/\d{13}/.exec(name)?.[0]);
}
