import { createServer, type AddressInfo, type Socket } from "node:net";
import { join, resolve } from "node:path";
import { Client } from "pg";
import { waitUntil } from "../../../embedded/processes";
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from "../../support/database";
import { ShopProcess, type ShopProcessSettings, type ShopProgram } from "../support/shop-process";

const ROOT = resolve(__dirname, "../../../..");

/** Much longer than a process needs to end on request, and much shorter than any of the waits. */
const AT_ONCE_MS = 5_000;

const program = (path: string): ShopProgram => ({
  checkout: ROOT,
  args: ["-r", join(ROOT, "tools/register.cjs"), join(ROOT, path)],
});
const command = (name: string): ShopProgram => program(`api/src/boot/cli/${name}.ts`);
const npmStart: ShopProgram = { checkout: ROOT, args: [join(ROOT, "tools/start.cjs")] };

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Accepts connections and never answers. */
async function aSilentServer(): Promise<AddressInfo> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => void sockets.push(socket.on("error", () => undefined)));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise((closed) => server.close(closed));
  });
  return server.address() as AddressInfo;
}

async function aDatabase(made: Promise<TestDatabase>): Promise<TestDatabase> {
  const { url, drop } = await made;
  closing.push(drop);
  return { url, drop };
}

async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: "upgrade of Tuesday" });
  await client.connect();
  closing.push(() => client.end());
  return client;
}

async function launch(settings: ShopProcessSettings, waitsFor: RegExp): Promise<ShopProcess> {
  const started = await ShopProcess.launch(settings);
  await waitUntil(() => !started.running || waitsFor.test(started.log), 60_000);
  expect(started.log).toMatch(waitsFor);
  expect(started.running).toBe(true);
  return started;
}

async function expectEndAtOnce(started: ShopProcess, code: number): Promise<void> {
  const exit = started.terminate();
  expect(await waitUntil(() => !started.running, AT_ONCE_MS)).toBe(true);
  expect(await exit).toEqual({ code, signal: null });
}

describe("SIGTERM ends at once", () => {
  it("a shop that waits for a database which refuses connections", async () => {
    const shop = await launch({ databaseUrl: "postgres://shop@127.0.0.1:9/shop" }, /does not answer yet/);
    await expectEndAtOnce(shop, 0);
  });

  it("a shop that creates its database", async () => {
    await expectEndAtOnce(await launch({}, /Creating the embedded database/), 0);
  });

  it("npm start that builds the web while its shop creates the database", async () => {
    const start = await launch({ program: npmStart }, /Creating the embedded database/);
    void start.terminate(); // with 1 if the build has not ended
    expect(await waitUntil(() => !start.running, AT_ONCE_MS)).toBe(true);
  });

  it("a shop that waits for a Firebase Auth emulator on another machine", async () => {
    const { url } = await aDatabase(createTestDatabase());
    const env = { FIREBASE_AUTH_EMULATOR_HOST: "192.0.2.1:9099" };
    const shop = await launch({ databaseUrl: url, env }, /Waiting for the Firebase Auth emulator/);
    await expectEndAtOnce(shop, 0);
  });

  it("a shop that waits for the end of another one on the same data folder", async () => {
    const { url } = await aDatabase(createTestDatabase());
    const first = await ShopProcess.start({ databaseUrl: url });
    const { dataDir } = first.settings;
    const second = await launch({ databaseUrl: url, dataDir }, /waiting for it to end/);
    await expectEndAtOnce(second, 0);
    expect(first.running).toBe(true);
    await first.terminate();
  });

  it("a shop whose migration waits for a table", async () => {
    const { url } = await aDatabase(createEmptyDatabase());
    const other = await connected(url);
    await other.query("begin; create table users ()");
    const shop = await launch({ databaseUrl: url }, /got no lock/);
    await expectEndAtOnce(shop, 0);
  });

  it.each(["migrate", "worker"])(
    "the command %s, as a failure, that waits for a silent database",
    async (name) => {
      const { port } = await aSilentServer();
      const databaseUrl = `postgres://shop@127.0.0.1:${port}/shop`;
      const started = await launch({ databaseUrl, program: command(name) }, /does not answer yet/);
      await expectEndAtOnce(started, 1);
    },
  );
});

it("waits for the process that migrates, says which one it is, and goes on after it", async () => {
  const { url } = await aDatabase(createTestDatabase());
  const other = await connected(url);
  const { rows } = await other.query<{ pid: number }>(
    "select pg_advisory_lock(4815162342), pg_backend_pid() as pid",
  );
  const wait = new RegExp(
    `waiting for connection ${rows[0]?.pid} of "upgrade of Tuesday" from [\\d.]+ since 20`,
  );
  const first = await launch({ databaseUrl: url, program: command("migrate") }, wait);
  await expectEndAtOnce(first, 1);

  const second = await launch({ databaseUrl: url, program: command("migrate") }, wait);
  await other.query("select pg_advisory_unlock_all()");
  expect(await second.ended).toEqual({ code: 0, signal: null });
  expect(second.log).toContain("The database is up to date.");
});

it("ends npm start, the worker and a command where CURRENCY isn't that of the database, and says why", async () => {
  const { url } = await aDatabase(createTestDatabase());
  const programs = [undefined, command("worker"), command("migrate")];
  const started = await Promise.all(
    programs.map((program) => ShopProcess.launch({ databaseUrl: url, program, env: { CURRENCY: "EUR" } })),
  );
  for (const each of started) {
    expect(await each.ended).toEqual({ code: 1, signal: null });
    expect(each.log).toContain("CURRENCY is EUR, but this database has amounts in USD");
    expect(each.log).not.toMatch(/^ +at /m);
  }
});
