import type { MigrationInterface, QueryRunner } from "typeorm";

/** A user has one review of the shop, and others of products. The rule keeps its name, by which release 0.1.0 knows it. */
export class OneReviewOfShop1796810900000 implements Pick<MigrationInterface, "up"> {
  name = "OneReviewOfShop1796810900000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table reviews drop constraint review_one_per_user;
alter index review_one_of_shop rename to review_one_per_user;
`);
  }
}
