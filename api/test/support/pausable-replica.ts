import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { waitUntil } from "../../embedded/processes";
import type { EmbeddedPostgres } from "../../embedded/postgres/postgres";
import { startReplica } from "../../embedded/postgres/replica";
import { startOwnPostgres } from "./own-postgres";

/** A primary with a migrated database, and a replica that can be held back. */
export interface PausableReplica {
  /** The primary's connection string. */
  url: string;
  replica: EmbeddedPostgres;
  /** Stops replaying what the primary writes; nothing arrives until `resume`. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Runs a statement on the replica. */
  onReplica<Row = Record<string, unknown>>(text: string): Promise<Row[]>;
  stop(): Promise<void>;
}

/** This data need not survive a power cut. */
const FAST = { fsync: "off", full_page_writes: "off" };

const quiet = { info: () => undefined, warn: () => undefined };

/** Starts both servers. */
export async function startPausableReplica(): Promise<PausableReplica> {
  const primary = await startOwnPostgres({ ...FAST, wal_keep_size: "64MB" });
  const dataDir = mkdtempSync(join(tmpdir(), "shop-replica-"));
  chmodSync(dataDir, 0o711);
  const replica = await startReplica({ dataDir, log: quiet, settings: FAST, primary, name: "replica" });
  const session = new Client({ connectionString: replica.url });
  session.on("error", () => undefined); // tests stop the server
  await session.connect();
  const onReplica = async <Row>(text: string) => (await session.query(text)).rows as Row[];
  return {
    url: primary.url,
    replica,
    onReplica,
    pause: () => holdReplay(onReplica),
    resume: async () => void (await onReplica("select pg_wal_replay_resume()")),
    stop: async () => {
      await session.end().catch(() => undefined);
      await replica.stop();
      await primary.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function holdReplay(onReplica: PausableReplica["onReplica"]): Promise<void> {
  await onReplica("select pg_wal_replay_pause()");
  const isPaused = async () => (await onReplica("select pg_get_wal_replay_pause_state() as state"))[0]?.state;
  if (!(await waitUntil(async () => (await isPaused()) === "paused", 10_000)))
    throw new Error("the replica was not paused");
}
