import { runMigrations } from "graphile-worker";
import { hostname } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import type { Pool } from "pg";
import { type DataSource, type Migration, MigrationExecutor, type QueryRunner } from "typeorm";
import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver";
import type { Language } from "@shop/shared/locale";
import { adaptToLanguage } from "./adapt-language";
import { sqlStateOf } from "./connections/connection-errors";
import { Baseline1795381200000 as Baseline } from "./migrations/1795381200000-baseline";

/** The lock of the process that runs migrations. */
const MIGRATION_LOCK = 4_815_162_342;
const LOCK_RETRY_DELAY_MS = 200;

/**
 * How long a migration waits for all its locks together, in ms. Later statements queue behind it, so this is the longest delay of a request
 * (ADR-0042).
 */
export const MIGRATION_LOCK_TIMEOUT_MS = 500;

/** SQLSTATE codes of a lock timeout and of a deadlock. */
const LOCK_NOT_AVAILABLE = new Set(["55P03", "40P01"]);

const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 10_000;

/** About ten minutes in total. */
const ATTEMPTS = 60;

/** Settings for tests, and a callback for the log. */
export interface MigrateOptions {
  /** The delay after the first attempt without a lock, in ms; it doubles up to 10 s. */
  firstDelayMs?: number;
  /** The shop's language, to which the search and the order of names are then adapted; by default they stay as they are. */
  language?: Language | undefined;
  /** Called with a line for the log, such as: another process runs migrations, or an attempt got no lock. */
  onMessage?: (message: string) => void;
}

/**
 * Runs pending migrations and returns their number. Processes that start at the same time wait for each other. A migration that gets no
 * lock within half a second is rolled back and repeated, so that it never delays the requests behind it. Throws after ten minutes.
 */
export async function migrate(dataSource: DataSource, options: MigrateOptions = {}): Promise<number> {
  const lock = dataSource.createQueryRunner();
  await lock.connect();
  try {
    await lock.query("select set_config('application_name', $1, false)", [migratorName()]);
    await takeMigrationLock(lock, options);
    const count = await runPending(dataSource, options);
    if (options.language) await adaptToLanguage(dataSource, options.language, options.onMessage);
    // the job queue's tables, which graphile-worker migrates itself
    await runMigrations({ pgPool: (dataSource.driver as PostgresDriver).master as Pool });
    return count;
  } finally {
    await lock.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]).catch(() => undefined);
    await lock.query("reset application_name").catch(() => undefined);
    await lock.release();
  }
}

/** Polls for the lock instead of waiting in a statement: `create index concurrently` would wait for that statement. */
async function takeMigrationLock(lock: QueryRunner, { onMessage }: MigrateOptions): Promise<void> {
  const ask = "select pg_try_advisory_lock($1) as taken";
  for (let known = ""; ; await wait(LOCK_RETRY_DELAY_MS)) {
    const [answer] = (await lock.query(ask, [MIGRATION_LOCK])) as { taken: boolean }[];
    if (answer?.taken) return;
    const [holder] = (await lock.query(HOLDER, [MIGRATION_LOCK])) as { holder: string }[];
    if (holder && holder.holder !== known)
      onMessage?.(`another process migrates the database: waiting for ${holder.holder}`);
    known = holder?.holder ?? known;
  }
}

/** Selects the holder of the lock. For another user's connection PostgreSQL may show only the process id. */
const HOLDER = `select concat_ws(' ', 'connection ' || pid, 'of "' || nullif(application_name, '') || '"', 'from ' || host(client_addr),
      'since ' || to_char(backend_start at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) as holder
    from pg_locks left join pg_stat_activity using (pid)
    where locktype = 'advisory' and granted and objsubid = 1
      and database = (select oid from pg_database where datname = current_database())
      and (classid::bigint << 32) + objid::bigint = $1::bigint`;

/** The application name of the migrating process, as other processes see it; PostgreSQL stores 63 bytes of it. */
const migratorName = () => `shop migration: process ${process.pid} on ${hostname()}`.slice(0, 63);

async function runPending(dataSource: DataSource, options: MigrateOptions): Promise<number> {
  const runner = dataSource.createQueryRunner();
  try {
    await adoptBaseline(
      runner,
      dataSource.migrations.map(({ name = "" }) => name),
    );
    const executor = new MigrationExecutor(dataSource, runner);
    const pending = await executor.getPendingMigrations();
    for (const migration of pending) await repeatUntilLocked(executor, runner, migration, options);
    return pending.length;
  } finally {
    await runner.release();
  }
}

async function repeatUntilLocked(
  executor: MigrationExecutor,
  runner: QueryRunner,
  migration: Migration,
  { firstDelayMs = FIRST_DELAY_MS, onMessage }: MigrateOptions,
): Promise<void> {
  for (
    let attempt = 1, delayMs = firstDelayMs;
    ;
    attempt += 1, delayMs = Math.min(2 * delayMs, LONGEST_DELAY_MS)
  ) {
    try {
      await run(executor, runner, migration);
      const { notes = [] } = migration.instance as { notes?: string[] };
      return notes.forEach((note) => onMessage?.(`the migration ${migration.name}: ${note}`));
    } catch (error) {
      if (!LOCK_NOT_AVAILABLE.has(sqlStateOf(error) ?? "")) throw error;
      if (attempt === ATTEMPTS) throw lockNotAvailable(migration.name, error);
      onMessage?.(`the migration ${migration.name} got no lock; trying again in ${delayMs} ms`);
      await wait(delayMs);
    }
  }
}

/** Runs a migration in a transaction, unless it declares `transaction = false`: then it must be repeatable, and waits without a limit. */
async function run(executor: MigrationExecutor, runner: QueryRunner, migration: Migration): Promise<void> {
  if (migration.instance?.transaction === false) return void (await executor.executeMigration(migration));
  await runner.startTransaction();
  try {
    await limitLocks(runner, () => executor.executeMigration(migration));
    await runner.commitTransaction();
  } catch (error) {
    await runner.rollbackTransaction().catch(() => undefined);
    throw error;
  }
}

/** PostgreSQL limits the wait for one lock: each statement gets the time left by earlier ones. */
async function limitLocks(runner: QueryRunner, work: () => Promise<unknown>): Promise<void> {
  const until = performance.now() + MIGRATION_LOCK_TIMEOUT_MS;
  const query = runner.query.bind(runner) as (...args: unknown[]) => Promise<never>;
  runner.query = async (...args: unknown[]) => {
    await query(`set local lock_timeout = ${Math.max(1, Math.ceil(until - performance.now()))}`);
    return query(...args);
  };
  await work().finally(() => (runner.query = query));
}

function lockNotAvailable(migration: string, cause: unknown): Error {
  return new Error(
    `The migration ${migration} found its table in use for ten minutes. End the transaction that uses it ` +
      "(select pid, xact_start, query from pg_stat_activity order by xact_start), and start again.",
    { cause },
  );
}

/** The last migration before the first release. The baseline replaces the migrations up to it and creates an identical schema. */
const LAST_REPLACED = "RefundInForce1795377600200";

/** The migrations of 0.2.0 before they were merged into those up to `LAST_MERGED`. Both and `adoptMerged` may go after release 0.2.0. */
export const FORMER =
  `Pricing1796800000000 RefundsAndInvoices1796800100000 Reviews1796800200000 WishesAndAlerts1796800300000
  Keys1796800400000 Catalogue1796800510000 Statistics1796800600000 StoredRows1796800700000 ChecksAndIndexes1796800800000
  OneReviewOfShop1796800900000 Carts1796801000000 Language1796801100000 Currency1796801200000 ProductGroups1796801300000
  Staff1796801400000 GroupIndexes1796801500000 Returns1796801600000 Storefront1796801700000 Collections1796801800000
  SearchEngines1796801900000 Notes1796802000000 ReturnPhotos1796802050000 ForgottenCarts1796802100000 GiftCards1796802200000
  GiftCardChecks1796802200001 CollectionTexts1796802310000 SoldGiftCards1796802320000 SoldGiftCardIndex1796802320001
  RequestedReturns1796802330300`.split(/\s+/);
const LAST_MERGED = "OneReviewOfShop1796810900000";

const { name: BASELINE } = new Baseline();

/**
 * Records the baseline as executed in a database created by earlier migrations. Throws if some of those are missing, or if a checkout between
 * two releases has run migrations that the release has replaced.
 */
async function adoptBaseline(runner: QueryRunner, known: readonly string[]): Promise<void> {
  const [table] = (await runner.query("select to_regclass('migrations') is not null as is_migrated")) as {
    is_migrated: boolean;
  }[];
  if (!table?.is_migrated) return;
  const done = (
    (await runner.query("select name from migrations order by timestamp")) as { name: string }[]
  ).map((migration) => migration.name);
  const [first, last] = [stampOf(BASELINE), Math.max(...known.map(stampOf))];
  const replaced = done.filter(
    (name) => stampOf(name) > first && stampOf(name) < last && ![...known, ...FORMER].includes(name),
  );
  if (replaced.length > 0)
    throw notMigratable(
      "of an unreleased state of the shop",
      `has run ${replaced.at(-1)}, which was replaced`,
    );
  await adoptMerged(runner, known, done);
  if (done.length === 0 || done.includes(BASELINE)) return;
  if (!done.includes(LAST_REPLACED))
    throw notMigratable(
      "of a state of the shop before release 0.1.0",
      `its last migration is ${done.at(-1)}`,
    );
  await runner.query("insert into migrations (timestamp, name) values ($1, $2)", [first, BASELINE]);
}

/** Records the merged migrations as executed in a database that has run all former ones. Throws if it has run only some. */
async function adoptMerged(runner: QueryRunner, known: readonly string[], done: string[]): Promise<void> {
  const missing = FORMER.filter((name) => !done.includes(name));
  if (missing.length === FORMER.length || done.includes(LAST_MERGED)) return;
  if (missing.length > 0)
    throw new Error(
      `This database lacks ${missing[0]} of main, whose migrations were merged on 30 November 2026. First start the commit before that: ` +
        `git checkout $(git rev-list -1 --before=2026-11-30T07:00Z main) && npm start; then this one. Or start ${OTHER_DATABASE}`,
    );
  const same = known.filter((name) => name !== BASELINE && stampOf(name) <= stampOf(LAST_MERGED));
  const record =
    "insert into migrations (timestamp, name) select right(name, 13)::bigint, name from unnest($1::text[]) as name";
  await runner.query(record, [same]);
}

const stampOf = (migration: string) => Number(migration.slice(-13));

const OTHER_DATABASE =
  "with an empty database, or with another DATA_DIR: `.data` in the checkout is the usual one, and can be deleted if it has only the demo.";

const notMigratable = (state: string, reason: string) =>
  new Error(`This database is ${state} (${reason}), which no release can migrate. Start ${OTHER_DATABASE}`);
