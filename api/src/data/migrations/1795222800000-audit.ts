import type { MigrationInterface, QueryRunner } from "typeorm";

/** The record of what admins did. A trigger keeps it append-only for every writer. */
export class Audit1795222800000 implements MigrationInterface {
  name = "Audit1795222800000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table audit_entries (
        id uuid constraint audit_entries_pkey primary key default gen_random_uuid(),
        done_at timestamptz(3) not null default now(),
        actor_id uuid constraint audit_actor references users (id),
        actor text not null,
        action text not null,
        target_id text not null,
        target text not null
      );
      create index audit_newest on audit_entries (done_at desc, id desc);
      create function refuse_change() returns trigger language plpgsql as $$
        begin raise exception '% is append-only', tg_table_name; end
      $$;
      create trigger audit_append_only before update or delete or truncate on audit_entries
        for each statement execute function refuse_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table audit_entries; drop function refuse_change()");
  }
}
