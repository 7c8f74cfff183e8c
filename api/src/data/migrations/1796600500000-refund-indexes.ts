import type { MigrationInterface, QueryRunner } from "typeorm";

const indexes = {
  refund_of_payment: "refunds (payment_id)",
  refund_of_provider: "refunds (provider_refund_id) where provider_refund_id is not null",
};

/** Finds the refunds of a payment, and those that a provider reports, without reading all refunds. */
export class RefundIndexes1796600500000 implements Pick<MigrationInterface, "up"> {
  name = "RefundIndexes1796600500000";
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, on] of Object.entries(indexes)) {
      await runner.query(`drop index concurrently if exists ${name}`); // what an interrupted attempt has left
      await runner.query(`create index concurrently if not exists ${name} on ${on}`);
    }
  }
}
