import type { MigrationInterface, QueryRunner } from "typeorm";

const indexes = {
  payment_paid: "payments (paid_at, id) where status = 'PAID'",
  refund_created: "refunds (created_at, id)",
};

/** Finds payments without an invoice, and refunds without a credit note, of the last days. */
export class MissingInvoices1796700100000 implements Pick<MigrationInterface, "up"> {
  name = "MissingInvoices1796700100000";
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, on] of Object.entries(indexes)) {
      await runner.query(`drop index concurrently if exists ${name}`); // what an interrupted attempt has left
      await runner.query(`create index concurrently if not exists ${name} on ${on}`);
    }
  }
}
