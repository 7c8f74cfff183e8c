import { asAdmin, type Person } from "../../../test/support/builders";
import { startTestShop, type TestShop } from "../../../test/support/shop";
import type { FailedJob } from "./failed-jobs";

let shop: TestShop;
let admin: Person;
beforeAll(async () => (shop = await startTestShop()));
beforeEach(async () => {
  admin = await asAdmin(shop);
  await shop.sql("update graphile_worker._private_jobs set locked_at = null, locked_by = null");
  await shop.sql("select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs");
});
afterAll(() => shop.stop());

/** The columns that the engine writes after a failed attempt. */
interface Failure {
  key?: string;
  error?: string;
  attempts?: number;
  maxAttempts?: number;
  secondsAgo?: number;
  running?: boolean;
}

/** A job that failed `seconds` ago, as graphile-worker would have recorded it. */
async function aFailedJob({
  key = "mail-orders-placed: order 7F3K",
  error = "the mail server is away",
  attempts = 1,
  maxAttempts = 25,
  secondsAgo = 0,
  running = false,
}: Failure = {}): Promise<string> {
  const [task = ""] = key.split(": ");
  const [job] = await shop.sql<{ id: string }>(
    "select id from graphile_worker.add_job($1, max_attempts => $2, job_key => $3)",
    [task, maxAttempts, key],
  );
  const [failed] = await shop.sql<{ id: string }>(
    `with failed as (
        update graphile_worker._private_jobs set last_error = $2, attempts = $3::int + $5::int, created_at = now() - interval '1 day',
          updated_at = now() - interval '1 day', locked_at = case when $5::int = 1 then now() end,
          locked_by = case when $5::int = 1 then 'pool-1' end,
          run_at = now() - $4::int * interval '1 second' + exp(least($3::int, 10)) * interval '1 second'
          where id = $1 returning id
      ) select id from failed`,
    [job?.id, error, attempts, secondsAgo, Number(running)],
  );
  return (failed as { id: string }).id;
}

const LIST = `query ($first: Int!, $after: String, $before: String, $search: String) {
  failedJobs(first: $first, after: $after, before: $before, search: $search) {
  nodes { id task about error attempts failedAt nextTryAt } pageInfo { endCursor startCursor hasNextPage } totalCount } }`;

interface Listed {
  nodes: (Omit<FailedJob, "failedAt" | "nextTryAt"> & { failedAt: string; nextTryAt: string | null })[];
  pageInfo: { endCursor: string; startCursor: string; hasNextPage: boolean };
  totalCount: number;
}

const list = async (page: { first?: number; after?: string; before?: string; search?: string } = {}) =>
  (await admin.ask<{ failedJobs: Listed }>(LIST, { first: 10, ...page })).failedJobs;

const retry = async (id: string) =>
  (await admin.ask<{ retryJob: boolean }>("mutation ($id: ID!) { retryJob(id: $id) }", { id })).retryJob;

const audited = () =>
  shop.sql("select action, target_id, target from audit_entries where actor_id = $1", [admin.id]);

const now = async () => {
  const [row] = await shop.sql<{ now: Date }>("select now()");
  return Number(row?.now);
};

it("lists a job whose last attempt failed: what, about what, how often, when, why, and when it is tried again", async () => {
  const id = await aFailedJob({ secondsAgo: 60, attempts: 3 });
  const { nodes, totalCount } = await list();
  expect(totalCount).toBe(1);
  const [job] = nodes as [Listed["nodes"][number]];
  expect(job).toMatchObject({ id, task: "mail-orders-placed", about: "order 7F3K", attempts: 3 });
  expect(job.error).toBe("the mail server is away");
  const ago = (await now()) - Date.parse(job.failedAt);
  expect(Math.round(ago / 1_000)).toBeGreaterThanOrEqual(60);
  expect(Date.parse(job.nextTryAt ?? "") - Date.parse(job.failedAt)).toBeCloseTo(Math.exp(3) * 1_000, -1);
});

it("lists neither a job that waits for its first attempt nor one that is done", async () => {
  await shop.sql("select graphile_worker.add_job('mail-orders-placed')");
  expect((await list()).nodes).toEqual([]);
});

it("says that a job is given up when no attempt follows", async () => {
  await aFailedJob({ attempts: 25 });
  expect((await list()).nodes).toMatchObject([{ attempts: 25, nextTryAt: null }]);
});

it("lists a failed job while it is tried again, with the attempts that have failed", async () => {
  await aFailedJob({ attempts: 2, running: true });
  expect((await list()).nodes).toMatchObject([{ attempts: 2, nextTryAt: expect.any(String) as string }]);
});

it("shows the first line of an error, in bounds and without secrets", async () => {
  const password = "of the mail server".replaceAll(" ", "-");
  await aFailedJob({
    error: `smtp://shop:${password}@mail.example refuses ${"x".repeat(1_000)}\n    at stack`,
  });
  const [job] = (await list()).nodes;
  expect(job?.error).toHaveLength(500);
  expect(job?.error).toContain("smtp://shop:[redacted]@mail.example");
  expect(job?.error).not.toContain(password);
  expect(job?.error).not.toContain("stack");
});

it("is paged from the latest failure to the first, in both directions", async () => {
  const ids: string[] = [];
  for (const n of [1, 2, 3, 4, 5])
    ids.push(await aFailedJob({ key: `send-refund: order ${n}`, secondsAgo: n * 60, attempts: n }));
  const first = await list({ first: 2 });
  const second = await list({ first: 2, after: first.pageInfo.endCursor });
  const third = await list({ first: 2, after: second.pageInfo.endCursor });
  const pages = [first, second, third].map(({ nodes }) => nodes.map(({ id }) => id));
  expect(pages).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4)]);
  expect(third.pageInfo.hasNextPage).toBe(false);
  expect((await list({ first: 2, before: third.pageInfo.startCursor })).nodes).toEqual(second.nodes);
});

it.each([
  "7F3K",
  "#7F3K",
  "＃７F3K",
  "mail-orders",
  "SERVER IS away",
  "away server",
  "mail\u2011orders  7f3k",
])("is searched: %s", async (search) => {
  const id = await aFailedJob();
  await aFailedJob({ key: "send-refund: order 9ZZZ", error: "no such charge" });
  expect((await list({ search })).nodes.map((job) => job.id)).toEqual([id]);
});

it("tries a job again that is given up, and records who had it tried again", async () => {
  const id = await aFailedJob({ attempts: 25, secondsAgo: 3_600 });
  const [before] = (await list()).nodes;
  expect(await retry(id)).toBe(true);
  const [job] = await shop.sql(
    "select attempts, max_attempts, run_at <= now() as due from graphile_worker.jobs where id = $1",
    [id],
  );
  expect(job).toEqual({ attempts: 25, max_attempts: 50, due: true });
  const target = "mail-orders-placed: order 7F3K";
  expect(await audited()).toEqual([{ action: "RETRY_JOB", target_id: id, target }]);
  const [after] = (await list()).nodes;
  expect(after).toMatchObject({ failedAt: before?.failedAt, attempts: 25 });
  expect(after?.nextTryAt).not.toBeNull();
});

it.each(["0", "999999999", "-1", "1.5", "x", "", "99999999999999999999", "1\u0000"])(
  "tries nothing again for the id %j",
  async (id) => {
    expect(await retry(id)).toBe(false);
    expect(await audited()).toEqual([]);
  },
);

it("doesn't try a job again that is running, or that hasn't failed", async () => {
  const [waiting] = await shop.sql<{ id: string }>("select id from graphile_worker.add_job('send-refund')");
  expect(await retry((waiting as { id: string }).id)).toBe(false);
  expect(await retry(await aFailedJob({ running: true }))).toBe(false);
  expect(await audited()).toEqual([]);
});

it("counts jobs given up among the tasks that wait for an admin", async () => {
  await aFailedJob({ key: "send-refund: order 1", attempts: 25 });
  await aFailedJob({ key: "send-refund: order 2", attempts: 3 });
  const { waitingCounts } = await admin.ask<{ waitingCounts: object }>("{ waitingCounts { givenUpJobs } }");
  expect(waitingCounts).toEqual({ givenUpJobs: 1 });
});
