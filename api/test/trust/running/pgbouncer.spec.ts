import { Client } from "pg";
import { createDataSource } from "../../../src/data/data-source";
import { requirePreparedStatements } from "../../../src/data/connections/sessions";
import { createTestDatabase } from "../../support/database";
import { needingProgram } from "../../support/needs";
import { startMailServer } from "../../support/mail-server";
import {
  findPgBouncer,
  POOL_SIZE,
  startPgBouncer,
  type InstalledPgBouncer,
  sessionRemains,
} from "../../support/pooler/pgbouncer";
import { openDatabase } from "../support/database-client";
import { send } from "../support/http-client";
import type { JourneyShop } from "../support/journey/journey";
import { walkThrough } from "../support/journey/walk-through";
import { onCleanup } from "../support/on-cleanup";
import { ShopProcess } from "../support/shop-process";

const installed = findPgBouncer();

let pooled: string;
let shop: JourneyShop;
let shopProcess: ShopProcess;

async function start(pgBouncer: InstalledPgBouncer): Promise<void> {
  const database = await createTestDatabase();
  onCleanup(() => database.drop());
  const mails = await startMailServer();
  onCleanup(() => mails.stop());
  const { url, stop } = await startPgBouncer(pgBouncer, database.url);
  onCleanup(stop);
  pooled = url;
  shopProcess = await ShopProcess.start({
    databaseUrl: url,
    env: {
      DATABASE_DIRECT_URL: database.url,
      PREPARED_STATEMENTS: pgBouncer.preparedStatements ? "on" : "off",
      RATE_LIMITS: "shared",
      SMTP_URL: mails.url,
      MAIL_FROM: "Shop <shop@example.com>",
    },
  });
  shop = { urls: [shopProcess.url], db: openDatabase(database.url), mails };
}

if (!installed)
  needingProgram("PgBouncer is not installed; PGBOUNCER may name its path").it(
    "runs behind PgBouncer",
    () => undefined,
  );
else
  describe(`a shop behind PgBouncer ${installed.version} in transaction mode`, () => {
    beforeAll(() => start(installed));

    walkThrough(() => shop);

    it("keeps the limits that PgBouncer sets for each session, and warns of nothing", () => {
      const warnings = shopProcess.log.split("\n").filter((line) => /"level":[456]0/.test(line));
      expect(warnings.filter((line) => !/the web is not built|a statement took long/.test(line))).toEqual([]);
    });

    it(`leaves ${installed.preparedStatements ? "statements that PgBouncer prepared" : "nothing but settings"} in the sessions`, async () => {
      const remains = (await sessionRemains(pooled, POOL_SIZE)).filter(
        (what) => !what.startsWith("setting "),
      );
      if (!installed.preparedStatements) return expect(remains).toEqual([]);
      expect(remains.length).toBeGreaterThan(10);
      expect(remains.filter((what) => !what.startsWith("prepared statement PGBOUNCER_"))).toEqual([]);
    });

    it("is refused where statements are prepared that this PgBouncer passes on to any session", async () => {
      const database = await createDataSource(pooled, { pooled: true }).initialize();
      const checked = await requirePreparedStatements(database).then(
        () => "accepted",
        (error: Error) => error.message,
      );
      await database.destroy();
      expect(checked).toMatch(installed.preparedStatements ? /^accepted$/ : /Set PREPARED_STATEMENTS=off/);
    });

    it("answers 503 while others hold all sessions, and goes on when they are free", async () => {
      const holders = Array.from({ length: POOL_SIZE }, () => new Client({ connectionString: pooled }));
      for (const holder of holders) await holder.connect().then(() => holder.query("begin"));
      const read = () => send(`${shopProcess.url}/products`);
      expect(await read()).toMatchObject({ status: 503, headers: { "retry-after": "5" } });
      await Promise.all(holders.map((holder) => holder.end()));
      expect((await read()).status).toBe(200);
    });
  });
