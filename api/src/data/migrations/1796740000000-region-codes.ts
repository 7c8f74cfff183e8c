import type { MigrationInterface, QueryRunner } from "typeorm";
import { findRegion } from "../../regions";

interface Rate {
  id: string;
  country: string;
  region: string;
}

/**
 * The regions of tax rates as ISO 3166-2 codes. An unknown region stays as it is, and so does a second spelling of a region that has a rate;
 * the settings page marks both.
 */
export class RegionCodes1796740000000 implements Pick<MigrationInterface, "up"> {
  name = "RegionCodes1796740000000";

  async up(runner: QueryRunner): Promise<void> {
    const rates = (await runner.query(
      "select id, country, region from tax_rates where region is not null order by created_at, id",
    )) as Rate[];
    for (const { id, country, region } of rates) {
      const code = findRegion(country, region, "rule")?.code;
      if (!code || code === region) continue;
      await runner.query(
        `update tax_rates rate set region = $2 where id = $1 and not exists (
          select from tax_rates other where other.id <> rate.id and other.country = rate.country
            and lower(other.region) = lower($2) and other.category_id is not distinct from rate.category_id)`,
        [id, code],
      );
    }
  }
}
