import type { MigrationInterface, QueryRunner } from "typeorm";

const indexes = {
  review_one_of_shop:
    "unique index concurrently if not exists review_one_of_shop on reviews (user_id) where product_id is null",
  review_one_per_product:
    "unique index concurrently if not exists review_one_per_product on reviews (user_id, product_id)",
  review_of_shop:
    "index concurrently if not exists review_of_shop on reviews (created_at desc, id desc) where hidden_at is null and product_id is null",
  review_of_product:
    "index concurrently if not exists review_of_product on reviews (product_id, created_at desc, id desc) include (rating) where hidden_at is null",
};

/** Checks what is there already, and builds the indexes, while the shop goes on. */
export class ProductReviewIndexes1796200600000 implements Pick<MigrationInterface, "up"> {
  name = "ProductReviewIndexes1796200600000";
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const constraint of ["review_product", "review_whole_stars"])
      await runner.query(`alter table reviews validate constraint ${constraint}`);
    for (const [name, definition] of Object.entries(indexes)) {
      await runner.query(`drop index concurrently if exists ${name}`); // what an interrupted attempt has left
      await runner.query(`create ${definition}`);
    }
  }
}
