import type { MigrationInterface, QueryRunner } from "typeorm";

/** Reviews can wait for an admin. They are hidden, but differ from those that an admin has hidden. */
export class PendingReviews1795262400000 implements MigrationInterface {
  name = "PendingReviews1795262400000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table reviews add column pending boolean not null default false,
        add constraint review_pending_is_hidden check (not pending or hidden_at is not null);
      create index review_pending on reviews (created_at desc, id desc) where pending;
    `);
  }

  /** Reviews that wait stay hidden. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query("alter table reviews drop column pending"); // and with it its constraint and its index
  }
}
