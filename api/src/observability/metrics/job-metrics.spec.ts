import { createTestDatabase, type TestDatabase } from "../../../test/support/database";
import { readSamples } from "../../../test/support/telemetry";
import { createDataSource } from "../../data/data-source";
import { openPools } from "../../data/connections/open-pools";
import * as signals from "../signals";
import { recordRun, RECURRING_TASKS } from "../../modules/jobs/recurring-tasks";
import { record } from "./metrics";

let made: TestDatabase;
beforeAll(async () => (made = await createTestDatabase()));
afterAll(() => made.drop());

/** The metrics of jobs, without cached values. */
async function jobsIn(url: string) {
  const recording = record({ url, pooled: false, preparedStatements: true });
  const samples = readSamples(await recording.read());
  await recording.close();
  return Object.fromEntries(
    samples
      .filter(({ name }) => name.startsWith("shop_jobs"))
      .map(({ name, labels, value }) => [labels.state ?? name, value]),
  );
}

/** The labels and values of a metric, without cached values. */
async function samplesOf(url: string, metric: string) {
  const recording = record({ url, pooled: false, preparedStatements: true });
  const samples = readSamples(await recording.read());
  await recording.close();
  return samples.filter(({ name }) => name === metric).map(({ labels, value }) => ({ ...labels, value }));
}

it("counts the jobs that wait, run, failed and were given up, and how long the oldest waits", async () => {
  const none = { waiting: 0, running: 0, failed: 0, "given up": 0, shop_jobs_readable: 1 };
  expect(await jobsIn(made.url)).toEqual({ ...none, shop_jobs_oldest_waiting_seconds: 0 });
  const database = await createDataSource(made.url).initialize();
  await database.query(`
    select graphile_worker.add_job('task', run_at => now() - n * interval '1 minute') from generate_series(1, 3) n;
    select graphile_worker.add_job('task', run_at => now() + interval '1 hour');
    select graphile_worker.add_job('task', job_key => key) from unnest(array['running', 'failed', 'given up']) as key;
    update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker' where key = 'running';
    update graphile_worker._private_jobs set attempts = 1, last_error = 'no', run_at = now() + interval '1 minute'
      where key = 'failed';
    update graphile_worker._private_jobs set attempts = 25, last_error = 'no' where key = 'given up'`);
  await database.destroy();
  const { shop_jobs_oldest_waiting_seconds: oldest, ...counts } = await jobsIn(made.url);
  expect(counts).toEqual({ waiting: 3, running: 1, failed: 1, "given up": 1, shop_jobs_readable: 1 });
  expect(oldest).toBeGreaterThanOrEqual(180);
  expect(oldest).toBeLessThan(240);
});

it("says when each recurring task last ran, and that one never ran", async () => {
  const database = await createDataSource(made.url).initialize();
  await recordRun({ db: database.manager }, "end-sales");
  await recordRun({ db: database.manager }, "mail-order-shipped");
  await database.query("insert into task_runs (task, ran_at) values ('task-of-the-last-release', now())");
  await database.query("update task_runs set ran_at = '2026-11-20T10:00:00Z'");
  const samples = await samplesOf(made.url, "shop_task_last_run_timestamp_seconds");
  expect(samples).toHaveLength(RECURRING_TASKS.length);
  expect(samples).toContainEqual({ task: "end-sales", value: Date.parse("2026-11-20T10:00:00Z") / 1_000 });
  expect(samples).toContainEqual({ task: "expire-orders", value: 0 });
  await database.destroy();
});

it("says by how much the clock of its machine differs from the database's", async () => {
  const now = Date.now.bind(Date);
  const [right] = await samplesOf(made.url, "shop_clock_ahead_seconds");
  jest.spyOn(Date, "now").mockImplementation(() => now() + 600_000);
  const [ahead] = await samplesOf(made.url, "shop_clock_ahead_seconds");
  jest.restoreAllMocks();
  expect(right?.value).toBeCloseTo(0, 0);
  expect(ahead?.value).toBeCloseTo(600, -1);
});

it("reports everything else while the database is unavailable", async () => {
  const recording = record({ url: "postgres://127.0.0.1:1/none", pooled: false, preparedStatements: true });
  const samples = readSamples(await recording.read());
  await recording.close();
  const values = new Map(samples.map(({ name, value }) => [name, value]));
  expect(values.get("shop_jobs_readable")).toBe(0);
  expect(values.get("shop_orders_placed_total")).toBe(0);
  expect([values.has("shop_jobs"), values.has("shop_jobs_oldest_waiting_seconds")]).toEqual([false, false]);
});

it("records nothing before it is opened and after it is closed", async () => {
  const observed = () =>
    Object.values(signals).filter((signal) => signal instanceof signals.Signal && signal.isObserved).length;
  expect(observed()).toBe(0);
  const poolsBefore = openPools();
  const recording = record({ url: made.url, pooled: false, preparedStatements: true });
  expect(observed()).toBe(Object.keys(signals).length - 1);
  await recording.close();
  expect([observed(), openPools()]).toEqual([0, poolsBefore]);
});

it("shows replicas by their place, and never by an address", async () => {
  const recording = record({ url: made.url, pooled: false, preparedStatements: true });
  const known = { used: true, fault: null, lagSeconds: 0.5, repeats: 3 };
  const lost = { used: false, fault: "it doesn't answer", lagSeconds: null, repeats: 0 };
  recording.watchReplicas(() => [
    { name: "replica-1.internal", ...known },
    { name: "replica-2.internal", ...lost },
  ]);
  const text = await recording.read();
  await recording.close();
  const replicas = readSamples(text).filter(({ name }) => name.startsWith("shop_replica"));
  expect(replicas.map(({ name, labels, value }) => [name, labels.replica, value])).toEqual([
    ["shop_replica_used", "0", 1],
    ["shop_replica_used", "1", 0],
    ["shop_replica_lag_seconds", "0", 0.5],
    ["shop_replica_repeated_reads", "0", 3],
    ["shop_replica_repeated_reads", "1", 0],
  ]);
  expect(text).not.toContain("internal");
});
