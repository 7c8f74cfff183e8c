import type { QueryRunner } from "typeorm";
import { Baseline1795381200000 as Baseline } from "./migrations/1795381200000-baseline";

/** The last of the migrations before the first release, which the baseline replaces: after it the schema is the same. */
const LAST_REPLACED = "RefundInForce1795377600200";

const { name } = new Baseline();
const STAMP = name.slice(-13);

/** Notes the baseline as done in a database that the migrations before it made. Throws if some of those are missing. */
export async function adoptBaseline(runner: QueryRunner): Promise<void> {
  const [known] = (await runner.query("select to_regclass('migrations') is not null as is_migrated")) as {
    is_migrated: boolean;
  }[];
  if (!known?.is_migrated) return;
  const done = (
    (await runner.query("select name from migrations order by timestamp")) as { name: string }[]
  ).map((migration) => migration.name);
  if (done.length === 0 || done.includes(name)) return;
  if (!done.includes(LAST_REPLACED))
    throw new Error(
      `This database is of a state of the shop before release 0.1.0 (its last migration is ${done.at(-1)}), which no release ` +
        "can migrate. Start with an empty database, or with another DATA_DIR.",
    );
  await runner.query("insert into migrations (timestamp, name) values ($1, $2)", [STAMP, name]);
}
