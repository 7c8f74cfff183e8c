import { Client, Pool } from "pg";
import { waitUntil } from "../../embedded/processes";
import { createTestDatabase, urlOf } from "./database";

it("is dropped without an error for connections that are still about to end", async () => {
  const database = await createTestDatabase();
  const observer = new Client({ connectionString: urlOf(database.url, "postgres") });
  await observer.connect();
  const errors: Error[] = [];
  const pool = new Pool({ connectionString: database.url }).on("error", (error) => errors.push(error));
  const [connection] = (await pool.query<{ pid: number }>("select pg_backend_pid() as pid")).rows;
  const { pid } = connection as { pid: number };
  process.kill(pid, "SIGSTOP"); // simulates a busy machine: the server notices late that the connection has ended
  await pool.end();
  const dropped = database.drop();
  const { pathname } = new URL(database.url);
  const dropping = `drop database ${pathname.slice(1)}%`;
  const isSeen = await waitUntil(async () => {
    const found = await observer.query("select from pg_stat_activity where query ilike $1", [dropping]);
    return found.rowCount === 1;
  }, 10_000);
  process.kill(pid, "SIGCONT");
  await dropped;
  await observer.end();
  expect(isSeen).toBe(true);
  expect(errors).toEqual([]);
});
