import { createTestDatabase, type TestDatabase } from "../../../test/support/database";
import { needingProgram } from "../../../test/support/needs";
import { findPgBouncer, sessionRemains, startPgBouncer } from "../../../test/support/pgbouncer";
import { columns, integer } from "../columns";
import { createDataSource, type DataSourceOptions } from "../data-source";
import { requestLimits } from "./limits";
import { rows, statement } from "../rows";
import { missingLimits, requirePreparedStatements, requireSessions, sessionOwner } from "./sessions";

async function connected<T>(
  url: string,
  options: DataSourceOptions,
  work: (database: Awaited<ReturnType<typeof open>>) => Promise<T>,
): Promise<T> {
  const database = await open(url, options);
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}
const open = (url: string, options: DataSourceOptions) => createDataSource(url, options).initialize();
const throughPooler = { pooled: true, preparedStatements: false };

const pgBouncer = findPgBouncer();

needingProgram(pgBouncer ? undefined : "PgBouncer is not installed").describe(
  "a pooler in transaction mode",
  () => {
    let made: TestDatabase;
    let pooled: string;
    let stopPooler: () => Promise<void>;
    beforeAll(async () => {
      made = await createTestDatabase();
      const options = { sessions: 1, preparedStatements: false, limits: false };
      ({ url: pooled, stop: stopPooler } = await startPgBouncer(pgBouncer!, made.url, options));
    });
    afterAll(async () => {
      await stopPooler();
      await made.drop();
    });

    it("is distinguished from the database itself", async () => {
      expect(await connected(made.url, {}, sessionOwner)).toBe("connection");
      expect(await connected(pooled, throughPooler, sessionOwner)).toBe("transaction");
    });

    it("refuses to migrate where sessions end with their transaction, and names the variable to set", async () => {
      const log = { warn: jest.fn() };
      const migrating = connected(pooled, throughPooler, (database) => requireSessions(database, log));
      await expect(migrating).rejects.toThrow("set DATABASE_DIRECT_URL to the database itself");
      await connected(made.url, {}, (database) => requireSessions(database, log));
      expect(log.warn).not.toHaveBeenCalled();
    });

    it("refuses prepared statements behind a pooler that passes them on to any session, and nowhere else", async () => {
      const prepared = connected(pooled, { pooled: true }, requirePreparedStatements);
      await expect(prepared).rejects.toThrow("Set PREPARED_STATEMENTS=off");
      await connected(made.url, {}, requirePreparedStatements);
    });

    it("says which limits are not applied behind a pooler that doesn't set them", async () => {
      const missing = (url: string, options: DataSourceOptions) =>
        connected(url, options, (database) => missingLimits(database, requestLimits));
      expect(await missing(made.url, {})).toEqual([]);
      expect(await missing(pooled, throughPooler)).toEqual([
        "idle_in_transaction_session_timeout",
        "lock_timeout",
        "statement_timeout",
      ]);
    });

    it("gives up a server that does not answer within the limit, which only the client knows behind a pooler", async () => {
      const limits = { ...requestLimits, statementMs: 100 };
      const sleeping = connected(pooled, { ...throughPooler, limits }, ({ manager }) =>
        manager.query("select pg_sleep(20)"),
      );
      await expect(sleeping).rejects.toThrow("the server does not answer");
    });

    it("prepares a statement under its name only where that is allowed", async () => {
      const answer = columns({ value: integer("42") });
      const named = statement(answer, `select ${answer.sql}`);
      await connected(pooled, throughPooler, ({ manager }) => rows(manager, named));
      expect((await sessionRemains(pooled, 1)).filter((what) => what.endsWith(` ${named.name}`))).toEqual([]);
      await connected(pooled, { pooled: true }, ({ manager }) => rows(manager, named));
      expect(await sessionRemains(pooled, 1)).toContain(`prepared statement ${named.name}`);
    });
  },
);
