import type { MigrationInterface, QueryRunner } from "typeorm";

/** An API key may have more scopes than there were. */
export class MoreScopes1796300000000 implements Pick<MigrationInterface, "up"> {
  name = "MoreScopes1796300000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table api_keys
  drop constraint api_key_scopes,
  add constraint api_key_scopes check (cardinality(scopes) between 1 and 20) not valid;
`);
  }
}
