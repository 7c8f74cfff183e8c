import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { waitUntil } from "../../embedded/processes";
import { signInAtFirebase } from "../support/accounts";
import { asVisitor } from "../support/builders";
import { createTestDatabase, type TestDatabase } from "../support/database";
import { aDemoGateway } from "../support/payments";
import { PHONE, signInFrom } from "../support/sessions";
import type { TestShop } from "../support/shop";
import { overHttp, ShopProcess } from "../trust/support/shop-process";
import { openDatabase, type DatabaseClient } from "../trust/support/database-client";
import { deletionOf } from "./leaving";
import { MarkedPerson } from "./marked-person";

const WITHIN_MS = 60_000;
const gateway = aDemoGateway();

let made: TestDatabase;
let db: DatabaseClient;
let running: ShopProcess;
let shop: TestShop;
beforeAll(async () => {
  made = await createTestDatabase();
  db = openDatabase(made.url);
  running = await ShopProcess.start({ databaseUrl: made.url, env: { LOG_LEVEL: "trace", SMTP_URL: "" } });
  shop = overHttp(running, db);
});
afterAll(async () => {
  await running.kill();
  await made.drop();
});

/** Waits until all jobs have run, so that mails are written and deleted. */
async function jobsDone(): Promise<void> {
  const none = "select from graphile_worker.jobs where task_identifier ~ 'mail|payment|refund'";
  expect(await waitUntil(async () => (await db.sql(none)).length === 0, WITHIN_MS)).toBe(true);
}

/** The paths of the files in the shop's data folder. */
const files = (): string[] =>
  readdirSync(running.settings.dataDir, { recursive: true, encoding: "utf8" }).filter((path) =>
    statSync(join(running.settings.dataDir, path)).isFile(),
  );

/** The content of a file, both raw and with the line breaks of quoted-printable mails removed. */
function textsOf(path: string): string {
  const text = readFileSync(join(running.settings.dataDir, path), "utf8");
  return text + text.replace(/=\r\n/g, "");
}

/** The unique part of a text, which is found in any notation. */
const core = (text: string) => text.replace(/@.*|,.*/, "");

/** The places (folders of the data folder, or the log) that contain one of these texts, as "mail: email". */
function found(texts: Record<string, string>): string[] {
  const places = [{ name: "log", text: running.log }].concat(
    files().map((path) => ({ name: path.split("/")[0] ?? path, text: textsOf(path) })),
  );
  const hits = places.flatMap(({ name, text }) =>
    Object.keys(texts)
      .filter((key) => text.includes(core(texts[key] as string)))
      .map((key) => `${name}: ${key}`),
  );
  return [...new Set(hits)].toSorted();
}

/**
 * Subscribes, signs in from a phone, downloads the personal data, and makes calls that fail by the caller's and by the
 * shop's fault.
 */
async function liveOn(person: MarkedPerson): Promise<void> {
  const { email } = person.marks;
  await person.live();
  const subscribe = "mutation ($email: String!) { subscribeToNewsletter(email: $email) }";
  await asVisitor(shop).ask(subscribe, { email });
  await signInFrom(shop, PHONE, (await signInAtFirebase(person.person)).idToken);
  expect((await person.caller.get("/me/data")).text).toContain(email);
  expect((await person.caller.post("/order", { name: person.marks.orderName })).status).toBe(400);
  await db.sql("alter table orders rename to lost_orders");
  const { orderName: name, address, phone: zip } = person.marks;
  const body = { id: person.person.user.id, qty: 1, name, address, zip };
  await person.caller.get(`/myOrder/${email}`, { accept: "text/html" }); // the page requests its data later
  for (const failed of [
    await person.caller.get(`/orders/${email}`),
    await person.caller.post("/order", body),
  ])
    expect(failed.status).toBeGreaterThanOrEqual(400);
  await db.sql("alter table lost_orders rename to orders");
  await jobsDone();
}

it("finds nothing of a deleted person in what the shop logged and in the files of its data folder", async () => {
  const [leaving, staying] = [
    await MarkedPerson.register(shop, gateway),
    await MarkedPerson.register(shop, gateway),
  ];
  for (const person of [leaving, staying]) await liveOn(person);
  const written = ["address", "email", "orderName", "orderNote", "phone", "returnReason"].map(
    (text) => `mail: ${text}`,
  );
  expect(found(leaving.texts)).toEqual(written);
  await deletionOf(leaving.caller, leaving.person.idToken);
  await jobsDone();
  expect(found(leaving.texts)).toEqual([]);
  expect(found(staying.texts)).toEqual(written);
  expect(running.log).toContain("a request failed");
}, 300_000);
