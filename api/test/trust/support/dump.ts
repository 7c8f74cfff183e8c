import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseClient } from "./database-client";

/** The major version of the embedded PostgreSQL; an older pg_dump refuses to read it. */
const SERVER_VERSION = 18;

/** Whether pg_dump and pg_restore are installed in a version that reads our server. */
export function hasDumpTools(): boolean {
  try {
    return ["pg_dump", "pg_restore"].every((tool) => {
      const said = execFileSync(tool, ["--version"], { encoding: "utf8" });
      return Number(/(\d+)\./.exec(said)?.[1]) >= SERVER_VERSION;
    });
  } catch {
    return false;
  }
}

/** Dumps one database and restores it into another. */
export function dumpAndRestore(from: string, to: string): void {
  const dump = execFileSync("pg_dump", ["-Fc", from], { maxBuffer: 2 ** 30 });
  execFileSync("pg_restore", ["--clean", "--if-exists", "--no-owner", "-d", to], { input: dump });
}

/** Copies every row into a migrated database through files, table by table, as pg_dump does. */
export async function copyTables(from: DatabaseClient, to: DatabaseClient, tables: string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "shop-copy-"));
  chmodSync(folder, 0o777); // PostgreSQL itself writes there, and may run as another user
  try {
    for (const table of tables) await from.sql(`copy "${table}" to '${join(folder, table)}'`);
    const truncate = `truncate ${tables.map((table) => `"${table}"`).join(", ")} cascade`;
    const copies = tables.map((table) => `copy "${table}" from '${join(folder, table)}'`);
    await to.sql(["set session_replication_role = replica", truncate, ...copies].join("; "));
  } finally {
    await rm(folder, { recursive: true });
  }
}
