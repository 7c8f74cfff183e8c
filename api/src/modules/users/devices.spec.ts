import { locale, setLocale } from "@shop/shared/locale";
import { register, signInAtFirebase, updateAccount } from "../../../test/support/accounts";
import { asAdmin, asCustomer } from "../../../test/support/builders";
import { runEachMinute } from "../../../test/support/jobs";
import {
  FIREFOX,
  type ListedDevice,
  PHONE,
  changeClaims,
  devicesOf,
  signInFrom,
} from "../../../test/support/sessions";
import { type TestShop, startTestShop } from "../../../test/support/shop";
import { nameDevice } from "./devices";

let shop: TestShop;
beforeAll(async () => (shop = await startTestShop()));
beforeEach(() => shop.sql("delete from devices"));
afterAll(() => shop.stop());

const unused = (days: number, name: string) =>
  shop.sql("update devices set last_used_at = now() - $1 * interval '1 day' where name = $2", [days, name]);
const namesOf = (devices: ListedDevice[]) => devices.map(({ name }) => name);

it("lists where somebody is signed in: this device first, by the name of its browser and system", async () => {
  const account = await register();
  const firefox = await signInFrom(shop, FIREFOX, account.idToken);
  const phone = await signInFrom(shop, PHONE, (await signInAtFirebase(account)).idToken);
  expect(await devicesOf(firefox)).toMatchObject([
    { name: "Firefox on Linux", current: true },
    { name: "Firefox on Android", current: false },
  ]);
  expect(await devicesOf(phone)).toMatchObject([
    { name: "Firefox on Android", current: true },
    { name: "Firefox on Linux", current: false },
  ]);
});

it("knows a device again at each exchange of its sign-in, and writes its use once an hour", async () => {
  const { idToken } = await register();
  const uses = () => shop.sql("select id, xmin::text, last_used_at from devices");
  await signInFrom(shop, FIREFOX, idToken);
  const first = await uses();
  await signInFrom(shop, FIREFOX, idToken);
  expect(await uses()).toEqual(first);
  await shop.sql("update devices set last_used_at = now() - interval '61 minutes'");
  await signInFrom(shop, FIREFOX, idToken);
  const [device] = await uses();
  expect(device).toMatchObject({ id: first[0]?.id });
  expect(new Date(device?.last_used_at as string) >= new Date(first[0]?.last_used_at as string)).toBe(true);
});

it("stores nothing of a device but browser, system and times", async () => {
  const { idToken } = await register();
  await signInFrom(shop, FIREFOX, idToken);
  const [device] = await shop.sql("select * from devices");
  expect(Object.keys(device as object).sort()).toEqual([
    "id",
    "last_used_at",
    "name",
    "signed_in_at",
    "user_id",
  ]);
});

it("shows nobody another's devices", async () => {
  await signInFrom(shop, FIREFOX, (await register()).idToken);
  expect(await devicesOf(await asCustomer(shop))).toEqual([]);
});

it("lists the devices to a token that was issued before devices were recorded, and marks none", async () => {
  const { idToken } = await register();
  await signInFrom(shop, FIREFOX, idToken);
  const [{ id }] = (await shop.sql<{ id: string }>("select user_id as id from devices")) as [{ id: string }];
  const customer = await asCustomer(shop);
  await shop.sql("update devices set user_id = $1 where user_id = $2", [customer.id, id]);
  expect(await devicesOf(customer)).toMatchObject([{ name: "Firefox on Linux", current: false }]);
});

it("forgets a device after 30 days without use, though nobody comes back", async () => {
  const account = await register();
  const phone = await signInFrom(shop, PHONE, account.idToken);
  await signInFrom(shop, FIREFOX, (await signInAtFirebase(account)).idToken);
  await unused(29, "Firefox on Linux");
  await runEachMinute(shop);
  expect(namesOf(await devicesOf(phone))).toEqual(["Firefox on Android", "Firefox on Linux"]);
  await unused(31, "Firefox on Linux");
  expect(namesOf(await devicesOf(phone))).toEqual(["Firefox on Android"]);
  await runEachMinute(shop);
  expect(await shop.sql("select name from devices")).toEqual([{ name: "Firefox on Android" }]);
});

it("stores the 20 devices of a user that were used last, and recognizes one of them that comes back after long", async () => {
  const { uid, idToken } = await register();
  await updateAccount(uid, { validSince: "0" });
  for (let seconds = 25; seconds > 0; seconds -= 1)
    await signInFrom(shop, FIREFOX, changeClaims(idToken, { auth_time: seconds }));
  const caller = await signInFrom(shop, FIREFOX, changeClaims(idToken, { auth_time: 1 }));
  const devices = await devicesOf(caller);
  expect(devices).toHaveLength(20);
  await shop.sql("update devices set last_used_at = now() - interval '40 days'");
  const back = await signInFrom(shop, FIREFOX, changeClaims(idToken, { auth_time: 1 }));
  expect(await devicesOf(back)).toMatchObject([{ id: devices.find(({ current }) => current)?.id }]);
});

it("forgets this device at sign-out, and no other", async () => {
  const account = await register();
  const firefox = await signInFrom(shop, FIREFOX, account.idToken);
  const phone = await signInFrom(shop, PHONE, (await signInAtFirebase(account)).idToken);
  expect(await firefox.ask("mutation { signOut }")).toEqual({ signOut: true });
  expect(namesOf(await devicesOf(phone))).toEqual(["Firefox on Android"]);
  expect(await (await asCustomer(shop)).ask("mutation { signOut }")).toEqual({ signOut: true });
});

it("forgets the devices of a blocked user", async () => {
  const { idToken } = await register();
  const caller = await signInFrom(shop, FIREFOX, idToken);
  const { me } = await caller.ask<{ me: { id: string } }>("{ me { id } }");
  await (await asAdmin(shop)).ask("mutation ($id: ID!) { deleteUser(id: $id) }", { id: me.id });
  expect(await shop.sql("select 1 from devices")).toEqual([]);
});

const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";

it.each([
  ["Chrome on Windows", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME}`],
  ["Edge on Windows", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Edg/131.0.0.0`],
  ["Opera on Windows", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} OPR/115.0.0.0`],
  ["Chrome on Android", `Mozilla/5.0 (Linux; Android 14; Pixel 7) ${CHROME}`],
  [
    "Samsung Internet on Android",
    `Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
  ],
  ["Firefox on Android", "Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0"],
  ["Firefox on Linux", "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0"],
  ["Chrome on ChromeOS", `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME}`],
  [
    "Safari on Mac",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15",
  ],
  ["Safari on iPhone", `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`],
  ["Chrome on iPhone", `${IPHONE} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`],
  ["Firefox on iPhone", `${IPHONE} FxiOS/133.0 Mobile/15E148 Safari/605.1.15`],
  ["A browser on iPhone", `${IPHONE} Mobile/15E148`],
  ["An app or another browser", "curl/8.10.1"],
  ["An app or another browser", ""],
  ["An app or another browser", null],
])("calls it %s", (name, userAgent) => expect(nameDevice(userAgent)).toBe(name));

it("names devices in the shop's language", () => {
  const initial = locale();
  setLocale({ ...initial, language: "de" });
  const names = [`Mozilla/5.0 (X11; Linux x86_64) ${CHROME}`, `${IPHONE} Mobile/15E148`, null].map(
    nameDevice,
  );
  setLocale(initial);
  expect(names).toEqual(["Chrome auf Linux", "Ein Browser auf iPhone", "Eine App oder ein anderer Browser"]);
});

it("says the same after an update of the browser", () => {
  const version = (number: number) => `Mozilla/5.0 (X11; Linux x86_64; rv:${number}.0) Firefox/${number}.0`;
  expect(nameDevice(version(133))).toBe(nameDevice(version(134)));
});

it("reads a very long header quickly", () => {
  expect(nameDevice(`${"Version/1 ".repeat(100_000)}Safari/`)).toBe("An app or another browser");
});
