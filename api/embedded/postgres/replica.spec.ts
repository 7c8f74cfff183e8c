import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { waitUntil } from "../processes";
import { startPostgres, type EmbeddedPostgres } from "./postgres";
import { startReplica } from "./replica";

const folder = mkdtempSync(join(tmpdir(), "shop-replica-"));
chmodSync(folder, 0o711);
const log = { info: () => undefined, warn: () => undefined };
/** This data doesn't have to survive a power cut, and a busy disk takes long to write it. */
const fast = { fsync: "off", full_page_writes: "off" };
const started: EmbeddedPostgres[] = [];

afterAll(async () => {
  for (const server of started.reverse()) await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("a replica has what the primary has, follows it, and takes its place when promoted", async () => {
  const primary = await startPostgres({
    dataDir: join(folder, "primary"),
    log,
    settings: { ...fast, wal_keep_size: "64MB" },
  });
  started.push(primary);
  await query(primary, "create table book (entry int primary key); insert into book values (1)");

  const replica = await startReplica({
    ...{ dataDir: join(folder, "replica"), log, settings: fast },
    ...{ primary, name: "second" },
  });
  started.push(replica);
  await query(primary, "insert into book values (2)");
  const entries = async () =>
    (await query(replica, "select entry from book order by entry")).rows as { entry: number }[];
  expect(await waitUntil(async () => (await entries()).length === 2, 60_000)).toBe(true);
  await expect(query(replica, "insert into book values (3)")).rejects.toThrow("read-only");
  expect((await query(primary, "select application_name from pg_stat_replication")).rows).toEqual([
    { application_name: "second" },
  ]);

  await query(replica, "select pg_promote()");
  await query(replica, "insert into book values (3)");
  expect(await entries()).toEqual([{ entry: 1 }, { entry: 2 }, { entry: 3 }]);
}, 180_000); // two clusters are created

async function query({ url }: EmbeddedPostgres, text: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}
