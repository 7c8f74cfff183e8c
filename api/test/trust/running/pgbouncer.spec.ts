import { Client } from "pg";
import { openDatabase } from "../../../src/boot/open-database";
import { createTestDatabase, type TestDatabase } from "../../support/database";
import { needingProgram } from "../../support/needs";
import { startMailServer } from "../../support/mail-server";
import {
  findPgBouncer,
  POOL_SIZE,
  startPgBouncer,
  type InstalledPgBouncer,
  sessionRemains,
} from "../../support/pgbouncer";
import { openDatabase as openDirectly } from "../support/database-client";
import { send } from "../support/http-client";
import type { JourneyShop } from "../support/journey";
import { walkThrough } from "../support/walk-through";
import { onCleanup } from "../support/on-cleanup";
import { ShopProcess } from "../support/shop-process";

const installed = findPgBouncer();

/** Warnings that have other causes than PgBouncer: a shop without a build, and a busy machine. */
const OF_OTHERS = /the web is not built|a statement took long|due to connection timeout/;

/** The settings that PgBouncer sets in each session: its `connect_query`, and the parameters that it tracks per client. */
const OF_POOLER =
  /^setting (statement_timeout|lock_timeout|idle_in_transaction_session_timeout|application_name|client_encoding|DateStyle|TimeZone|standard_conforming_strings)$/;

let database: TestDatabase;
let pooled: string;
let shop: JourneyShop;
let shopProcess: ShopProcess;

async function start(pgBouncer: InstalledPgBouncer, preparedStatements: boolean): Promise<void> {
  database = await createTestDatabase();
  onCleanup(() => database.drop());
  const mails = await startMailServer();
  onCleanup(() => mails.stop());
  const { url, stop } = await startPgBouncer(pgBouncer, database.url, { preparedStatements });
  onCleanup(stop);
  pooled = url;
  shopProcess = await ShopProcess.start({
    databaseUrl: url,
    env: {
      DATABASE_DIRECT_URL: database.url,
      PREPARED_STATEMENTS: preparedStatements ? "on" : "off",
      RATE_LIMITS: "shared",
      SMTP_URL: mails.url,
      MAIL_FROM: "Shop <shop@example.com>",
    },
  });
  shop = { urls: [shopProcess.url], db: openDirectly(database.url), mails };
}

function declare(pgBouncer: InstalledPgBouncer, preparedStatements: boolean): void {
  beforeAll(() => start(pgBouncer, preparedStatements));

  walkThrough(() => shop);

  it("keeps the limits that PgBouncer sets for each session, and warns of nothing", () => {
    const warnings = shopProcess.log.split("\n").filter((line) => /"level":[456]0/.test(line));
    expect(warnings.filter((line) => !OF_OTHERS.test(line))).toEqual([]);
  });

  it(`leaves ${preparedStatements ? "statements that PgBouncer prepared" : "nothing but PgBouncer's settings"} in the sessions`, async () => {
    const remains = (await sessionRemains(pooled, POOL_SIZE)).filter((what) => !OF_POOLER.test(what));
    if (!preparedStatements) return expect(remains).toEqual([]);
    expect(remains.length).toBeGreaterThan(10);
    expect(remains.filter((what) => !what.startsWith("prepared statement PGBOUNCER_"))).toEqual([]);
  });

  it("answers 503 while others hold all sessions, and goes on when they are free", async () => {
    const holders = Array.from({ length: POOL_SIZE }, () => new Client({ connectionString: pooled }));
    for (const holder of holders) await holder.connect().then(() => holder.query("begin"));
    const read = () => send(`${shopProcess.url}/products`);
    expect(await read()).toMatchObject({ status: 503, headers: { "retry-after": "5" } });
    await Promise.all(holders.map((holder) => holder.end()));
    expect((await read()).status).toBe(200);
  });

  it("warns that nothing limits its statements if PgBouncer sets no limits", async () => {
    const unlimited = await startPgBouncer(pgBouncer, database.url, { preparedStatements, limits: false });
    onCleanup(() => unlimited.stop());
    const log = { warn: jest.fn() };
    const settings = { url: unlimited.url, directUrl: database.url, replicaUrls: [] };
    const opened = await openDatabase({ ...settings, pooled: true, preparedStatements }, log);
    await opened.destroy();
    expect(log.warn).toHaveBeenCalledWith(expect.stringContaining("the database does not limit requests"));
  });
}

if (installed)
  describe.each(installed.preparedStatements ? [true, false] : [false])(
    `a shop behind PgBouncer ${installed.version} in transaction mode, with prepared statements: %s`,
    (preparedStatements) => {
      declare(installed, preparedStatements);
    },
  );
else
  needingProgram("PgBouncer is not installed; PGBOUNCER may name its path").it(
    "runs behind PgBouncer",
    () => undefined,
  );
