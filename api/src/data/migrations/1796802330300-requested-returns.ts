import type { MigrationInterface, QueryRunner } from "typeorm";

/** Builds the index of the returns that await an answer, while the shop goes on. */
export class RequestedReturns1796802330300 implements Pick<MigrationInterface, "up"> {
  name = "RequestedReturns1796802330300";
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("drop index concurrently if exists return_requested"); // what an interrupted attempt has left
    await runner.query(
      "create index concurrently if not exists return_requested on returns (created_at) where status = 'REQUESTED'",
    );
  }
}
