import type { DataSource } from "typeorm";
import { waitUntil } from "../../../embedded/processes";
import { DatabaseProxy } from "../../../test/support/proxies";
import { createTestDatabase, execute } from "../../../test/support/database";
import { ReplicatedPostgres, severalHosts } from "../../../test/support/postgres-servers";
import { connect } from "../connections/connect";
import { asServiceUnavailable } from "../connections/connection-errors";
import { createDataSource } from "../data-source";
import { requestLimits } from "../connections/limits";
import { primaryOf, type Primary } from "./primary";

const silent = { warn: () => undefined };
const limits = { ...requestLimits, connectMs: 1_000, statementMs: 300 };

let servers: ReplicatedPostgres;
let proxy: DatabaseProxy;
let url: string;
let shop: DataSource;
beforeAll(async () => {
  servers = await ReplicatedPostgres.start();
  proxy = await DatabaseProxy.open(servers.firstUrl);
  // the standby is the first that is asked
  url = severalHosts(servers.secondUrl, proxy.url);
  shop = await createDataSource(url, { limits }).initialize();
}, 60_000);
afterAll(async () => {
  await shop.destroy();
  await proxy.cut();
  await servers.stop();
}, 60_000);

const isStandby = async (database: DataSource) =>
  (await database.query<{ standby: boolean }[]>("select pg_is_in_recovery() standby"))[0]?.standby;
const add = () =>
  shop.query(
    `insert into users (firebase_uid, email, email_verified, name, role)
      select id, id || '@example.com', true, 'Carl Shopper', 'CUSTOMER' from (select gen_random_uuid()::text id) made`,
  );
const faultOf = (work: Promise<unknown>) => work.then(() => undefined).catch((error: unknown) => error);

it("connects to the server that accepts writes, wherever it stands in the list", async () => {
  expect(await isStandby(shop)).toBe(false);
});

it("needs no rights for that but those of every role", async () => {
  const { username, password } = new URL(servers.firstUrl);
  await execute(servers.firstUrl, `create role plain login password '${password}'`);
  const plain = await createDataSource(url.replace(`//${username}:`, "//plain:")).initialize();
  expect(await isStandby(plain)).toBe(false);
  await plain.destroy();
});

it("says which server is why none is the primary, and no password", async () => {
  const { host } = new URL(servers.secondUrl);
  const onlyTheStandby = `${servers.secondUrl}?target_session_attrs=read-write`;
  await expect(createDataSource(onlyTheStandby).initialize()).rejects.toThrow(
    `no server accepts writes (${host}: a standby)`,
  );
});

it("refuses hosts that are databases of two shops", async () => {
  const { url: foreign, drop } = await createTestDatabase();
  const both = severalHosts(servers.firstUrl, servers.secondUrl).replace("@", `@${new URL(foreign).host},`);
  // the same password, so that both servers let the shop in
  const { username, password } = new URL(servers.firstUrl);
  await execute(foreign, `create role twin login superuser password '${password}'`);
  await execute(servers.firstUrl, `create role twin login superuser password '${password}'`);
  await expect(connect(both.replace(`//${username}:`, "//twin:"), silent)).rejects.toThrow(
    "are no replicas of each other",
  );
  await execute(foreign, "drop role twin");
  await drop();
});

it("leaves a server that takes no writes any more, and comes back to it", async () => {
  const turn = async (setting: "on" | "off") => {
    await execute(servers.firstUrl, `alter system set default_transaction_read_only = ${setting}`);
    await execute(servers.firstUrl, "select pg_reload_conf()");
  };
  await turn("on");
  let fault: unknown;
  expect(await waitUntil(async () => (fault = await faultOf(add())) !== undefined, 5_000)).toBe(true);
  expect(asServiceUnavailable(fault)).toBeDefined();
  await turn("off");
  expect(await waitUntil(async () => (await faultOf(add())) === undefined, 5_000)).toBe(true);
});

it("acknowledges no commit that the synchronous replica has not", async () => {
  const second = await createDataSource(servers.secondUrl).initialize();
  const [receiver] = await second.query<{ pid: number }[]>(
    "select pid from pg_stat_activity where backend_type = 'walreceiver'",
  );
  await second.destroy();
  process.kill(receiver?.pid as number, "SIGSTOP");
  const fault = await faultOf(add());
  process.kill(receiver?.pid as number, "SIGCONT");
  expect(asServiceUnavailable(fault)).toBeDefined();
});

it("leaves a primary that has vanished from the network when another one is promoted", async () => {
  expect(await isStandby(shop)).toBe(false);
  const running = faultOf(shop.query("select pg_sleep(60)"));
  proxy.stall(true);
  await servers.promoteSecond();
  await (primaryOf(url) as Primary).look();
  expect(await running).toMatchObject({
    message: expect.stringContaining("another server is the primary") as string,
  });
  expect(primaryOf(url)?.url).toContain(new URL(servers.secondUrl).host);
  await add();
});

it("is not written to when the network is back: the old primary still accepts writes", async () => {
  proxy.stall(false);
  await execute(
    servers.secondUrl,
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'shop'",
  );
  const warn = jest.fn();
  primaryOf(url)?.reportTo({ warn });
  await waitUntil(async () => (await faultOf(add())) === undefined, 5_000);
  expect(primaryOf(url)?.url).toContain(new URL(servers.secondUrl).host);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("is not written to: it is an old primary"));
});
