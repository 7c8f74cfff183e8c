import type { MigrationInterface, QueryRunner } from "typeorm";

/** Validates the check of the amounts of payments. */
export class FreePaymentsValidated1796720100000 implements Pick<MigrationInterface, "up"> {
  name = "FreePaymentsValidated1796720100000";
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table payments validate constraint payment_amount;
`);
  }
}
