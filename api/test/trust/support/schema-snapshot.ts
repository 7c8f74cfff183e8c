import type { DataSource } from "typeorm";

/** What a schema consists of, one line each: columns, indexes, constraints, triggers, functions. Extensions are the server's. */
const PARTS = [
  `select format('column %s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default)
    from information_schema.columns where table_schema = 'public'`,
  "select indexdef from pg_indexes where schemaname = 'public'",
  `select format('constraint %s on %s: %s', conname, conrelid::regclass, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = 'public'::regnamespace`,
  `select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal`,
  `select pg_get_functiondef(p.oid) from pg_proc p
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
];

/** The tables that TypeORM itself keeps. */
const OWN_TABLES = /\bmigrations\b/;

/** Everything that the schema `public` consists of, sorted; without the order of columns and the layout of functions. */
export async function schemaOf(database: DataSource): Promise<string[]> {
  const lines: string[] = [];
  for (const part of PARTS)
    lines.push(...(await database.query<object[]>(part)).map((row) => String(Object.values(row)[0])));
  return lines
    .filter((line) => !OWN_TABLES.test(line))
    .map((line) => line.replace(/\s+/g, " "))
    .sort();
}

/** Columns of each table. */
export type Columns = Record<string, string[]>;

/** The columns of every table, by name. */
export async function columnsOf(database: DataSource): Promise<Columns> {
  const columns = await database.query<{ table: string; columns: string[] }[]>(
    `select table_name as "table", array_agg(column_name::text order by column_name) as columns
      from information_schema.columns where table_schema = 'public' group by table_name`,
  );
  return Object.fromEntries(
    columns.filter(({ table }) => !OWN_TABLES.test(table)).map(({ table, columns: names }) => [table, names]),
  );
}

/** For each table the number of its rows and a sum over all their values in these columns, in whatever order they lie. */
export async function checksumsOf(database: DataSource, columns: Columns): Promise<Record<string, string>> {
  const checksums: Record<string, string> = {};
  for (const [table, names] of Object.entries(columns)) {
    const values = names.map((name) => `"${name}"`).join(", ");
    const [sum] = await database.query<{ rows: string; sum: string | null }[]>(
      `select count(*) as rows, sum(hashtextextended(row(${values})::text, 0)) as sum from "${table}"`,
    );
    checksums[table] = `${sum?.rows} rows, ${sum?.sum ?? "no"} sum`;
  }
  return checksums;
}
