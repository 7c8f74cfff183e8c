import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Categories, brands and attributes as data, and what products say of them. Products of before have none. New columns have
 * constant defaults, so that no row is written; the foreign keys are validated by the next migration.
 */
export class Catalogue1795287600000 implements MigrationInterface {
  name = "Catalogue1795287600000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(classification);
    await runner.query(products);
    await runner.query(updatedAt);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger product_updated on products;
      drop function touch_product();
      alter table products drop column category_id, drop column brand, drop column attributes, drop column more_images,
        drop column draft, drop column updated_at;
      drop table category_attributes, attributes, brands, categories;
    `);
  }
}

/** The slugs of all three stand in addresses and stay as they are; names can change. */
const classification = `
  create table categories (
    id uuid constraint categories_pkey primary key default gen_random_uuid(),
    parent_id uuid constraint category_parent references categories,
    slug text not null,
    name text not null,
    position integer not null default 0,
    constraint category_not_own_parent check (parent_id <> id)
  );
  create unique index category_slug on categories (coalesce(parent_id, '00000000-0000-0000-0000-000000000000'), slug);
  create table brands (slug text constraint brands_pkey primary key, name text not null);
  create unique index brand_name on brands (lower(name));
  create table attributes (
    slug text constraint attributes_pkey primary key,
    name text not null,
    type text not null constraint attribute_type check (type in ('NUMBER', 'TEXT', 'BOOLEAN')),
    unit text,
    position integer not null default 0
  );
  create unique index attribute_name on attributes (lower(name));
  create table category_attributes (
    category_id uuid not null constraint category_attribute_category references categories on delete cascade,
    attribute text not null constraint category_attribute_attribute references attributes on delete cascade,
    constraint category_attributes_pkey primary key (category_id, attribute)
  );
`;

const products = `
  alter table products
    add column category_id uuid,
    add column brand text,
    add column attributes jsonb not null default '{}',
    add column more_images text[] not null default '{}',
    add column draft boolean not null default false,
    add column updated_at timestamptz(3) not null default now();
  alter table products add constraint product_category foreign key (category_id) references categories not valid;
  alter table products add constraint product_brand foreign key (brand) references brands not valid;
`;

const updatedAt = `
  create function touch_product() returns trigger language plpgsql as $$
    begin
      new.updated_at := now();
      return new;
    end
  $$;
  create trigger product_updated before update on products for each row execute function touch_product();
`;
