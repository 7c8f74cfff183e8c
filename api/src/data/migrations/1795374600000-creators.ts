import type { MigrationInterface, QueryRunner } from "typeorm";

/** Which admin made an API key or a webhook; unknown for those of earlier releases (ADR-0056). */
export class Creators1795374600000 implements MigrationInterface {
  name = "Creators1795374600000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- new columns without values: PostgreSQL scans nothing for their foreign keys
      -- squawk-ignore adding-foreign-key-constraint
      alter table api_keys add column creator_id uuid constraint api_key_creator references users (id);
      -- squawk-ignore adding-foreign-key-constraint
      alter table webhooks add column creator_id uuid constraint webhook_creator references users (id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      "alter table webhooks drop column creator_id; alter table api_keys drop column creator_id",
    );
  }
}
