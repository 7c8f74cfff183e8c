import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Client } from "pg";
import { lockDataFolder } from "./data-folder";
import type { Log } from "./log";
import { startPostgres, type EmbeddedPostgres } from "./postgres/postgres";

/** The embedded database for a command: that of the running shop, or one started and stopped with the command. */
export async function attachPostgres(options: { dataDir: string; log: Log }): Promise<EmbeddedPostgres> {
  const running = await runningUrl(resolve(options.dataDir));
  if (running)
    return {
      url: running,
      data: join(resolve(options.dataDir), "postgres/data"),
      stop: () => Promise.resolve(),
    };
  const lock = await lockDataFolder(options.dataDir, options.log);
  const postgres = await startPostgres(options);
  return { ...postgres, stop: () => postgres.stop().then(() => lock.release()) };
}

async function runningUrl(dataDir: string): Promise<string | undefined> {
  const url = recordedUrl(join(dataDir, "postgres"));
  if (!url) return undefined;
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on("error", () => undefined); // without a listener, a lost connection ends the process
  try {
    await client.connect();
    return url;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The fourth line of postmaster.pid is the port. */
function recordedUrl(folder: string): string | undefined {
  try {
    const port = readFileSync(join(folder, "data/postmaster.pid"), "utf8").split("\n")[3];
    const password = readFileSync(join(folder, "password"), "utf8").trim();
    return port && `postgres://shop:${password}@127.0.0.1:${port}/shop`;
  } catch {
    return undefined;
  }
}
