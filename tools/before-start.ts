/** Runs before the shop in `npm start`: builds changed targets, and creates the embedded database of a new shop concurrently. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { lockDataFolder } from "../api/embedded/data-folder";
import { exitOnSignal } from "../api/embedded/parent-process";
import { openCluster } from "../api/embedded/postgres/cluster";
import { buildStale } from "./build";

exitOnSignal();

async function createDatabase(): Promise<void> {
  const dataDir = resolve(process.env.DATA_DIR || ".data");
  const embedded = !process.env.DATABASE_URL && process.env.NODE_ENV !== "production";
  if (!embedded || existsSync(join(dataDir, "postgres"))) return;
  const lock = await lockDataFolder(dataDir, console);
  await openCluster(dataDir, console).finally(() => lock.release());
}

void Promise.all([
  // the server compresses what has no compressed file
  buildStale({ compressed: false }),
  createDatabase().catch(() => undefined), // the shop meets the same obstacle, and says so
]).then(([succeeded]) => (process.exitCode = succeeded ? 0 : 1));
