import { createTestDatabase } from "../../support/database";
import { startMailServer } from "../../support/mail-server";
import { sessionRemains } from "../../support/pooler/pgbouncer";
import { TransactionPooler } from "../../support/pooler/transaction-pooler";
import { openDatabase } from "../support/database-client";
import type { JourneyShop } from "../support/journey/journey";
import { walkThrough } from "../support/journey/walk-through";
import { onCleanup } from "../support/on-cleanup";
import { ShopProcess } from "../support/shop-process";

const SESSIONS = 3;

/** Statements with an effect beyond their transaction. */
const OF_A_SESSION =
  /^\s*(set\s+(?!local|transaction)|listen|unlisten|notify|discard|declare|prepare|deallocate)|set_config\([^)]*false\s*\)|pg_(try_)?advisory_(lock|unlock)/i;

let pooler: TransactionPooler;
let shop: JourneyShop;
let process: ShopProcess;
beforeAll(async () => {
  const database = await createTestDatabase();
  onCleanup(() => database.drop());
  const mails = await startMailServer();
  onCleanup(() => mails.stop());
  pooler = await TransactionPooler.open(database.url, SESSIONS);
  onCleanup(() => pooler.close());
  process = await ShopProcess.start({
    databaseUrl: pooler.url,
    env: {
      DATABASE_DIRECT_URL: database.url,
      PREPARED_STATEMENTS: "off",
      RATE_LIMITS: "shared",
      SMTP_URL: mails.url,
      MAIL_FROM: "Shop <shop@example.com>",
    },
  });
  shop = { urls: [process.url], db: openDatabase(database.url), mails };
});

describe("a shop whose transactions share three sessions", () => {
  walkThrough(() => shop);

  it("leaves nothing in any session", async () => {
    expect(await sessionRemains(pooler.url, SESSIONS)).toEqual([]);
  });

  it("names no statement, and runs none that needs a session", () => {
    expect(pooler.statements.length).toBeGreaterThan(50);
    expect(pooler.statements.filter(({ name }) => name !== "")).toEqual([]);
    expect(pooler.statements.filter(({ text }) => OF_A_SESSION.test(text))).toEqual([]);
  });

  it("warns that nothing limits its statements, as this pooler sets no limits", () => {
    expect(process.log).toContain("the database does not limit requests");
  });
});
