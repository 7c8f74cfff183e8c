import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { verify } from "../../../embedded/backup/restore";
import { freePort } from "../../../embedded/free-port";
import { waitUntil } from "../../../embedded/processes";
import { register, signInAtFirebase, type FirebaseAccount } from "../../support/accounts";
import { anImage } from "../../support/images";
import { historyFindings } from "../orders/findings";
import { openDatabase, embeddedDatabaseUrl } from "../support/database-client";
import { send } from "../support/http-client";
import { OrderLoad } from "../support/order-load";
import type { OrderHistory } from "../support/order-request";
import { makeDataDir, shopEnvironment, ShopProcess } from "../support/shop-process";
import { onCleanup } from "../support/on-cleanup";

const ROOT = resolve(__dirname, "../../../..");

/** Runs a command of the shop on a data folder. */
function command(name: "backup" | "restore", dataDir: string, ...args: string[]) {
  const script = join(ROOT, "api/src/boot/cli", `${name}.ts`);
  const child = spawn(process.execPath, ["-r", join(ROOT, "tools/register.cjs"), script, ...args], {
    cwd: ROOT,
    env: shopEnvironment({ port: 0, dataDir, databaseUrl: "" }),
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<{ code: number | null; output: string }>((end) =>
    child.once("close", (code) => end({ code, output })),
  );
  return { kill: () => child.kill("SIGKILL"), ended };
}

async function signIn(
  url: string,
  { idToken }: FirebaseAccount,
): Promise<{ accessToken: string; id: string }> {
  const query = "mutation ($idToken: String!) { signIn(idToken: $idToken) { accessToken user { id } } }";
  const { text } = await send(`${url}/graphql`, { body: { query, variables: { idToken } } });
  const { data } = JSON.parse(text) as { data: { signIn: { accessToken: string; user: { id: string } } } };
  return { accessToken: data.signIn.accessToken, id: data.signIn.user.id };
}

async function uploadImage(url: string, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/octet-stream" };
  const body = new Uint8Array(await anImage());
  const answer = await fetch(`${url}/pictures`, { method: "POST", headers, body });
  return ((await answer.json()) as { image: string }).image;
}

const isAcknowledged = ({ answers }: OrderHistory) => answers.some(({ kind }) => kind === "acknowledged");

it("restores a shop from a backup that was made under order load, and takes no interrupted backup for one", async () => {
  // the shop embeds its own emulator, and the backup contains its accounts
  const ownHost = `127.0.0.1:${await freePort()}`;
  const host = jest.replaceProperty(process.env, "TEST_AUTH_EMULATOR_HOST", ownHost);
  onCleanup(() => host.restore());
  const shop = await ShopProcess.start();
  const { dataDir } = shop.settings;
  const target = join(makeDataDir(), "backup");
  const db = openDatabase(embeddedDatabaseUrl(dataDir));
  const load = await OrderLoad.start(db, { url: shop.url, concurrency: 4 });
  const account = await register({ verified: true });
  const admin = await signIn(shop.url, account);
  await db.sql("update users set role = 'ADMIN' where id = $1", [admin.id]);
  const image = await uploadImage(shop.url, admin.accessToken);

  const interrupted = command("backup", dataDir, target);
  const partial = () => readdirSync(dirname(target)).find((name) => name.startsWith(basename(target)));
  expect(await waitUntil(() => partial() !== undefined, 20_000)).toBe(true);
  interrupted.kill();
  await interrupted.ended;
  expect(existsSync(target)).toBe(false);
  await expect(verify(join(dirname(target), partial() as string))).rejects.toThrow("no complete backup");

  await load.further(50);
  const before = load.histories.filter(isAcknowledged);
  expect(await command("backup", dataDir, target).ended).toMatchObject({ code: 0 });
  await load.further(20);
  const histories = await load.stop();
  await shop.kill();

  const restoredDir = makeDataDir();
  expect(await command("restore", restoredDir, target).ended).toMatchObject({ code: 0 });
  const restored = await ShopProcess.start({ dataDir: restoredDir });
  const copy = openDatabase(embeddedDatabaseUrl(restoredDir));
  const keys = await copy.sql<{ idempotency_key: string }>("select idempotency_key from orders");
  const stored = new Set(keys.map(({ idempotency_key }) => idempotency_key));
  const ofBackup = histories.filter((history) => before.includes(history) || stored.has(history.order.key));
  expect(ofBackup.length).toBeLessThan(histories.length);
  expect(await load.inconsistencies(copy, ofBackup)).toEqual([]);
  const customers = ofBackup.map(({ order }) => order.customer.id);
  expect(await historyFindings(copy, customers)).toEqual([]);

  expect((await signIn(restored.url, await signInAtFirebase(account))).id).toBe(admin.id);
  expect((await send(restored.url + image)).status).toBe(200);
  expect(await restored.terminate()).toEqual({ code: 0, signal: null });
}, 300_000);
