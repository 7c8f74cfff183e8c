import type { MigrationInterface, QueryRunner } from "typeorm";

/** Reviews of products, beside those of the shop, which have no product. */
export class ProductReviews1796200500000 implements Pick<MigrationInterface, "up"> {
  name = "ProductReviews1796200500000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table reviews
  add column product_id uuid,
  add constraint review_product foreign key (product_id) references products on delete cascade not valid,
  add constraint review_whole_stars check (product_id is null or rating in (1, 2, 3, 4, 5)) not valid;
`);
  }
}
