import { startTestShop, type TestShop } from "../../test/support/shop";
import { isConnectionError } from "./connections/connection-errors";
import { columns, float, instant, integer } from "./columns";
import type * as Rows from "./rows";
import { execute, rows } from "./rows";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.sql("create sequence tries");
});
beforeEach(() => shop.sql("select setval('tries', 1, false)"));
afterAll(() => shop.stop());

const valueColumn = columns({ value: integer("value") });
const read = (text: string) => rows(shop.database.manager, { text, columns: valueColumn });
const tries = async () => (await read("select nextval('tries')::int - 1 as value"))[0]?.value;
const endOwnConnection = "pg_terminate_backend(pg_backend_pid(), 5000)";

it("repeats a read once if its connection ends", async () => {
  const text = `select case nextval('tries') when 1 then ${endOwnConnection}::int else 7 end as value`;
  expect(await read(text)).toEqual([{ value: 7 }]);
  expect(await tries()).toBe(2);
});

it("gives up a read if its connection ends twice", async () => {
  const error: unknown = await read(`select nextval('tries') as value, ${endOwnConnection}`).catch(
    (reason: unknown) => reason,
  );
  expect(isConnectionError(error)).toBe(true);
  expect(await tries()).toBe(2);
});

it("never repeats a change", async () => {
  const text = `with ended as (select nextval('tries') as value, ${endOwnConnection} as ended)
    insert into search_words select 'word' from ended where ended`;
  expect(isConnectionError(await read(text).catch((reason: unknown) => reason))).toBe(true);
  expect(await tries()).toBe(1);
});

it("never repeats a read of a transaction", async () => {
  const reading = shop.database.transaction((tx) =>
    execute(tx, { text: `select nextval('tries') as value, ${endOwnConnection}` }),
  );
  expect(isConnectionError(await reading.catch((reason: unknown) => reason))).toBe(true);
  expect(await tries()).toBe(1);
});

it("reuses the connection of a statement that was refused", async () => {
  const own = () => read("select pg_backend_pid() as value");
  const before = await own();
  await expect(read("select 1 / 0 as value")).rejects.toThrow("division by zero");
  expect(await own()).toEqual(before);
});

it("remembers no more than a thousand statements without a name, however many filters are asked for", () => {
  // a separate instance of the module: other tests compare the statements of the shared one with the database
  const path = require.resolve("./rows");
  const { [path]: shared } = require.cache;
  delete require.cache[path];
  const { declaredStatements, unpreparedStatement } = module.require(path) as typeof Rows;
  require.cache[path] = shared;
  for (let n = 0; n < 1_100; n += 1) unpreparedStatement(valueColumn, `select ${n} as value`);
  expect(declaredStatements().filter(({ name }) => name === undefined)).toHaveLength(1_000);
});

it.each(["UTC", "Asia/Kathmandu", "America/St_Johns", "Pacific/Chatham"])(
  "reads instants as PostgreSQL means them in the time zone %s",
  async (zone) => {
    const instantColumns = columns({ at: instant("at"), ms: float("ms") });
    const text = `select at, trunc(extract(epoch from at) * 1000)::float8 as ms
      from unnest('{0001-01-01 00:00:00Z BC, 0099-01-01 00:00:00Z, 2024-02-29 00:00:00Z, 1999-12-31 23:59:59.999999Z, 2026-07-01 09:30:00.5Z, 9999-12-31 00:00:00Z}'::timestamptz[]) as at`;
    const found = await shop.database.transaction(async (tx) => {
      await tx.query(`set local time zone '${zone}'`);
      return rows(tx, { text, columns: instantColumns });
    });
    expect(found).toHaveLength(6);
    for (const { at, ms } of found) expect(at.getTime()).toBe(ms);
  },
);
