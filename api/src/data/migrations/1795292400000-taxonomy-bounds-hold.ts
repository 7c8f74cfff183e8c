import type { MigrationInterface, QueryRunner } from "typeorm";

/** Validates the bounds of the migration before it, without keeping anybody from writing. */
export class TaxonomyBoundsHold1795292400000 implements MigrationInterface {
  name = "TaxonomyBoundsHold1795292400000";
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table categories validate constraint category_slug_form");
    await runner.query("alter table categories validate constraint category_name_length");
    await runner.query("alter table brands validate constraint brand_slug_form");
    await runner.query("alter table brands validate constraint brand_name_length");
    await runner.query("alter table attributes validate constraint attribute_slug_form");
    await runner.query("alter table attributes validate constraint attribute_name_length");
    await runner.query("alter table attributes validate constraint attribute_unit");
  }

  /** Constraints stay valid; nothing to undo. */
  async down(): Promise<void> {}
}
