import type { MigrationInterface, QueryRunner } from "typeorm";

/** Users see where they are signed in, and a name that they chose outlasts the next sign-in (ADR-0059). */
export class Devices1795348800000 implements MigrationInterface {
  name = "Devices1795348800000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users add column name_chosen boolean not null default false;
      create table devices (
        id uuid constraint devices_pkey primary key default gen_random_uuid(),
        user_id uuid not null constraint device_user references users on delete cascade,
        name text not null constraint device_name check (length(name) between 1 and 100),
        signed_in_at timestamptz(0) not null,
        last_used_at timestamptz(3) not null default now(),
        constraint device_sign_in unique (user_id, signed_in_at, name)
      );
      create index device_last_used on devices (last_used_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table devices;
      alter table users drop column name_chosen;
    `);
  }
}
