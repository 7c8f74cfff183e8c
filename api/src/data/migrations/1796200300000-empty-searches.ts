import type { MigrationInterface, QueryRunner } from "typeorm";

/** What shoppers searched for in vain, counted by day. */
export class EmptySearches1796200300000 implements Pick<MigrationInterface, "up"> {
  name = "EmptySearches1796200300000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table empty_searches (
        day text,
        text text,
        count integer not null,
        constraint empty_searches_pkey primary key (day, text)
      )`,
    );
  }
}
