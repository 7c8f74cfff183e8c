import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Adds what is new to these indexes sooner: each search reads the list of what isn't in them yet. That of orders keeps PostgreSQL's 4 MB, as each
 * order would pay for it.
 */
export class ShortPendingLists1796600300000 implements Pick<MigrationInterface, "up"> {
  name = "ShortPendingLists1796600300000";

  async up(runner: QueryRunner): Promise<void> {
    for (const index of ["user_words", "review_words", "audit_words"])
      await runner.query(`alter index ${index} set (gin_pending_list_limit = 256)`); // kB
  }
}
