import type { MigrationInterface, QueryRunner } from "typeorm";

/** Keys of programs, and which of them did what the audit log has (ADR-0056). */
export class ApiKeys1795334400000 implements MigrationInterface {
  name = "ApiKeys1795334400000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table api_keys (
        id uuid constraint api_keys_pkey primary key default gen_random_uuid(),
        name text not null,
        prefix text not null,
        secret_hash bytea not null,
        scopes text[] not null constraint api_key_scopes check (cardinality(scopes) between 1 and 4),
        created_at timestamptz(3) not null default now(),
        expires_at timestamptz(3),
        last_used_at timestamptz(3),
        revoked_at timestamptz(3)
      );
      create unique index api_key_secret on api_keys (secret_hash);
      -- a new column without values: PostgreSQL scans nothing for its foreign key
      -- squawk-ignore adding-foreign-key-constraint
      alter table audit_entries add column api_key_id uuid constraint audit_api_key references api_keys (id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("alter table audit_entries drop column api_key_id; drop table api_keys");
  }
}
