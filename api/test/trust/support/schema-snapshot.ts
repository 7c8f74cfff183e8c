import type { DataSource } from "typeorm";

/** The parts of a schema, one line each: columns, indexes, constraints, triggers, functions. Extensions belong to the server. */
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

/** TypeORM's own tables. */
const OWN_TABLES = /\bmigrations\b/;

/** All parts of the schema `public`, sorted, without the order of columns and the formatting of functions. */
export async function snapshotSchema(database: DataSource): Promise<string[]> {
  const lines: string[] = [];
  for (const part of PARTS)
    lines.push(...(await database.query<object[]>(part)).map((row) => String(Object.values(row)[0])));
  return lines
    .filter((line) => !OWN_TABLES.test(line))
    .map((line) => line.replace(/\s+/g, " "))
    .sort();
}

/** The columns of each table. */
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

/** For each table the number of rows and a checksum of their values in these columns, regardless of the rows' order. */
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
