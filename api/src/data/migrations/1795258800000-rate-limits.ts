import type { MigrationInterface, QueryRunner } from "typeorm";

/** Counts of rate limits, shared by all processes. The table is unlogged: losing the counts in a crash does no harm. */
export class RateLimits1795258800000 implements MigrationInterface {
  name = "RateLimits1795258800000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create unlogged table rate_limits (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      )`);
    await runner.query("create index rate_limit_expired on rate_limits (expire)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table rate_limits");
  }
}
