import type { MigrationInterface, QueryRunner } from "typeorm";

/** The answers of changes that came with an `Idempotency-Key`. */
export class IdempotencyKeys1796400000000 implements Pick<MigrationInterface, "up"> {
  name = "IdempotencyKeys1796400000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table idempotency_keys (
  account_id uuid not null,
  key text not null,
  content_hash text not null,
  started_at timestamptz(3) not null default now(),
  state text not null default 'running',
  answer text,
  constraint idempotency_keys_pkey primary key (account_id, key)
);
create index idempotency_key_age on idempotency_keys (started_at);
`);
  }
}
