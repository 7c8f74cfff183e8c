import type { MigrationInterface, QueryRunner } from "typeorm";

/** Products count their edits, so that two admins don't overwrite each other's; the audit lists the changed fields. */
export class Editing1795233600000 implements MigrationInterface {
  name = "Editing1795233600000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table products add column version integer not null default 1");
    await runner.query("alter table audit_entries add column detail text");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("alter table audit_entries drop column detail");
    await runner.query("alter table products drop column version");
  }
}
