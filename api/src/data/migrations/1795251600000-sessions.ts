import type { MigrationInterface, QueryRunner } from "typeorm";

/** Sessions of a user can be ended all at once, and a sign-in is compared with the one before (ADR-0016). */
export class Sessions1795251600000 implements MigrationInterface {
  name = "Sessions1795251600000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users
        add column session_epoch integer not null default 0,
        add column sign_in_provider text,
        add column sign_ins_valid_since timestamptz(0);
      -- Google accounts come verified: whoever is not has registered with a password
      update users set sign_in_provider = 'password' where not email_verified;
      create index user_blocked on users (created_at, id) where archived_at is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index user_blocked;
      alter table users drop column session_epoch, drop column sign_in_provider, drop column sign_ins_valid_since;
    `);
  }
}
