import type { MigrationInterface, QueryRunner } from "typeorm";

/** The wish lists of customers. */
export class Wishes1796200100000 implements Pick<MigrationInterface, "up"> {
  name = "Wishes1796200100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table wishes (
  user_id uuid not null constraint wish_user references users,
  product_id uuid not null constraint wish_product references products on delete cascade,
  created_at timestamptz(3) not null default now(),
  constraint wishes_pkey primary key (user_id, product_id)
);
`);
  }
}
