import { Client, Pool } from "pg";
import pino from "pino";
import { waitUntil } from "../../../embedded/processes";
import { createTestDatabase, type TestDatabase } from "../../../test/support/database";
import { RECURRING_TASKS } from "../../modules/jobs/recurring-tasks";
import { eachMinute } from "../tasks";
import { MinuteClock } from "./minute-clock";
import { Worker } from "./worker";

const HOUR = 3_600_000;

let made: TestDatabase;
/** A connection inside a transaction, where the database's clock stands still. */
let db: Client;
const log = { warn: jest.fn() };
beforeAll(async () => (made = await createTestDatabase()));
afterAll(() => made.drop());
beforeEach(async () => {
  db = new Client({ connectionString: made.url });
  await db.connect();
  await db.query("begin");
  log.warn.mockClear();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await db.query("rollback");
  await db.end();
});

const tick = (tasks = ["end-sales"]) => new MinuteClock(db, tasks, log).tick();
const shiftClock = (ms: number) => {
  const now = Date.now.bind(Date);
  jest.spyOn(Date, "now").mockImplementation(() => now() + ms);
};
const logged = () => (log.warn.mock.calls as [object, string][]).map(([, message]) => message);

/** The keys of jobs, and the seconds from now until each is due. */
async function jobs() {
  const query = `select key, extract(epoch from run_at - now())::float8 as seconds from graphile_worker.jobs order by key`;
  const { rows } = await db.query<{ key: string; seconds: number }>(query);
  return Object.fromEntries(rows.map(({ key, seconds }) => [key, Math.round(seconds)]));
}

it("knows each recurring task", () => {
  expect(Object.keys(eachMinute)).toEqual(RECURRING_TASKS);
});

it.each([0, 10 * 60_000, 8 * 24 * HOUR, -24 * HOUR])(
  "schedules a task once a minute of the database, by a process whose clock is %i ms ahead",
  async (ms) => {
    shiftClock(ms);
    expect(await tick()).toBeLessThanOrEqual(20_000);
    expect(await jobs()).toEqual({ "end-sales": 0 });
    await db.query("delete from graphile_worker._private_jobs");
    await tick();
    expect(await jobs()).toEqual({});
    await db.query(
      "update graphile_worker._private_known_crontabs set last_execution = last_execution - interval '1 minute'",
    );
    await tick();
    expect(await jobs()).toEqual({ "end-sales": 0 });
  },
);

it.each(["2 minutes", "10 minutes", "8 days", "10 years"])(
  "schedules a task again that a clock had scheduled %s ahead, and logs it",
  async (ahead) => {
    await tick();
    await db.query(
      `update graphile_worker._private_known_crontabs set last_execution = now() + interval '${ahead}', known_since = now() + interval '${ahead}'`,
    );
    await db.query(`update graphile_worker._private_jobs set run_at = now() + interval '${ahead}'`);
    await tick();
    expect(await jobs()).toEqual({ "end-sales": 0 });
    expect(logged()).toEqual([
      "the last executions of recurring tasks were in the future: corrected",
      "the due times of jobs were in the future: corrected",
    ]);
    await tick();
    expect(log.warn).toHaveBeenCalledTimes(2);
  },
);

it("runs jobs now whose due time only a wrong clock can have set, and leaves the others alone", async () => {
  const add = `select graphile_worker.add_job(task, run_at => now() + seconds * interval '1 second', job_key => key)
    from (values
      ('mail-order-shipped', 8 * 86400, 'mail in eight days'), ('mail-order-shipped', 600, 'mail in ten minutes'),
      ('send-webhook', 8 * 86400, 'webhook in eight days'), ('send-webhook', 39000, 'webhook in eleven hours'),
      ('block-at-firebase', 30, 'delayed'), ('send-refund', 22000, 'failed often'), ('send-refund', 22001, 'failed once')
    ) as job (task, seconds, key)`;
  await db.query(add);
  await db.query("update graphile_worker._private_jobs set attempts = 10 where key = 'failed often'");
  await db.query("update graphile_worker._private_jobs set attempts = 1 where key = 'failed once'");
  await tick([]);
  expect(await jobs()).toEqual({
    ...{ "mail in eight days": 0, "mail in ten minutes": 0, "webhook in eight days": 0 },
    ...{ "webhook in eleven hours": 39_000, delayed: 30, "failed often": 22_000, "failed once": 0 },
  });
});

it("ends the rate limits that only a wrong clock can have set", async () => {
  await db.query(
    `insert into rate_limits (key, points, expire)
      select key, 1, extract(epoch from now()) * 1000 + ms from (values ('hour', 3600000), ('week', 604800000)) as row (key, ms)`,
  );
  await tick();
  const { rows } = await db.query("select key from rate_limits");
  expect(rows).toEqual([{ key: "hour" }]);
});

it("recomputes the sums of sales that are dated in the future", async () => {
  const zeros = ["orders", "units", "cents", "paid_cents", "received_cents", "unpaid_cents", "tax_cents"];
  const add = `insert into sales (starts_at, ${zeros.join(", ")}, shipping_cents, summed_before)
    values (now(), ${zeros.map(() => 0).join(", ")}, 0, now())`;
  const count = async () => (await db.query("select from sales")).rowCount;
  await db.query(add);
  await tick();
  expect(await count()).toBe(1);
  await db.query("update sales set summed_before = now() + interval '8 days'");
  await tick();
  expect(await count()).toBe(0);
});

it("checks open payments and sends to webhooks again that a wrong clock had put off for days", async () => {
  await db.query(`
    insert into users (id, firebase_uid, email, name) values (gen_random_uuid(), 'uid', 'ann@example.com', 'Ann');
    insert into payments (user_id, gateway, amount_cents, currency, expires_at, checked_at)
      select id, 'demo', cents, 'usd', now(), now() + (cents - 1) * interval '8 days' from users, generate_series(1, 2) as cents;
    insert into webhooks (url, events, secret, creator_id, slow_until)
      select 'https://example.com/' || n, '{order.paid}', 'secret', id, now() + interval '10 seconds' + n * interval '8 days'
        from users, generate_series(0, 1) as n`);
  await tick();
  const { rows } = await db.query(`
    select array(select checked_at is not null from payments order by amount_cents) as payments,
      array(select slow_until is not null from webhooks order by url) as webhooks`);
  expect(rows).toEqual([{ payments: [true, false], webhooks: [true, false] }]);
});

it("logs once when the clock of its machine differs from the database's", async () => {
  const clock = new MinuteClock(db, [], log);
  await clock.tick();
  expect(log.warn).not.toHaveBeenCalled();
  shiftClock(-HOUR);
  await clock.tick();
  await clock.tick();
  expect(logged()).toEqual(["this machine's clock differs from the database's"]);
  const [[{ aheadSeconds }]] = log.warn.mock.calls as [[{ aheadSeconds: number }]];
  expect(Math.round(aheadSeconds / 60)).toBe(-60);
});

it("runs the tasks of a database whose tasks are all due in the next week", async () => {
  const other = await createTestDatabase();
  const pool = new Pool({ connectionString: other.url });
  await pool.query(`
    insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
      values ('task', now(), now() + interval '8 days');
    select graphile_worker.add_job('task', queue_name => 'each-minute', run_at => now() + interval '8 days', job_key => 'task')`);
  const runs: object[] = [];
  const worker = new Worker({
    databaseUrl: other.url,
    taskList: { task: (payload) => void runs.push(payload as object) },
    recurring: ["task"],
    log: pino({ level: "silent" }),
  });
  expect(await waitUntil(() => runs.length > 0, 25_000)).toBe(true);
  await worker.stop();
  await pool.end();
  await other.drop();
}, 60_000);
