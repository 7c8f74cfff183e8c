import { createTestDatabase } from "../../../test/support/database";
import { DatabaseProxy } from "../../../test/support/proxies";
import { columns, integer } from "../columns";
import { isConnectionError } from "./connection-errors";
import { createDataSource } from "../data-source";
import { requestLimits } from "./limits";
import { rows, statement } from "../rows";

const oneColumn = columns({ one: integer("1") });
const readOne = statement(oneColumn, `select ${oneColumn.sql}`);

it("leaves a server that takes statements and says nothing, and reports each connection once", async () => {
  const { url, drop } = await createTestDatabase();
  const proxy = await DatabaseProxy.open(url);
  const onConnectionLost = jest.fn();
  const limits = { ...requestLimits, statementMs: 200 };
  const database = await createDataSource(proxy.url, { limits, onConnectionLost }).initialize();
  const read = () => rows(database.manager, readOne);

  proxy.stall(true);
  const inTransaction = database.transaction((tx) => tx.query("select 1"));
  const errors = await Promise.all(
    [read(), inTransaction].map((asked) => asked.catch((error: unknown) => error)),
  );
  expect(errors.map(isConnectionError)).toEqual([true, true]);
  expect(onConnectionLost).toHaveBeenCalledTimes(1); // the second connection was never made

  proxy.stall(false);
  expect(await read()).toEqual([{ one: 1 }]);
  await database.destroy();
  await proxy.cut();
  await drop();
});

it("closes a connection whose server no longer takes writes, so that the next connection can reach the new primary", async () => {
  const { url, drop } = await createTestDatabase();
  const database = await createDataSource(url, { poolSize: 1 }).initialize();
  const session = async () =>
    (await database.query<{ pid: number }[]>("select pg_backend_pid() as pid"))[0]?.pid;
  const before = await session();
  const write = database.transaction(async (tx) => {
    await tx.query("set transaction read only");
    await tx.query("delete from orders");
  });
  await expect(write).rejects.toMatchObject({ code: "25006" });
  expect(await session()).not.toBe(before);
  await database.destroy();
  await drop();
});
