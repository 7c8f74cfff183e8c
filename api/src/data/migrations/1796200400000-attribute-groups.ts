import type { MigrationInterface, QueryRunner } from "typeorm";

/** The heading under which a product's page shows an attribute. */
export class AttributeGroups1796200400000 implements Pick<MigrationInterface, "up"> {
  name = "AttributeGroups1796200400000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table attributes add column group_name text");
  }
}
