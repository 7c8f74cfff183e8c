import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { waitUntil } from "../../api/embedded/processes";
import { createDataSource } from "../../api/src/data/data-source";
import { migrate } from "../../api/src/data/migrate";
import { ReplicatedPostgres } from "../../api/test/support/postgres-servers";
import { InstalledServer, installedTools, InstalledTools } from "./installed-postgres";

/** A primary with a synchronous replica, and a migrated database. */
export type FailoverServers = Pick<
  ReplicatedPostgres,
  "firstUrl" | "secondUrl" | "killFirst" | "promoteSecond" | "startFirstAgain" | "stop"
>;

const REPLICA = "second";

/** Starts both servers with PostgreSQL's own tools. Throws, and says what is needed, where they are not installed. */
export async function startInstalled(): Promise<FailoverServers> {
  const bin = installedTools();
  if (!bin)
    throw new Error(
      "PostgreSQL's own tools are not installed: /usr/lib/postgresql/*/bin has no initdb, pg_ctl and pg_basebackup. " +
        "Install postgresql (Debian, Ubuntu), or leave --installed out: the embedded PostgreSQL needs nothing.",
    );
  const folder = mkdtempSync(join(tmpdir(), "shop-failover-"));
  chmodSync(folder, 0o711);
  const first = await InstalledServer.create(new InstalledTools(bin, join(folder, "postgres")), "first");
  const database = await createDataSource(first.url).initialize();
  await migrate(database);
  await database.destroy();
  const second = await first.replicate(REPLICA);
  await makeSynchronous(first.url);
  return {
    firstUrl: first.url,
    secondUrl: second.url,
    killFirst: () => first.kill(),
    promoteSecond: () => second.promote(),
    startFirstAgain: () => first.start({ synchronous_standby_names: "" }),
    async stop() {
      await Promise.all([first.stop(), second.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function makeSynchronous(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`alter system set synchronous_standby_names = '${REPLICA}'`);
    await client.query("select pg_reload_conf()");
    const following = "select from pg_stat_replication where sync_state = 'sync'";
    const isSynchronous = async () => (await client.query(following)).rowCount === 1;
    if (!(await waitUntil(isSynchronous, 20_000))) throw new Error("the replica does not follow");
  } finally {
    await client.end();
  }
}

/** Starts both servers of the embedded PostgreSQL. */
export const startEmbeddedPair = (): Promise<FailoverServers> => ReplicatedPostgres.start();
