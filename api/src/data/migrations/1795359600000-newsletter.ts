import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Consents to the newsletter. An email has one that is not ended, confirmed or not. The token to unsubscribe stands as it is,
 * because each newsletter repeats it; it is good for nothing else.
 */
export class Newsletter1795359600000 implements MigrationInterface {
  name = "Newsletter1795359600000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table newsletter_subscriptions (
        id uuid constraint newsletter_subscriptions_pkey primary key default gen_random_uuid(),
        email text not null,
        wording text not null,
        unsubscribe_token text not null constraint newsletter_token unique,
        created_at timestamptz(3) not null default now(),
        confirmed_at timestamptz(3),
        unsubscribed_at timestamptz(3)
      );
      create unique index newsletter_email on newsletter_subscriptions (email) where unsubscribed_at is null;
      create index newsletter_ended on newsletter_subscriptions (unsubscribed_at, email) where unsubscribed_at is not null;
      create index newsletter_waiting on newsletter_subscriptions (created_at) where confirmed_at is null;
      create index newsletter_newest on newsletter_subscriptions (created_at desc, id desc)
        where confirmed_at is not null and unsubscribed_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table newsletter_subscriptions");
  }
}
