import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDataSource } from "../../src/data/data-source";
import { migrate } from "../../src/data/migrate";
import { startPostgres } from "../../embedded/postgres/postgres";

/** A migrated database on a server of its own, which may be killed and restarts automatically. */
export interface OwnPostgres {
  url: string;
  /** The folder of the server's files. */
  data: string;
  /** Kills the server's main process, and with it all others. */
  kill(): void;
  stop(): Promise<void>;
}

/** Starts a server with these settings. Committed data survives a kill, as with the embedded PostgreSQL. */
export async function startOwnPostgres(
  settings: Record<string, string> = {},
  dataDir = mkdtempSync(join(tmpdir(), "shop-postgres-")),
): Promise<OwnPostgres> {
  chmodSync(dataDir, 0o711);
  const log = { info: () => undefined, warn: () => undefined };
  const postgres = await startPostgres({ dataDir, log, settings });
  const database = await createDataSource(postgres.url).initialize();
  await migrate(database);
  await database.destroy();
  const state = join(dataDir, "postgres/data/postmaster.pid");
  return {
    url: postgres.url,
    data: postgres.data,
    kill: () => void process.kill(Number(readFileSync(state, "utf8").split("\n")[0]), "SIGKILL"),
    stop: async () => {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
