import type { MigrationInterface, QueryRunner } from "typeorm";

/** Bounds of the texts of categories, brands and attributes (shared/src/taxonomy.ts); the next migration validates them. */
export class TaxonomyBounds1795292100000 implements MigrationInterface {
  name = "TaxonomyBounds1795292100000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table categories
        add constraint category_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60) not valid,
        add constraint category_name_length check (length(name) between 1 and 100) not valid;
      alter table brands
        add constraint brand_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60) not valid,
        add constraint brand_name_length check (length(name) between 1 and 100) not valid;
      alter table attributes
        add constraint attribute_slug_form check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60) not valid,
        add constraint attribute_name_length check (length(name) between 1 and 100) not valid,
        add constraint attribute_unit check (unit is null or (length(unit) between 1 and 20 and type = 'NUMBER')) not valid;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table categories drop constraint category_slug_form, drop constraint category_name_length;
      alter table brands drop constraint brand_slug_form, drop constraint brand_name_length;
      alter table attributes drop constraint attribute_slug_form, drop constraint attribute_name_length,
        drop constraint attribute_unit;
    `);
  }
}
