import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { filesIn, ROOT } from "../build/target";

/** Has a folder for the last release, named by its version, which `npm run release` writes. */
export const RELEASES = "releases";

/** A release's last migration, and the hashes of all its migrations' files. */
interface ReleasedDatabase {
  migration: string;
  files: Record<string, string>;
}

/** Reads the release in production: its version, schema and database. It still runs while the next one is installed (ADR-0042). */
export function readLastRelease() {
  const folder = join(ROOT, RELEASES);
  const [version = ""] = readdirSync(folder);
  const read = (file: string) => readFileSync(join(folder, version, file), "utf8");
  const database = JSON.parse(read("database.json")) as ReleasedDatabase;
  return { version, schema: read("schema.graphql"), database };
}

/** The time in the name of a migration or of its file. */
export const stampOf = (name: string): number => Number(/\d{13}/.exec(name)?.[0]);

/** The files of this checkout's migrations, by their hashes. */
export function hashMigrations(): Record<string, string> {
  const hash = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");
  const files = filesIn(join(ROOT, "api/src/data/migrations"));
  return Object.fromEntries(files.map((file) => [relative(ROOT, file), hash(file)]));
}

/** Released migrations that have been changed, removed or added since: databases have run them as they were. */
export function changedMigrations({ files, migration }: ReleasedDatabase, now = hashMigrations()): string[] {
  const added = Object.keys(now).filter((file) => !(file in files) && stampOf(file) <= stampOf(migration));
  return [...Object.keys(files).filter((file) => now[file] !== files[file]), ...added];
}
