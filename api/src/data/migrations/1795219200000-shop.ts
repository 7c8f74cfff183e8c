import type { MigrationInterface, QueryRunner } from "typeorm";

/** The shop's tables. Archived rows stay for the books, so uniqueness among the living is by partial indexes. */
export class Shop1795219200000 implements MigrationInterface {
  name = "Shop1795219200000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("create extension if not exists pg_trgm");
    await runner.query(products);
    await runner.query(users);
    await runner.query(orders);
    await runner.query(reviews);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table reviews, orders, admin_grants, users, products");
  }
}

const products = `
  create table products (
    id uuid constraint products_pkey primary key default gen_random_uuid(),
    name text not null,
    description text not null,
    price_cents integer not null constraint product_price_positive check (price_cents >= 0),
    image text not null,
    rating double precision not null constraint product_rating_range check (rating between 0 and 5),
    count_in_stock integer not null constraint product_stock_range check (count_in_stock >= 0),
    created_at timestamptz(3) not null default now(),
    archived_at timestamptz(3)
  );
  create unique index product_name on products (lower(name)) where archived_at is null;
  create index product_newest on products (created_at desc, id desc) where archived_at is null;
  create index product_by_name on products (lower(name), id) where archived_at is null;
  create index product_price on products (price_cents, id) where archived_at is null;
  create index product_rating on products (rating desc, id desc) where archived_at is null;
  create index product_words on products using gin (to_tsvector('english', name || ' ' || description))
    where archived_at is null;
  create index product_spelling on products using gin (lower(name) gin_trgm_ops) where archived_at is null;
`;

const users = `
  create table users (
    id uuid constraint users_pkey primary key default gen_random_uuid(),
    firebase_uid text not null constraint users_firebase_uid_key unique,
    email text not null,
    email_verified boolean not null default false,
    name text,
    role text not null default 'CUSTOMER' constraint user_role check (role in ('CUSTOMER', 'ADMIN')),
    created_at timestamptz(3) not null default now(),
    archived_at timestamptz(3)
  );
  create unique index user_email on users (email) where archived_at is null;
  create table admin_grants (
    email text constraint admin_grants_pkey primary key,
    granted_at timestamptz(3) not null default now()
  );
`;

const orders = `
  create table orders (
    id uuid constraint orders_pkey primary key default gen_random_uuid(),
    user_id uuid not null constraint order_user references users (id),
    product_id uuid not null constraint order_product references products (id),
    name text not null,
    email text not null,
    address text not null,
    phone text not null,
    qty integer not null constraint order_qty_positive check (qty > 0),
    product_name text not null,
    unit_price_cents integer not null,
    created_at timestamptz(3) not null default now(),
    paid_at timestamptz(3),
    delivered_at timestamptz(3),
    idempotency_key text not null,
    constraint order_idempotency_key unique (user_id, idempotency_key)
  );
  create unique index order_one_unpaid_per_product on orders (user_id, product_id)
    where paid_at is null and delivered_at is null;
  create index order_newest on orders (created_at desc, id desc) where delivered_at is null;
  create index order_of_user on orders (user_id, created_at desc, id desc) where delivered_at is null;
  create index order_of_product on orders (product_id) where delivered_at is null;
`;

const reviews = `
  create table reviews (
    id uuid constraint reviews_pkey primary key default gen_random_uuid(),
    user_id uuid not null constraint review_user references users (id),
    name text not null,
    rating double precision not null constraint review_rating_range check (rating between 0 and 5),
    comment text not null,
    created_at timestamptz(3) not null default now(),
    constraint review_one_per_user unique (user_id)
  );
  create index review_newest on reviews (created_at desc, id desc);
`;
