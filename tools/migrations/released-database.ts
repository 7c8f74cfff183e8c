import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { entities } from "../../api/src/boot/entities";
import { tableOf } from "../../api/src/data/tables";
import { downloadedColumns } from "../../api/src/modules/accounts/export-account";
import { filesIn, ROOT } from "../build/target";
import { hashMigrations, MIGRATIONS, type ReleasedDatabase, stampOf } from "./last-release";
import { allMigrations, recordSql } from "./migration-sql";

/** The folders of code that uses the database. The texts of the privacy page name tables without using them. */
const CODE = ["api/src", "api/demo", "shared/src"];
const NO_USE = [`${MIGRATIONS}/`, "shared/src/personal-table", "shared/src/browser-storage"];
const DOWNLOAD = "api/src/modules/accounts/export-account.ts";

const CREATED = /\bcreate\s+(?:or\s+replace\s+)?(?:function|trigger|(?:materialized\s+)?view)\s+(\w+)/gi;
const FILES_PER_NAME = 3;

/** Describes the database of this checkout, as the next release will have it. */
export async function describeDatabase(): Promise<ReleasedDatabase> {
  const migrations = await Promise.all(allMigrations().map(recordSql));
  const last = migrations.toSorted((one, other) => stampOf(one.name) - stampOf(other.name)).at(-1);
  const created = migrations.flatMap(({ sql }) => Array.from(sql.matchAll(CREATED), ([, name = ""]) => name));
  const tables = [...entities.map(tableOf), { name: "migrations", columns: [] }];
  const stored = tables.flatMap(({ name, columns }) => [name, ...columns.map((column) => column.name)]);
  const filesNaming = readCode();
  const names = [...new Set([...created, ...stored])].sort();
  return {
    migration: last?.name ?? "",
    files: hashMigrations(),
    uses: Object.fromEntries(names.map((name) => [name, filesNaming(name).slice(0, FILES_PER_NAME)])),
  };
}

/** Finds the files that name something, in SQL or as a property. */
function readCode(): (name: string) => string[] {
  const words = new Map<string, string[]>();
  const add = (word: string, file: string) => words.set(word, [...(words.get(word) ?? []), file]);
  for (const path of CODE.flatMap((folder) => filesIn(join(ROOT, folder)))) {
    const file = relative(ROOT, path);
    if (NO_USE.some((start) => file.startsWith(start))) continue;
    for (const word of new Set(readFileSync(path, "utf8").match(/\w+/g))) add(word, file);
  }
  for (const word of new Set(entities.flatMap(downloadedColumns))) add(word, DOWNLOAD);
  const property = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return (name) => [...new Set([name, property(name)].flatMap((word) => words.get(word) ?? []))];
}
