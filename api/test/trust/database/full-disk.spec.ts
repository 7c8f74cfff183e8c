import { setTimeout as pause } from "node:timers/promises";
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { asVisitor } from "../../support/builders";
import { needingProgram } from "../../support/needs";
import { startOwnPostgres, type OwnPostgres } from "../../support/postgres-servers";
import { startTestShop, type TestShop } from "../../support/shop";
import { openDatabase } from "../support/database-client";
import { unexpectedAnswers } from "../support/order-consistency";
import { OrderLoad, type TimedAnswer } from "../support/order-load";
import { onCleanup } from "../support/on-cleanup";

const FOLDER = "/mnt";
const isRoot = process.getuid?.() === 0;

/** A private mount that ends with the process that holds it. */
const unshare = isRoot ? ["unshare", "--mount"] : ["unshare", "--user", "--map-root-user", "--mount"];
/**
 * The mount's files are accessible through the holder's /proc entry. If the tests run as root, the holder runs as an
 * unprivileged user, so that PostgreSQL's user has access too.
 */
const hold = isRoot ? "exec setpriv --reuid=65534 --regid=65534 --clear-groups cat" : "exec cat";

/** Whether this machine can mount a disk: Linux, as root or with user namespaces. */
function canMakeDisk(): boolean {
  if (process.platform !== "linux") return false;
  const [program = "", ...args] = [...unshare, "sh", "-c", `mount -t tmpfs tmpfs ${FOLDER} && ${hold}`];
  return spawnSync(program, args, { input: "" }).status === 0;
}

/** A disk of a few megabytes in memory, which tests can fill. */
class SmallDisk {
  private constructor(private readonly holder: ChildProcess) {
    onCleanup(() => this.remove());
  }

  /** Mounts a disk; see `canMakeDisk`. It is removed at the end of the test file. */
  static async create(megabytes: number): Promise<SmallDisk> {
    const script = `mount -t tmpfs -o size=${megabytes}m,mode=0755 tmpfs ${FOLDER} && echo made && ${hold}`;
    const [program = "", ...args] = [...unshare, "sh", "-c", script];
    const holder = spawn(program, args, { stdio: ["pipe", "pipe", "ignore"] });
    await once(holder.stdout, "data");
    return new SmallDisk(holder);
  }

  /** A folder on the disk. */
  folder(name: string): string {
    const path = join(this.root, name);
    mkdirSync(path, { recursive: true, mode: 0o711 });
    return path;
  }

  /** Fills the disk completely. */
  fill(): void {
    const file = openSync(this.ballast, "a");
    for (const size of [1 << 20, 1 << 12]) while (write(file, Buffer.alloc(size)));
    closeSync(file);
  }

  /** Frees the space again. */
  empty(): void {
    rmSync(this.ballast, { force: true });
  }

  private get root(): string {
    return `/proc/${this.holder.pid}/root${FOLDER}`;
  }

  private get ballast(): string {
    return join(this.root, "ballast");
  }

  private async remove(): Promise<void> {
    const ended = once(this.holder, "exit");
    this.holder.stdin?.end();
    await ended;
  }
}

/** Whether all bytes were written. */
function write(file: number, bytes: Buffer): boolean {
  try {
    return writeSync(file, bytes) === bytes.length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOSPC") return false;
    throw error;
  }
}

// These tests put the whole database on a small disk. database-outage.spec.ts simulates a full disk on machines that can't
// mount one.
const withDisk = needingProgram(canMakeDisk() ? undefined : "nobody may mount a disk here");

const MEGABYTES = 120;
/** A small write-ahead log, so that the disk can be small. */
const LOG = { min_wal_size: "32MB", max_wal_size: "48MB" };
const CONCURRENCY = 20;

withDisk.describe("on a full disk", () => {
  let disk: SmallDisk;
  let postgres: OwnPostgres;
  let shop: TestShop;
  let load: OrderLoad;
  beforeAll(async () => {
    disk = await SmallDisk.create(MEGABYTES);
    postgres = await startOwnPostgres(LOG, disk.folder("database"));
    shop = await startTestShop({ databaseUrl: postgres.url });
    const url = await shop.app.listen({ port: 0, host: "127.0.0.1" });
    load = await OrderLoad.prepare(shop, { url, concurrency: CONCURRENCY });
    await load.once();
  });
  afterAll(async () => {
    await shop.stop();
    await postgres.stop();
  });

  const refusedSince = (from: number) =>
    load.answers.slice(from).filter(({ kind }) => kind === "unavailable").length;

  /** Orders on the full disk until this many orders have been refused. */
  const orderOnFullDisk = (refused: number, work: () => Promise<unknown>) =>
    load.during(async () => {
      const before = load.answers.length;
      disk.fill();
      await work();
      while (refusedSince(before) < refused) await pause(20);
      disk.empty();
    });

  async function expectRecovery(answers: TimedAnswer[]): Promise<void> {
    expect(unexpectedAnswers(answers)).toEqual([]);
    while ((await load.once()).some(({ kind }) => kind !== "acknowledged"));
    expect((await asVisitor(shop).get("/readyz")).status).toBe(200);
    expect(await load.inconsistencies(shop)).toEqual([]);
  }

  it("asks clients to repeat orders, and keeps showing products", async () => {
    const reads: number[] = [];
    const answers = await orderOnFullDisk(3 * CONCURRENCY, async () => {
      while (reads.length < 20) reads.push((await asVisitor(shop).get("/products")).status);
    });
    expect(new Set(reads)).toEqual(new Set([200]));
    await expectRecovery(answers);
  });

  it("asks for a repeat while the database can't even write its log, and serves again when there is room", async () => {
    const answers = await orderOnFullDisk(3 * CONCURRENCY, () =>
      // opens a new log file, without which PostgreSQL ends immediately and doesn't start
      openDatabase(postgres.url)
        .sql("select pg_switch_wal(), pg_switch_wal()")
        .catch(() => undefined),
    );
    await expectRecovery(answers);
  });
});
