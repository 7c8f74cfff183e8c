import type { MigrationInterface, QueryRunner } from "typeorm";

/** How many calls were made with an API key. */
export class CallsOfKeys1796400100000 implements Pick<MigrationInterface, "up"> {
  name = "CallsOfKeys1796400100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table api_keys add column calls bigint not null default 0");
  }
}
