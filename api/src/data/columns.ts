/** PostgreSQL's types in our results. Other types arrive as text, or as numbers that JavaScript rounds. */
export type ColumnType =
  | "boolean"
  | "double precision"
  | "integer"
  | "json"
  | "jsonb"
  | "text"
  | "text[]"
  | "timestamp with time zone"
  | "uuid";

/** One column of a result: its SQL expression, its type in PostgreSQL, and `Value` in TypeScript. */
export interface ResultColumn<Value = unknown> {
  readonly sql: string;
  readonly type: ColumnType;
  readonly nullable?: boolean;
  /** True for a column of a left join, which is null where the join finds no row, even if the table forbids null. */
  readonly isJoined?: boolean;
  /** Never set: it ties the column to its TypeScript type. */
  readonly value?: Value;
}

const of =
  <Value>(type: ColumnType) =>
  (sql: string): ResultColumn<Value> => ({ sql, type });

export const boolean = of<boolean>("boolean");
export const float = of<number>("double precision");
export const integer = of<number>("integer");
export const instant = of<Date>("timestamp with time zone");
export const uuid = of<string>("uuid");

/** A text; `Value` names the allowed values, if the database restricts them. */
export const text = <Value extends string = string>(sql: string): ResultColumn<Value> => ({
  sql,
  type: "text",
});

/** A JSON document of this shape. */
export const json = <Value>(sql: string): ResultColumn<Value> => ({ sql, type: "json" });

export const texts = of<string[]>("text[]");

/** An amount of minor units, converted to major units. The database knows the number of them (`keep-currency.ts`). */
export const money = (minor: string): ResultColumn<number> => float(`${minor} / minor_units()`);

/** The SQL of an amount of major units, converted to minor units. */
export const inMinor = (money: string): string => `round(${money} * minor_units())`;

export const nullable = <Value>(column: ResultColumn<Value>): ResultColumn<Value | null> => ({
  ...column,
  nullable: true,
});

/** A column for each property of a row. */
type ColumnOf<Row extends object> = { readonly [Name in keyof Row]: ResultColumn<Row[Name]> };

/** A row that may be missing. */
type OrNull<Row extends object> = { [Name in keyof Row]: Row[Name] | null };

/** The columns of a result: `sql` is the select list, and the properties give the row's type. */
export class Columns<Row extends object> {
  private constructor(
    private readonly parts: readonly object[],
    readonly sql: string,
  ) {}

  static of<Row extends object>(each: ColumnOf<Row>): Columns<Row> {
    return new Columns([each], selectList(each));
  }

  /** Each column by its name. Built on demand; requests don't need it. */
  get each(): ColumnOf<Row> {
    return Object.assign({}, ...this.parts) as ColumnOf<Row>;
  }

  /** These columns with additional ones. */
  with<More extends object>(more: ColumnOf<More>): Columns<Row & More> {
    return new Columns([...this.parts, more], `${this.sql}, ${selectList(more)}`);
  }

  /** These columns, read from a left join of a subquery under a name: each is null if the join finds no row. */
  joinedAs(subquery: string): Columns<OrNull<Row>> {
    const named = Object.entries(this.each as Record<string, ResultColumn>);
    const joined = named.map(([name, column]) => [
      name,
      { ...column, sql: `${subquery}."${name}"`, nullable: true, isJoined: true },
    ]);
    return Columns.of(Object.fromEntries(joined) as ColumnOf<OrNull<Row>>);
  }
}

/**
 * Declares the columns of a result under the property names of its rows: `columns({ id: uuid("id") })`.
 * api/test/statements.spec.ts fails for a statement that returns other columns.
 */
export const columns = <Row extends object>(each: ColumnOf<Row>): Columns<Row> => Columns.of(each);

/** The type of rows with these columns. */
export type RowOf<Selected> = Selected extends Columns<infer Row> ? Row : never;

function selectList(each: object): string {
  const named = Object.entries(each as Record<string, ResultColumn>);
  return named.map(([name, { sql }]) => (sql === name ? sql : `${sql} as "${name}"`)).join(", ");
}

/** The SQL of an instant in JSON's format: `2026-03-01T09:30:00.000Z`. */
export const jsonInstant = (sql: string): string =>
  `to_char(${sql} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
