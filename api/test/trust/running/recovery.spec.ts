import { type ChildProcess, fork } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Client } from "pg";
import { freePort, isFree } from "../../../embedded/free-port";
import { identityOf, waitUntil } from "../../../embedded/processes";
import { needing } from "../../support/needs";
import { onCleanup } from "../support/on-cleanup";
import { descendantsOf } from "../support/processes";

interface Shop {
  process: ChildProcess;
  databaseUrl: string;
  emulatorHost: string;
}

const onLinux = needing(process.platform === "linux" ? undefined : "only Linux lists processes in /proc");

const ACCOUNT = { email: "keeper@example.com", password: "of-the-tools", returnSecureToken: true };

let dataDir: string;
let emulator: string;
let shop: Shop;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "shop-recovery-"));
  chmodSync(dataDir, 0o711);
  emulator = `127.0.0.1:${await freePort()}`;
  shop = await startShop();
  await query("CREATE TABLE memory (what text)");
  await ask("signUp");
});

afterAll(async () => {
  if (shop.process.kill("SIGTERM")) await ended(shop.process);
  rmSync(dataDir, { recursive: true, force: true });
});

function startShop(): Promise<Shop> {
  const child = fork(join(__dirname, "../../support/services-of-a-shop.ts"), [dataDir, emulator], {
    execArgv: ["-r", resolve(__dirname, "../../../../tools/register.cjs")],
  });
  return new Promise((ready, fail) => {
    child.once("message", (where: Omit<Shop, "process">) => ready({ process: child, ...where }));
    child.once("exit", (code) => fail(new Error(`the shop ended with ${code}`)));
  });
}

function ended(child: ChildProcess): Promise<unknown> {
  return new Promise((end) => child.once("exit", end));
}

async function kill(): Promise<void> {
  shop.process.kill("SIGKILL");
  await ended(shop.process);
}

async function query(statement: string, ...values: unknown[]): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: shop.databaseUrl });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

async function ask(what: string): Promise<{ email?: string; idToken?: string }> {
  const url = `http://${shop.emulatorHost}/identitytoolkit.googleapis.com/v1/accounts:${what}?key=any`;
  const headers = { "content-type": "application/json" };
  const answer = await fetch(url, { method: "POST", headers, body: JSON.stringify(ACCOUNT) });
  return (await answer.json()) as { email?: string; idToken?: string };
}

function postmaster(): number {
  return Number(readFileSync(join(dataDir, "postgres/data/postmaster.pid"), "utf8").split("\n")[0]);
}

/** The processes of PostgreSQL's guardian, from Linux's process table. */
function guardiansOf(server: number): number[] {
  const groupOf = (pid: string | number) =>
    readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ")[2];
  const group = groupOf(server);
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return groupOf(pid) === group && Number(pid) !== server;
      } catch {
        return false;
      }
    })
    .map(Number);
}

it("serves connections that work at the same time, each in its own transaction", async () => {
  const [writer, reader] = [shop.databaseUrl, shop.databaseUrl].map(
    (url) => new Client({ connectionString: url }),
  );
  await Promise.all([writer?.connect(), reader?.connect()]);
  await writer?.query("BEGIN");
  await writer?.query("INSERT INTO memory VALUES ('not yet')");
  const meanwhile = await reader?.query("SELECT * FROM memory WHERE what = 'not yet'");
  await writer?.query("ROLLBACK");
  await Promise.all([writer?.end(), reader?.end()]);
  expect(meanwhile?.rowCount).toBe(0);
});

it("takes its database and its emulator along when it is killed", async () => {
  const server = postmaster();
  const identity = identityOf(server);
  const port = Number(emulator.split(":")[1]);
  await kill();
  expect(await waitUntil(() => identityOf(server) !== identity, 10_000)).toBe(true);
  expect(await waitUntil(() => isFree("127.0.0.1", port), 10_000)).toBe(true);
  shop = await startShop();
});

it("has the data acknowledged right before it was killed: rows, and accounts with their passwords and sessions", async () => {
  await query("INSERT INTO memory VALUES ('stored')");
  const { idToken } = await ask("signInWithPassword");
  await kill();
  shop = await startShop();
  expect(await query("SELECT what FROM memory")).toEqual([{ what: "stored" }]);
  expect(await ask("signInWithPassword")).toMatchObject({ email: ACCOUNT.email });
  const headers = { "content-type": "application/json" };
  const url = `http://${shop.emulatorHost}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=any`;
  const session = await fetch(url, { method: "POST", headers, body: JSON.stringify({ idToken }) });
  expect(session.status).toBe(200);
});

onLinux.it(
  "stops a database that outlived both its shop and its guardian, and goes on with the data",
  async () => {
    const orphan = postmaster();
    const identity = identityOf(orphan);
    const guardians = guardiansOf(orphan);
    expect(guardians.length).toBeGreaterThan(0);
    shop.process.kill("SIGKILL");
    for (const guardian of guardians) process.kill(guardian, "SIGKILL");
    await ended(shop.process);
    expect(identityOf(orphan)).toBe(identity);
    shop = await startShop();
    expect(identityOf(orphan)).not.toBe(identity);
    expect(await query("SELECT what FROM memory")).toEqual([{ what: "stored" }]);
  },
);

onLinux.it("ends an emulator that outlived its shop, and goes on with its port and accounts", async () => {
  const [orphan] = descendantsOf(shop.process.pid as number).filter(({ command }) =>
    command.includes("auth-emulator-process"),
  );
  const pid = orphan?.pid as number;
  const identity = identityOf(pid);
  onCleanup(() => void (identityOf(pid) === identity && process.kill(pid, "SIGKILL")));
  process.kill(pid, "SIGSTOP"); // a stopped process doesn't notice that its shop has ended
  await kill();
  expect(identityOf(pid)).toBe(identity);
  shop = await startShop();
  expect(identityOf(pid)).not.toBe(identity);
  expect(shop.emulatorHost).toBe(emulator);
  expect(await ask("signInWithPassword")).toMatchObject({ email: ACCOUNT.email });
});

it("starts after everything was killed at once, the database's own processes included", async () => {
  await query("INSERT INTO memory VALUES ('stored as well')");
  process.kill(postmaster(), "SIGKILL");
  await kill();
  shop = await startShop();
  expect(await query("SELECT what FROM memory")).toHaveLength(2);
});

it("leaves nothing running and no lock when it is asked to end", async () => {
  const server = postmaster();
  const identity = identityOf(server);
  shop.process.kill("SIGTERM");
  await ended(shop.process);
  expect(identityOf(server)).not.toBe(identity);
  expect(readdirSync(dataDir)).not.toContain("shop.lock");
  shop = await startShop();
});
