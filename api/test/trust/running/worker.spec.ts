import { EventEmitter, once } from "node:events";
import type { Task } from "graphile-worker";
import { Client, Pool } from "pg";
import pino from "pino";
import { waitUntil } from "../../../embedded/processes";
import { createTestDatabase, type TestDatabase } from "../../support/database";
import { DatabaseProxy } from "../../support/proxies";
import { MailRefused } from "../../../src/context/job-context";
import { DeadWorkers, WORKER_LOCK } from "../../../src/boot/worker/dead-workers";
import { Worker } from "../../../src/boot/worker/worker";

const WITHIN_MS = 25_000;
const log = pino({ level: process.env.TEST_LOG ?? "silent" });

let made: TestDatabase;
let db: Pool;
let workers: Worker[];
beforeEach(async () => {
  made = await createTestDatabase();
  db = new Pool({ connectionString: made.url, max: 2 });
  db.on("error", () => undefined);
  workers = [];
});
afterEach(async () => {
  await stopAll();
  await db.end();
  await made.drop();
});

function open(task: Task, databaseUrl = made.url): void {
  workers.push(new Worker({ databaseUrl, taskList: { task }, log }));
}

const stopAll = () => Promise.all(workers.splice(0).map((worker) => worker.stop()));

const add = (count = 1) =>
  db.query(
    "select graphile_worker.add_job('task', json_build_object('n', n)) from generate_series(1, $1) n",
    [count],
  );

interface Row {
  attempts: number;
  max_attempts: number;
  last_error: string | null;
  locked_by: string | null;
}
const jobs = async () =>
  (
    await db.query<Row>(
      "select attempts, max_attempts, last_error, locked_by from graphile_worker.jobs order by id",
    )
  ).rows;

const soon = async (condition: () => boolean | Promise<boolean>) =>
  expect(await waitUntil(condition, WITHIN_MS)).toBe(true);

/** A task that runs until it is asked to end, and the payloads it has started with. */
function slowTask() {
  const events = new EventEmitter();
  const runs: unknown[] = [];
  const task: Task = async (payload) => {
    runs.push(payload);
    await once(events, "end");
  };
  const begun = (count: number) => soon(() => runs.length === count);
  return { task, runs, begun, end: () => events.emit("end") };
}

const endLockConnections = () =>
  db.query(
    "select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = current_database() and application_name = 'shop-worker-lock'",
  );

/** The locks of workers in this database: `pg_locks` shows all databases of the server. */
const locksHere = () =>
  db.query(
    `select from pg_locks join pg_database on pg_database.oid = pg_locks.database
       where locktype = 'advisory' and granted and mode = 'ExclusiveLock' and classid = $1 and datname = current_database()`,
    [WORKER_LOCK],
  );

it("does each of 200 jobs exactly once with two workers", async () => {
  const done: number[] = [];
  const task: Task = (payload) => void done.push((payload as { n: number }).n);
  await add(200);
  open(task);
  open(task);
  await soon(async () => (await jobs()).length === 0);
  expect(done.sort((one, other) => one - other)).toEqual(Array.from({ length: 200 }, (_, at) => at + 1));
});

it("tries a job that failed again, later", async () => {
  let tries = 0;
  await add();
  open(() => {
    if (++tries === 1) throw new Error("the mail server is away");
  });
  await soon(async () => (await jobs())[0]?.last_error === "the mail server is away");
  await soon(async () => (await jobs()).length === 0);
  expect(tries).toBe(2);
});

it("gives up at once a job that is refused for good", async () => {
  await add();
  open(() => {
    throw new MailRefused("no such mailbox");
  });
  const given = { attempts: 1, max_attempts: 1, locked_by: null };
  await soon(async () => (await jobs())[0]?.max_attempts === 1);
  expect(await jobs()).toEqual([{ ...given, last_error: "The mail is refused for good: no such mailbox" }]);
});

it("ends when its running job has ended", async () => {
  const { task, begun, end } = slowTask();
  open(task);
  await add();
  await begun(1);
  const stopped = stopAll();
  expect(await jobs()).toHaveLength(1);
  end();
  await stopped;
  expect(await jobs()).toEqual([]);
});

it("takes over the job of a worker that has ended without notice, and of no other", async () => {
  const { task, runs, begun, end } = slowTask();
  open(task);
  await add();
  await begun(1);
  // in one transaction, so that no running worker can take it first
  await db.query(`begin;
    select graphile_worker.add_job('task', '{"n": 1}');
    update graphile_worker._private_jobs set locked_by = 'pool-gone', locked_at = now(), attempts = 1 where locked_by is null;
    commit`);
  const dead = new DeadWorkers(db, log);
  for (let checks = 0; checks < 3; checks++) {
    expect(runs).toHaveLength(1);
    await dead.check();
  }
  await begun(2);
  for (let checks = 0; checks < 3; checks++) await dead.check();
  expect((await jobs()).filter(({ locked_by }) => locked_by !== null)).toHaveLength(2);
  end();
  await soon(async () => (await jobs()).length === 0);
  expect(runs).toHaveLength(2);
});

it("finishes its running job when the connection of its lock is lost, and goes on with the next", async () => {
  const { task, runs, begun, end } = slowTask();
  open(task);
  await add();
  await begun(1);
  const dead = new DeadWorkers(db, log);
  await dead.check();
  await endLockConnections();
  await soon(async () => (await locksHere()).rowCount === 1);
  for (let checks = 0; checks < 3; checks++) await dead.check();
  await add();
  expect(await jobs()).toEqual([
    expect.objectContaining({ attempts: 1, locked_by: expect.any(String) as string }),
    expect.objectContaining({ attempts: 0 }),
  ]);
  end();
  await begun(2);
  end();
  await soon(async () => (await jobs()).length === 0);
  expect(runs).toHaveLength(2);
});

it("does its jobs when the database is back, and loses none whose end could not be recorded", async () => {
  jest.spyOn(console, "trace").mockImplementation(); // graphile-worker calls it
  const proxy = await DatabaseProxy.open(made.url);
  const { task, runs, begun, end } = slowTask();
  open(task, proxy.url);
  await add();
  await begun(1);
  await proxy.cut();
  end();
  await add(2);
  await proxy.restore();
  await soon(async () => {
    end();
    return (await jobs()).length === 0;
  });
  const done = runs.map((payload) => (payload as { n: number }).n).sort();
  // a later attempt records the end, or the job runs again, whichever comes first
  expect([
    [1, 1, 2],
    [1, 1, 1, 2],
  ]).toContainEqual(done);
  await stopAll();
  await proxy.cut();
});

it("survives the loss of the database when it is stopped before the database has confirmed LISTEN", async () => {
  const unhandled = jest.fn();
  process.on("unhandledRejection", unhandled);
  const proxy = await DatabaseProxy.open(made.url);
  const query = jest.spyOn(Client.prototype, "query");
  const hasSent = (command: string) =>
    query.mock.calls.some(([text]) => typeof text === "string" && text.startsWith(command));
  const addListener = jest.spyOn(Client.prototype, "on").mockImplementation(function (
    this: Client,
    ...[event, listener]: Parameters<EventEmitter["on"]>
  ) {
    if (event === "notification") proxy.stall(true); // graphile-worker sends LISTEN next
    return EventEmitter.prototype.on.call(this, event, listener);
  } as never);
  open(() => undefined, proxy.url);
  await soon(() => hasSent("LISTEN"));
  const stopped = stopAll();
  await soon(() => hasSent("UNLISTEN"));
  await proxy.cut();
  await stopped;
  for (const spy of [query, addListener]) spy.mockRestore();
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
