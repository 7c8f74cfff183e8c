import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { entities } from "../../api/src/boot/entities";
import { tableOf } from "../../api/src/data/tables";
import { downloadedColumns } from "../../api/src/modules/accounts/export-account";
import { filesIn, ROOT } from "../build/target";
import { allMigrations, recordSql } from "./check-migration";

/** The facts about a release that the check of later migrations needs. */
export interface ReleasedDatabase {
  /** The name of its last migration. */
  migration: string;
  /** The files of its migrations, by their hashes. */
  files: Record<string, string>;
  /** Tables, columns, functions, triggers and views, and up to three files of the release's code that name each. */
  uses: Record<string, string[]>;
}

const MIGRATIONS = "api/src/data/migrations";
/** The texts of the privacy page name tables without using them. */
const NO_USE = [`${MIGRATIONS}/`, "shared/src/personal-table", "shared/src/browser-storage"];
const CREATED = /\bcreate\s+(?:or\s+replace\s+)?(?:function|trigger|(?:materialized\s+)?view)\s+(\w+)/gi;

const filesOf = (folder: string) => filesIn(join(ROOT, folder)).map((path) => relative(ROOT, path));

/** The time in the name of a migration or of its file. */
export const stampOf = (name: string): number => Number(/\d{13}/.exec(name)?.[0]);

/** The files of this checkout's migrations, by their hashes. */
function hashMigrations(): Record<string, string> {
  const hashOf = (file: string) => createHash("sha256").update(readFileSync(join(ROOT, file)));
  return Object.fromEntries(filesOf(MIGRATIONS).map((file) => [file, hashOf(file).digest("hex")]));
}

/** Released migrations that have been changed, removed or added since: databases have run them as they were. */
export function changedMigrations({ files, migration }: ReleasedDatabase, now = hashMigrations()): string[] {
  const added = Object.keys(now).filter((file) => !(file in files) && stampOf(file) <= stampOf(migration));
  return [...Object.keys(files).filter((file) => now[file] !== files[file]), ...added];
}

/** Describes the database of this checkout, as the next release will have it. */
export async function describeDatabase(): Promise<ReleasedDatabase> {
  const migrations = allMigrations().sort((one, other) => stampOf(one.name) - stampOf(other.name));
  const sql = (await Promise.all(migrations.map(recordSql))).join("\n");
  const created = Array.from(sql.matchAll(CREATED), ([, name = ""]) => name);
  const stored = entities
    .map(tableOf)
    .flatMap(({ name, columns }) => [name, ...columns.map((one) => one.name)]);
  const code = wordsOfCode();
  const usesOf = (name: string) => {
    const property = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    const using = code.filter(({ words }) => words.has(name) || words.has(property));
    return [...new Set(using.map(({ file }) => file))].slice(0, 3);
  };
  const names = [...new Set([...created, ...stored, "migrations"])].sort();
  const uses = Object.fromEntries(names.map((name) => [name, usesOf(name)]));
  return { migration: migrations.at(-1)?.name ?? "", files: hashMigrations(), uses };
}

/** The words of each file of code that may use the database, in SQL or as a property. */
function wordsOfCode(): { file: string; words: Set<string> }[] {
  const files = ["api/src", "api/demo", "shared/src"].flatMap(filesOf);
  const using = files.filter((file) => !NO_USE.some((start) => file.startsWith(start)));
  const code = using.map((file) => ({
    file,
    words: new Set<string>(readFileSync(join(ROOT, file), "utf8").match(/\w+/g)),
  }));
  const exported = entities.flatMap(downloadedColumns);
  return [...code, { file: "api/src/modules/accounts/export-account.ts", words: new Set(exported) }];
}
