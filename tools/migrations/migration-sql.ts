import { createDataSource } from "../../api/src/data/data-source";

/** TypeORM's migrations are classes with this shape. */
export interface Migration {
  name?: string;
  /** False if it can't run in a transaction. */
  transaction?: boolean;
  up(runner: object): Promise<unknown>;
}

/** A migration as the SQL that it sends. */
export interface MigrationSql {
  name: string;
  /** Whether all of it runs in one transaction. */
  inTransaction: boolean;
  sql: string;
}

/** The migrations of this checkout. */
export function allMigrations(): Migration[] {
  const { migrations } = createDataSource("postgres://nobody@127.0.0.1/none").options;
  return (migrations as (new () => Migration)[]).map((Migration) => new Migration());
}

/** Records the SQL of a migration without a database. A migration that reads first can't be recorded completely: it gets no rows. */
export async function recordSql(migration: Migration): Promise<MigrationSql> {
  const statements: string[] = [];
  const recorder = new Proxy(
    {},
    {
      get(_, member) {
        if (member === "query")
          return (sql: string) => Promise.resolve(statements.push(terminated(sql)) && []);
        throw new Error(
          `${nameOf(migration)} uses runner.${String(member)}: send SQL by runner.query alone, so that it can be checked`,
        );
      },
    },
  );
  await migration.up(recorder);
  return {
    name: nameOf(migration),
    inTransaction: migration.transaction !== false,
    sql: statements.join("\n"),
  };
}

const nameOf = ({ name, constructor }: Migration) => name ?? constructor.name;

const terminated = (sql: string) => `${sql.trim().replace(/;$/, "")};`;
