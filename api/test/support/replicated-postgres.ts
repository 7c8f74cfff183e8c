import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres, type EmbeddedPostgres } from "../../embedded/postgres/postgres";
import { startReplica } from "../../embedded/postgres/replica";
import { waitUntil } from "../../embedded/processes";
import { createDataSource } from "../../src/data/data-source";
import { migrate } from "../../src/data/migrate";
import { execute } from "./database";

const NAME = "second";
const log = { info: () => undefined, warn: () => undefined };

/** A primary with a synchronous replica, and a migrated database. What dies stays dead. */
export class ReplicatedPostgres {
  private constructor(
    private readonly folder: string,
    private first: EmbeddedPostgres,
    private readonly second: EmbeddedPostgres,
  ) {}

  /** Starts both. A commit is acknowledged when both servers have it on their disks. */
  static async start(): Promise<ReplicatedPostgres> {
    const folder = mkdtempSync(join(tmpdir(), "shop-replicated-"));
    chmodSync(folder, 0o711);
    const settings = { wal_keep_size: "256MB" };
    const first = await startPostgres({ dataDir: join(folder, "first"), log, settings, restarts: false });
    const database = await createDataSource(first.url).initialize();
    await migrate(database);
    const dataDir = join(folder, "second");
    const second = await startReplica({
      dataDir,
      log,
      settings,
      restarts: false,
      primary: first,
      name: NAME,
    });
    await database.query(`alter system set synchronous_standby_names = '${NAME}'`);
    await database.query("select pg_reload_conf()");
    const isSynchronous = async () =>
      (await database.query<unknown[]>("select from pg_stat_replication where sync_state = 'sync'"))
        .length === 1;
    if (!(await waitUntil(isSynchronous, 20_000))) throw new Error("the replica does not follow");
    await database.destroy();
    return new ReplicatedPostgres(folder, first, second);
  }

  /** The server that is the primary at first. */
  get firstUrl(): string {
    return this.first.url;
  }

  /** Its replica, until it is promoted. */
  get secondUrl(): string {
    return this.second.url;
  }

  /** Kills the first server's main process, and with it all others. */
  killFirst(): void {
    process.kill(
      Number(readFileSync(join(this.first.data, "postmaster.pid"), "utf8").split("\n")[0]),
      "SIGKILL",
    );
  }

  /** Makes the replica a primary; resolves when it accepts writes. */
  promoteSecond(): Promise<void> {
    return execute(this.second.url, "select pg_promote()");
  }

  /** Starts the first server again on its old port, as a primary that waits for no replica. */
  async startFirstAgain(): Promise<void> {
    await this.first.stop();
    this.first = await startPostgres({
      dataDir: join(this.folder, "first"),
      log,
      settings: { synchronous_standby_names: "" },
      restarts: false,
      port: Number(new URL(this.first.url).port),
    });
  }

  stopSecond(): Promise<void> {
    return this.second.stop();
  }

  async stop(): Promise<void> {
    await Promise.all([this.first.stop(), this.second.stop()]);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** One connection string that names the hosts of all these. */
export function severalHosts(...urls: string[]): string {
  const [first, ...others] = urls.map((url) => new URL(url));
  const hosts = [first, ...others].map((url) => url?.host).join(",");
  return `postgres://${first?.username}:${first?.password}@${hosts}${first?.pathname}?target_session_attrs=read-write`;
}
