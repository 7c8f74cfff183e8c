import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { createTestDatabase } from "../../test/support/database";
import { startTestShop, type TestShop } from "../../test/support/shop";
import { columns, integer, text } from "./columns";
import { createDataSource } from "./data-source";
import { rows } from "./rows";
import { lookUp, MAX_KEYS, type Lookup } from "./shared-lookups";

interface Thing {
  id: string;
  value: number;
}

const thingColumns = columns<Thing>({ id: text("id"), value: integer("value") });
const byIds = {
  name: "things",
  text: `select ${thingColumns.sql} from things where id = any($1)`,
  columns: thingColumns,
};
const byId = (found: Thing[]) => new Map(found.map((thing) => [thing.id, thing]));

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ limits: { statementMs: 500 } });
  await shop.sql("create table things (id text primary key, value integer not null)");
  await shop.sql("insert into things select n, 0 from generate_series(1, 5000) n");
  await shop.sql("create sequence tries");
});
beforeEach(() => shop.sql("update things set value = 0 where value <> 0"));
afterEach(() => jest.restoreAllMocks());
afterAll(() => shop.stop());

const ctx = () => ({ db: shop.database.manager });
const readTogether: Lookup<Thing> = async ({ db }, ids) => byId(await rows(db, byIds, [ids]));

/** A lookup that records its keys. Its statements end when the test allows it. */
function heldLookup() {
  const statements: string[][] = [];
  const ends: (() => void)[] = [];
  const lookup: Lookup<Thing> = async (of, ids) => {
    statements.push([...ids]);
    const found = await readTogether(of, ids);
    await new Promise<void>((end) => ends.push(end));
    return found;
  };
  const ask = (id: string) => lookUp(ctx(), lookup, id);
  /** Resolves when this number of statements is pending. */
  const waiting = async (count: number) => {
    while (ends.length < count) await new Promise(setImmediate);
  };
  const end = () => ends.splice(0).forEach((each) => each());
  return { statements, ask, waiting, end };
}

it("reads the keys of a hundred callers in one statement, and each key once", async () => {
  const sent = jest.spyOn(Client.prototype, "query");
  const keys = Array.from({ length: 100 }, (_, n) => String(1 + (n % 60)));
  const found = await Promise.all(keys.map((key) => lookUp(ctx(), readTogether, key)));
  expect(found.map((thing) => thing?.id)).toEqual(keys);
  expect(sent.mock.calls.map(([config]) => (config as unknown as { values: string[][] }).values[0])).toEqual([
    [...new Set(keys)],
  ]);
});

it("finds nothing for a key that has no value", async () => {
  expect(await lookUp(ctx(), readTogether, "nothing")).toBeUndefined();
});

it("never shows what the database said before somebody asked", async () => {
  const { ask, waiting, end } = heldLookup();
  const before = ask("7");
  await waiting(1);
  await shop.sql("update things set value = 1 where id = '7'");
  const after = ask("7");
  await waiting(2);
  end();
  expect([await before, await after]).toEqual([
    { id: "7", value: 0 },
    { id: "7", value: 1 },
  ]);
});

it("reads the keys of each turn in a statement, whichever statements are still running", async () => {
  const { statements, ask, waiting, end } = heldLookup();
  const asked = [ask("1")];
  await waiting(1);
  for (const id of ["2", "3", "2"]) asked.push(ask(id));
  await waiting(2);
  end();
  expect((await Promise.all(asked)).map((thing) => thing?.id)).toEqual(["1", "2", "3", "2"]);
  expect(statements).toEqual([["1"], ["2", "3"]]);
});

it("reads more keys than one statement takes in several", async () => {
  const { statements, ask, waiting, end } = heldLookup();
  const asked = Array.from({ length: MAX_KEYS + 2 }, (_, n) => ask(String(n + 1)));
  asked.push(ask("1"), ask(String(MAX_KEYS + 1)));
  await waiting(2);
  end();
  await Promise.all(asked);
  expect(statements.map(({ length }) => length)).toEqual([MAX_KEYS, 2]);
});

it("fails for all callers of a failed statement, and starts again afterwards", async () => {
  let fails = true;
  const lookup: Lookup<Thing> = (of, ids) =>
    fails ? Promise.reject(new Error("no")) : readTogether(of, ids);
  const ask = () => lookUp(ctx(), lookup, "1");
  const failed = await Promise.allSettled([ask(), ask(), ask()]);
  expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  fails = false;
  expect(await Promise.all([ask(), ask(), ask()])).toHaveLength(3);
});

it("gives up at the statement's time limit, and starts again afterwards", async () => {
  const other = new Client(shop.databaseUrl);
  await other.connect();
  await other.query("begin; lock table things");
  const ask = (id: string) => lookUp(ctx(), readTogether, id);
  for (const end of await Promise.allSettled([ask("1"), ask("2")]))
    expect(end).toMatchObject({ status: "rejected", reason: { code: "57014" } });
  await other.end();
  expect(await ask("1")).toEqual({ id: "1", value: 0 });
});

it("repeats a statement once if its connection ends", async () => {
  const text = `select ${thingColumns.sql} from things where id = any($1)
    and case nextval('tries') when 1 then pg_terminate_backend(pg_backend_pid(), 5000) else true end`;
  const lookup: Lookup<Thing> = async ({ db }, ids) =>
    byId(await rows(db, { text, columns: thingColumns }, [ids]));
  const found = await Promise.all(["1", "2"].map((id) => lookUp(ctx(), lookup, id)));
  expect(found.map((thing) => thing?.id)).toEqual(["1", "2"]);
});

it("shares nothing of a transaction, which sees its own changes", async () => {
  const { statements, ask, waiting, end } = heldLookup();
  const seen = await shop.database.transaction(async (db) => {
    await db.query("update things set value = 5 where id = '1'");
    const others = ask("1");
    const own = await lookUp({ db }, readTogether, "1");
    await waiting(1);
    end();
    return [own?.value, (await others)?.value];
  });
  expect(seen).toEqual([5, 0]);
  expect(statements).toEqual([["1"]]);
});

it("never mixes two databases", async () => {
  const other = await createTestDatabase();
  const dataSources = [shop.database, await createDataSource(other.url).initialize()];
  const lookup: Lookup<string> = async ({ db }, ids) => {
    const [row] = await db.query<{ name: string }[]>("select current_database() as name");
    return new Map(ids.map((id) => [id, row?.name ?? ""]));
  };
  const names = await Promise.all(dataSources.map(({ manager: db }) => lookUp({ db }, lookup, "1")));
  expect(names).toEqual([shop.databaseUrl, other.url].map((url) => new URL(url).pathname.slice(1)));
  await dataSources[1]?.destroy();
  await other.drop();
});

it("gives nobody a value that another request can change", async () => {
  const id = randomUUID();
  await shop.sql("insert into things values ($1, 1)", [id]);
  const [one, same] = await Promise.all([lookUp(ctx(), readTogether, id), lookUp(ctx(), readTogether, id)]);
  expect(() => Object.assign(one as Thing, { value: 2 })).toThrow(TypeError);
  expect(same).toEqual({ id, value: 1 });
});
