import { asVisitor } from "../../test/support/builders";
import { aJobContext } from "../../test/support/jobs";
import { startTestShop, type TestShop } from "../../test/support/shop";
import { ServiceUnavailable } from "../errors";
import { columns, integer } from "./columns";
import type { ResilientPool } from "./connections/resilient-pool";
import { OperationManager, withConnection } from "./operation-manager";
import { rows, statement } from "./rows";
import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver";

const oneColumn = columns({ one: integer("1") });
const readOne = statement(oneColumn, `select ${oneColumn.sql}`);

let shop: TestShop;
beforeAll(async () => (shop = await startTestShop()));
afterEach(() => jest.restoreAllMocks());
afterAll(() => shop.stop());

/** The maximum number of connections held at once while `work` ran, in a pool with four open connections. */
async function maxHeld(work: () => Promise<unknown>): Promise<number> {
  const pool = (shop.database.driver as PostgresDriver).master as ResilientPool;
  const open = await Promise.all(Array.from({ length: 4 }, () => pool.connect()));
  for (const client of open) client.release();
  let [held, max] = [0, 0];
  const acquired = () => (max = Math.max(max, (held += 1)));
  const released = () => (held -= 1);
  pool.on("acquire", acquired).on("release", released);
  await work();
  pool.off("acquire", acquired).off("release", released);
  return max;
}

it("holds two connections at once for one operation, whatever it asks for", async () => {
  const aliases = Array.from({ length: 8 }, (_, n) => `a${n}: products(search: "drill ${n}") { totalCount }`);
  expect(await maxHeld(() => asVisitor(shop).ask(`{ ${aliases.join(" ")} }`))).toBe(2);
});

it("refuses what an operation asks for when it has used the database for ten seconds", async () => {
  const db = new OperationManager(shop.database);
  const now = jest.spyOn(performance, "now").mockReturnValue(0);
  await db.withConnection(() => Promise.resolve(now.mockReturnValue(10_001)));
  const reading = () => rows(db, readOne);
  await expect(reading()).rejects.toThrow(ServiceUnavailable);
  db.renewBudget();
  expect(await reading()).toEqual([{ one: 1 }]);
});

it("lets a job use the database for as long as it takes", async () => {
  const { db } = aJobContext(shop);
  const now = jest.spyOn(performance, "now").mockReturnValue(0);
  await withConnection(db, () => Promise.resolve(now.mockReturnValue(3_600_000)));
  expect(await rows(db, readOne)).toEqual([{ one: 1 }]);
});

it("counts the time of shared lookups once, however many an operation waits for at the same time", async () => {
  const db = new OperationManager(shop.database);
  const now = jest.spyOn(performance, "now").mockReturnValue(0);
  const waitUntil = (ms: number) => () => Promise.resolve().then(() => now.mockReturnValue(ms));
  await Promise.all([db.withLookup(waitUntil(6_000)), db.withLookup(waitUntil(9_000))]);
  await db.withLookup(waitUntil(10_001));
  await expect(db.withLookup(waitUntil(10_002))).rejects.toThrow(ServiceUnavailable);
  await expect(rows(db, readOne)).rejects.toThrow(ServiceUnavailable);
});

it("waits for a shared lookup while both of an operation's connections are in use", async () => {
  const db = new OperationManager(shop.database);
  let release = () => undefined as void;
  const released = new Promise<void>((done) => (release = done));
  const held = [db.withConnection(() => released), db.withConnection(() => released)];
  expect(await db.withLookup(() => Promise.resolve("found"))).toBe("found");
  release();
  await Promise.all(held);
});

it("goes on with what waits when something fails", async () => {
  const db = new OperationManager(shop.database);
  const fail = () => db.withConnection(() => Promise.reject(new Error("no")));
  await Promise.allSettled([fail(), fail(), fail(), fail()]);
  expect(await rows(db, readOne)).toEqual([{ one: 1 }]);
});

describe("a row that all fields of an operation need", () => {
  const key = {};
  /** A read that counts its executions. */
  function aReading() {
    let times = 0;
    return (db: OperationManager) => db.readOnce(key, () => Promise.resolve((times += 1)));
  }

  it("is read once for a query, and again for each batch of a long response", async () => {
    const db = new OperationManager(shop.database);
    const read = aReading();
    db.markReadOnly();
    expect([await read(db), await read(db)]).toEqual([1, 1]);
    db.renewBudget();
    expect(await read(db)).toBe(2);
  });

  it("is read again by one that may have written in between", async () => {
    const db = new OperationManager(shop.database);
    const read = aReading();
    expect([await read(db), await read(db)]).toEqual([1, 2]);
  });
});
