import type { MigrationInterface, QueryRunner } from "typeorm";

/** Allows payments of 0, of orders that cost nothing. */
export class FreePayments1796720000000 implements Pick<MigrationInterface, "up"> {
  name = "FreePayments1796720000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table payments
  drop constraint payment_amount_positive,
  add constraint payment_amount check (amount_cents >= 0) not valid;
`);
  }
}
