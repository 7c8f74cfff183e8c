import type { MigrationInterface, QueryRunner } from "typeorm";

/** Reviews of customers without a name showed the first part of their email; they say 'Customer' now. */
export class NamelessReviews1795269600000 implements MigrationInterface {
  name = "NamelessReviews1795269600000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update reviews set name = 'Customer' from users
        where users.id = reviews.user_id and coalesce(users.name, '') = ''
          and reviews.name = split_part(users.email, '@', 1)`);
  }

  /** Not undone: the former names were parts of emails. */
  async down(): Promise<void> {}
}
