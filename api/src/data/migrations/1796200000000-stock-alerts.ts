import type { MigrationInterface, QueryRunner } from "typeorm";

/** Who wants to be mailed when a product is back. */
export class StockAlerts1796200000000 implements Pick<MigrationInterface, "up"> {
  name = "StockAlerts1796200000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table stock_alerts (
  id uuid constraint stock_alerts_pkey primary key default gen_random_uuid(),
  product_id uuid not null constraint stock_alert_product references products on delete cascade,
  email text not null,
  user_id uuid constraint stock_alert_user references users,
  wording text not null,
  created_at timestamptz(3) not null default now(),
  queued_at timestamptz(3),
  constraint stock_alert_once unique (product_id, email)
);
create index stock_alert_of_email on stock_alerts (email, created_at);
create index stock_alert_of_user on stock_alerts (user_id) where user_id is not null;
create index stock_alert_oldest on stock_alerts (created_at);
`);
  }
}
