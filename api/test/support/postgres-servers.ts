import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { createDataSource } from "../../src/data/data-source";
import { keepCurrency } from "../../src/data/keep-currency";
import { migrate } from "../../src/data/migrate";
import { startPostgres, type EmbeddedPostgres } from "../../embedded/postgres/postgres";
import { startReplica } from "../../embedded/postgres/replica";
import { waitUntil } from "../../embedded/processes";

/** A migrated database on its own server, which can be killed and restarts automatically. */
export interface OwnPostgres {
  url: string;
  /** The server's data folder. */
  data: string;
  /** Kills the server's main process, which ends all its other processes. */
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
  await keepCurrency(database);
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

/** A primary with a migrated database, and a replica with pausable replay. */
export interface PausableReplica {
  /** The primary's connection string. */
  url: string;
  replica: EmbeddedPostgres;
  /** Pauses the replica's replay until `resume`. */
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
