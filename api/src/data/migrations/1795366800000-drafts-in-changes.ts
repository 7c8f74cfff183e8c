import type { MigrationInterface, QueryRunner } from "typeorm";

/** Several products become drafts, or are published, at once (ADR-0050). Changes of before changed neither. */
export class DraftsInChanges1795366800000 implements MigrationInterface {
  name = "DraftsInChanges1795366800000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table product_changes
        add column draft_before boolean not null default false,
        add column draft_after boolean not null default false
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("alter table product_changes drop column draft_before, drop column draft_after");
  }
}
