import type { MigrationInterface, QueryRunner } from "typeorm";

/** What an import has added and changed, so that it can be undone like other changes of products. */
export class ImportedChanges1796500000000 implements Pick<MigrationInterface, "up"> {
  name = "ImportedChanges1796500000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table product_changes
  add column added boolean not null default false,
  add column others_before jsonb,
  add column others_after jsonb;
`);
  }
}
