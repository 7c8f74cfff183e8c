import type { MigrationInterface, QueryRunner } from "typeorm";

/** Reviews can be hidden; who had an order delivered is found by the user; reviews and the audit can be searched. */
export class Moderation1795244400000 implements MigrationInterface {
  name = "Moderation1795244400000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(reviews);
    await runner.query(audit);
    await runner.query("create index order_delivered_to on orders (user_id) where delivered_at is not null");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop index order_delivered_to, audit_by_action, audit_words, review_words");
    await runner.query("alter table reviews drop column hidden_at"); // and with it the indexes that name it
  }
}

const reviews = `
  alter table reviews add column hidden_at timestamptz(3);
  create index review_shown on reviews (created_at desc, id desc) where hidden_at is null;
  create index review_hidden on reviews (created_at desc, id desc) where hidden_at is not null;
  create index review_words on reviews using gin (name gin_trgm_ops, comment gin_trgm_ops);
`;

const audit = `
  create index audit_by_action on audit_entries (action, done_at desc, id desc);
  create index audit_words on audit_entries
    using gin (actor gin_trgm_ops, target gin_trgm_ops, detail gin_trgm_ops);
`;
