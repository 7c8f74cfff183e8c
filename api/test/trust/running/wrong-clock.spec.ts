import { join } from "node:path";
import { waitUntil } from "../../../embedded/processes";
import { RECURRING_TASKS } from "../../../src/modules/jobs/recurring-tasks";
import { createTestDatabase, type TestDatabase } from "../../support/database";
import { openDatabase, type DatabaseClient } from "../support/database-client";
import { ShopProcess } from "../support/shop-process";

const DAY = 86_400_000;
const SHIFTED = join(__dirname, "../support/shifted-clock.cjs");

let made: TestDatabase;
let db: DatabaseClient;
beforeAll(async () => {
  made = await createTestDatabase();
  db = openDatabase(made.url);
});
afterAll(() => made.drop());

const start = (aheadMs: number) =>
  ShopProcess.start({
    databaseUrl: made.url,
    env: { NODE_OPTIONS: `--require ${SHIFTED}`, CLOCK_AHEAD_MS: String(aheadMs) },
  });

/** Expects that every recurring task runs a minute later, and that none is scheduled for later. */
async function expectAllToRun(): Promise<void> {
  await db.sql(
    "update graphile_worker._private_known_crontabs set last_execution = last_execution - interval '1 minute'",
  );
  await db.sql("delete from task_runs");
  const ran = () => db.sql("select from task_runs where ran_at <= now()");
  const all = async () => (await ran()).length === RECURRING_TASKS.length;
  expect(await waitUntil(all, 80_000)).toBe(true);
  const later = "select from graphile_worker.jobs where queue_name = 'each-minute' and run_at > now()";
  expect(await db.sql(later)).toEqual([]);
}

/** Leaves the schedule of a process of release 0.1.0 that started at this time, in days from now. */
async function leaveSchedule(days: number): Promise<void> {
  await db.sql(
    "update graphile_worker._private_known_crontabs set last_execution = now() + $1 * interval '1 day'",
    [days],
  );
  await db.sql(
    `select graphile_worker.add_job(task, queue_name => 'each-minute', job_key => task, run_at => now() + $1 * interval '1 day')
      from unnest($2::text[]) as task`,
    [days, RECURRING_TASKS],
  );
}

it("runs its tasks while one process's clock is right and another's is eight days ahead, and after both end", async () => {
  const ahead = await start(8 * DAY);
  await expectAllToRun();
  const right = await start(0);
  await expectAllToRun();
  await Promise.all([ahead.terminate(), right.terminate()]);
  expect(ahead.log).toContain("this machine's clock differs from the database's");
  expect(right.log).not.toContain("this machine's clock differs");

  await leaveSchedule(8);
  await start(0);
  await expectAllToRun();
}, 300_000);
