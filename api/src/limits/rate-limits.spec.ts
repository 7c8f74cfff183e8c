import { randomUUID } from "node:crypto";
import type { DataSource } from "typeorm";
import { createTestDatabase, patientLimits, type TestDatabase } from "../../test/support/database";
import { createDataSource } from "../data/data-source";
import { RateLimited } from "../errors";
import { RateLimits } from "./rate-limits";
import type { LimitName } from "../context/limit-rules";
import { rules } from "../context/limit-rules";

let made: TestDatabase;
let database: DataSource;
beforeAll(async () => {
  made = await createTestDatabase();
  database = await createDataSource(made.url, { limits: patientLimits }).initialize();
});
afterAll(async () => {
  if (database.isInitialized) await database.destroy();
  await made.drop();
});

const points = { order: 3, search: 3, api: 100 };
/** The limits of one of two processes over one database. */
const aProcess = () => new RateLimits({ database, points });
const someone = () => {
  const id = randomUUID();
  return { address: "192.0.2.7", account: () => id };
};

/** The number of calls allowed to a caller, made to these processes in rotation. */
async function allowed(processes: RateLimits[], rule: LimitName, caller: ReturnType<typeof someone>) {
  const attempts = Array.from({ length: 12 }, (_, at) =>
    (processes[at % processes.length] as RateLimits).of(caller).consume(rule),
  );
  const settled = await Promise.allSettled(attempts);
  for (const attempt of settled)
    if (attempt.status === "rejected") expect(attempt.reason).toBeInstanceOf(RateLimited);
  return settled.filter(({ status }) => status === "fulfilled").length;
}

it("counts rare actions that are worth an attack over all processes together", async () => {
  expect(await allowed([aProcess(), aProcess()], "order", someone())).toBe(3);
});

it("counts frequent requests in each process, without a statement", async () => {
  expect(await allowed([aProcess(), aProcess()], "search", someone())).toBe(6);
  const [found] = await database.query<object[]>("select key from rate_limits where key like 'search%'");
  expect(found).toBeUndefined();
});

it("doesn't ask the database again about a client over the limit until the time is up", async () => {
  const [limits, customer] = [aProcess(), someone()];
  const spent = async () => {
    const key = `order:${customer.account()}`;
    return (await database.query<object[]>("select points from rate_limits where key = $1", [key]))[0];
  };
  await allowed([limits], "order", customer);
  const before = await spent();
  expect(await allowed([limits], "order", customer)).toBe(0);
  expect(await spent()).toEqual(before);
});

it("lets what costs more than there are points be done once", async () => {
  const limits = new RateLimits({ points }).of(someone());
  await expect(limits.consume("api", 5_000)).resolves.toMatchObject({ remaining: 0 });
  await expect(limits.consume("api", 1)).rejects.toThrow(RateLimited);
});

it("says how long to wait, in whole seconds within the time of the rule", async () => {
  const limits = new RateLimits({ points: { review: 1 } }).of(someone());
  await limits.consume("review");
  const refusal = (await limits.consume("review").catch((error: unknown) => error)) as RateLimited;
  expect(Number.isInteger(refusal.retryAfter)).toBe(true);
  expect(refusal.retryAfter).toBeGreaterThan(rules.review.seconds - 60);
  expect(refusal.retryAfter).toBeLessThanOrEqual(rules.review.seconds);
});

it("goes on counting, each process by itself, while the database is away", async () => {
  const [limits, customer] = [aProcess(), someone()];
  await database.destroy();
  expect(await allowed([limits], "order", customer)).toBe(3);
});
