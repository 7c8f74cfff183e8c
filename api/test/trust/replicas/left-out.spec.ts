import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DataSource } from "typeorm";
import { waitUntil } from "../../../embedded/processes";
import { startPostgres } from "../../../embedded/postgres/postgres";
import { columns, integer } from "../../../src/data/columns";
import { createDataSource } from "../../../src/data/data-source";
import { Replicas, type ReplicaSettings } from "../../../src/data/replicas/replicas";
import { execute, rows, unpreparedStatement } from "../../../src/data/rows";
import { urlOf } from "../../support/database";
import { DatabaseProxy } from "../../support/proxies";
import { startPausableReplica, type PausableReplica } from "../../support/postgres-servers";

let servers: PausableReplica;
let database: DataSource;
let replicas: Replicas;
let logged: string[];
let proxy: DatabaseProxy | undefined;

beforeAll(async () => {
  servers = await startPausableReplica();
  database = await createDataSource(servers.url).initialize();
  await database.query("create table counted (number int)");
});
afterAll(async () => {
  await database.destroy();
  await servers.stop();
});
beforeEach(() => (logged = []));
afterEach(async () => {
  await replicas.close();
  await proxy?.cut();
  proxy = undefined;
});

/** Watches these servers as replicas, twenty times per second; a busy machine may answer late. */
function watch(urls: string[], settings: Partial<ReplicaSettings> = {}) {
  const log = {
    info: (line: string) => void logged.push(line),
    warn: (line: string) => void logged.push(`warning: ${line}`),
  };
  replicas = new Replicas(urls, servers.url, database, log, { pauseMs: 50, probeMs: 20_000, ...settings });
}

const isUsed = async (used: boolean, index = 0) => {
  const isSo = () => replicas.states()[index]?.used === used;
  if (!(await waitUntil(isSo, 60_000))) throw new Error(JSON.stringify(replicas.states()));
};

const write = () => database.query("insert into counted values (1)");

const counted = columns({ number: integer("count(*)::int") });
const count = { text: `select ${counted.sql} from counted`, columns: counted };

/** The number of rows according to the chosen replica. */
const countOn = async (replica = replicas.choose(undefined)) => {
  if (!replica) throw new Error("no replica is used");
  return (await rows(replica.dataSource.manager, count))[0]?.number;
};

it("uses no server that isn't a replica of this database, and logs the reason in one line each", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "shop-other-"));
  chmodSync(dataDir, 0o711);
  const other = await startPostgres({
    dataDir,
    log: { info: () => undefined, warn: () => undefined },
    settings: { fsync: "off" },
  });
  try {
    const nothing = "postgres://shop:secret@127.0.0.1:1/shop";
    watch([
      servers.url,
      other.url,
      urlOf(servers.url, "postgres"),
      urlOf(servers.replica.url, "postgres"),
      nothing,
      servers.replica.url,
    ]);
    await isUsed(true, 5);
    await waitUntil(() => logged.length === 6, 10_000);
    const chosen = new Set(Array.from({ length: 12 }, () => replicas.choose(undefined)?.name));
    expect([...chosen]).toEqual([replicas.states()[5]?.name]);
    const lineOf = (index: number) => logged.filter((line) => line.includes(`replica ${index + 1} (`));
    expect(lineOf(0)).toEqual([
      expect.stringContaining("it accepts writes: it is the primary, or was promoted"),
    ]);
    expect(lineOf(1)).toEqual([expect.stringContaining("another PostgreSQL cluster than DATABASE_URL")]);
    expect(lineOf(2)).toEqual([expect.stringContaining("another database than that of DATABASE_URL")]);
    expect(lineOf(3)).toEqual([expect.stringContaining("another database than that of DATABASE_URL")]);
    expect(lineOf(4)).toEqual([expect.stringContaining("it does not answer (connect ECONNREFUSED")]);
    expect(lineOf(5)).toEqual([expect.stringMatching(/^the replica .* serves reads$/)]);
    expect(logged.join()).not.toContain("secret");
  } finally {
    await other.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

it("leaves a replica out that lags too much, takes it back when it has caught up, and asks nobody's clock", async () => {
  watch([servers.replica.url], { maxLagMs: 1_000 });
  await isUsed(true);
  const { now } = Date;
  jest.spyOn(Date, "now").mockImplementation(() => now() + 3_600_000);
  try {
    await servers.pause();
    await write();
    await isUsed(false);
    expect(replicas.choose(undefined)).toBeUndefined();
    expect(replicas.states()[0]?.lagSeconds).toBeGreaterThan(1);
    await servers.resume();
    await isUsed(true);
  } finally {
    jest.mocked(Date.now).mockRestore();
    await servers.resume();
  }
  expect(logged).toEqual([
    expect.stringMatching(/serves reads$/),
    expect.stringMatching(/^warning: the replica 1 \(127.0.0.1:\d+\) is left out: it lags by 1\.\d s$/),
    expect.stringMatching(/serves reads$/),
  ]);
});

it("doesn't count a database without writes as lagging", async () => {
  watch([servers.replica.url], { maxLagMs: 100 });
  await isUsed(true);
  const before = replicas.states()[0];
  // ten times the allowed lag without a write
  expect(await waitUntil(() => logged.length > 1, 1_000)).toBe(false);
  expect([before, replicas.states()[0]]).toEqual([
    expect.objectContaining({ used: true, lagSeconds: 0 }),
    expect.objectContaining({ used: true, lagSeconds: 0 }),
  ]);
});

it("asks no replica for a position that it has not replayed", async () => {
  watch([servers.replica.url]);
  await isUsed(true);
  await servers.pause();
  await write();
  const text = await replicas.currentPosition();
  const [high = "", low = ""] = text.split("/");
  const position = (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
  expect(replicas.choose(position)).toBeUndefined();
  expect(replicas.choose(undefined)).toBeDefined();
  await servers.resume();
  expect(await waitUntil(() => replicas.choose(position) !== undefined, 10_000)).toBe(true);
});

it("reads from the primary at once when the replica goes away, and from the replica when it is back", async () => {
  proxy = await DatabaseProxy.open(servers.replica.url);
  watch([proxy.url]);
  await isUsed(true);
  const held = replicas.choose(undefined);
  const expected = await countOn(held);
  await proxy.cut();
  // a request that started on the replica is still answered
  expect(await countOn(held)).toBe(expected);
  await isUsed(false);
  expect(await countOn(held)).toBe(expected);
  await proxy.restore();
  await isUsed(true);
  expect(await countOn()).toBe(expected);
  expect(logged.map((line) => line.replace(/.*\) /, "").replace(/\(.*/, ""))).toEqual([
    "serves reads",
    "is left out: it does not answer ",
    "serves reads",
  ]);
});

it("logs each reason why a replica is left out, also one that follows another", async () => {
  proxy = await DatabaseProxy.open(servers.url);
  await proxy.cut();
  watch([proxy.url]);
  await waitUntil(() => logged.length === 1, 60_000);
  await proxy.restore();
  await waitUntil(() => logged.length === 2, 60_000);
  expect(logged).toEqual([
    expect.stringContaining("is left out: it does not answer "),
    expect.stringContaining("is left out: it accepts writes: "),
  ]);
});

it("repeats a read on the primary that waits for a replica which went silent", async () => {
  proxy = await DatabaseProxy.open(servers.replica.url);
  watch([proxy.url], { probeMs: 1_000 });
  await isUsed(true);
  const held = replicas.choose(undefined);
  const expected = await countOn(held);
  proxy.stall(true);
  const before = performance.now();
  expect(await countOn(held)).toBe(expected);
  // long before the statement timeout of 5 s
  expect(performance.now() - before).toBeLessThan(4_500);
  expect(replicas.states()[0]).toMatchObject({ used: false, repeats: 1 });
});

it("reads from no other server that its address leads to than the one that was asked", async () => {
  proxy = await DatabaseProxy.open(servers.replica.url);
  watch([proxy.url]);
  await isUsed(true);
  const held = replicas.choose(undefined);
  const expected = await countOn(held);
  // the monitoring connection stays open; each new connection leads to the primary, as if it were another replica
  proxy.leadTo(servers.url);
  const asked = await Promise.all(Array.from({ length: 4 }, () => countOn(held)));
  expect(asked).toEqual([expected, expected, expected, expected]);
  expect(replicas.states()[0]?.repeats).toBeGreaterThan(0);
});

it("never writes to a server that it reads from, not even to a primary", async () => {
  watch([servers.replica.url]);
  await isUsed(true);
  const replica = replicas.choose(undefined);
  if (!replica) throw new Error("no replica is used");
  const before = await countOn(replica);
  // a statement that fails on the replica succeeds on the primary
  await execute(replica.dataSource.manager, { text: "insert into counted values (2)" });
  expect(replicas.states()[0]?.repeats).toBe(1);
  expect((await rows(database.manager, count))[0]?.number).toBe((before ?? 0) + 1);
  const setting = columns({
    number: integer("(current_setting('default_transaction_read_only') = 'on')::int"),
  });
  const isReadOnly = unpreparedStatement(setting, `select ${setting.sql}`);
  expect(await rows(replica.dataSource.manager, isReadOnly)).toEqual([{ number: 1 }]);
});

it("leaves a replica out that is promoted", async () => {
  watch([servers.replica.url]);
  await isUsed(true);
  await servers.onReplica("select pg_promote()");
  await isUsed(false);
  expect(replicas.choose(undefined)).toBeUndefined();
  expect(logged.at(-1)).toContain("is left out: it accepts writes: it is the primary, or was promoted");
});
