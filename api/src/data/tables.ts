import type { PersonalKey } from "@shop/shared/privacy/personal-tables";
import {
  Column as ColumnOfTypeOrm,
  type ColumnOptions,
  DefaultNamingStrategy,
  type NamingStrategyInterface,
  getMetadataArgsStorage,
} from "typeorm";
import { type ColumnType, Columns, type ResultColumn } from "./columns";

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Columns in snake_case, as PostgreSQL has them; properties in camelCase, as TypeScript has them. */
export class SnakeCase extends DefaultNamingStrategy implements NamingStrategyInterface {
  override columnName(property: string, customName: string | undefined, embedded: string[]): string {
    return snakeCase([...embedded, customName ?? property].join("_"));
  }

  override primaryKeyName(table: string): string {
    return `${table}_pkey`;
  }

  override uniqueConstraintName(table: string, columns: string[]): string {
    return `${table}_${columns.map(snakeCase).join("_")}_key`;
  }
}

/** What the driver returns for each of PostgreSQL's types that our tables have. */
interface Values {
  bigint: number;
  boolean: boolean;
  bytea: Buffer;
  "double precision": number;
  integer: number;
  json: unknown;
  jsonb: unknown;
  text: string;
  timestamptz: Date;
  tsvector: string;
  uuid: string;
  varchar: string;
}

interface Options {
  array?: boolean;
  nullable?: boolean;
}

type One<Type extends keyof Values, Declared extends Options> = Declared["array"] extends true
  ? Values[Type][]
  : Values[Type];

/** `Name`, if the property has the type of the column, and allows null if the column does. */
type Fitting<Entity, Name extends keyof Entity, Value, Declared extends Options> =
  NonNullable<Entity[Name]> extends Value
    ? (Declared["nullable"] extends true ? true : false) extends (null extends Entity[Name] ? true : false)
      ? Name
      : never
    : never;

/**
 * TypeORM's `@Column`, which compiles only on a property of the column's type: a row has what its entity says. An instant has the
 * milliseconds of a JavaScript date unless `precision` says otherwise.
 */
export function Column<
  Type extends keyof Values,
  const Declared extends Omit<ColumnOptions, "type"> & Options = object,
>(type: Type, declared?: Declared) {
  const precision = type === "timestamptz" ? { precision: 3 } : {};
  const declare = ColumnOfTypeOrm({ ...precision, ...declared, type });
  return <Entity extends object, Name extends keyof Entity & string>(
    entity: Entity,
    name: Name & Fitting<Entity, Name, One<Type, Declared>, Declared>,
  ): void => declare(entity, name);
}

/** The class of an entity. */
export type Entity<Row extends object = object> = abstract new () => Row;

/** By class and property; under `ALL`, what a class says of its unmarked columns. */
const marks = new WeakMap<object, Map<string, PersonalKey | "nobody">>();
const ALL = "";

function mark(entity: object, property: string, key: PersonalKey | "nobody"): void {
  const known = marks.get(entity) ?? new Map<string, PersonalKey | "nobody">();
  marks.set(entity, known.set(property, key));
}

/** Marks a column that says something of a person, with the entry of the privacy page that speaks of it. */
export const Personal =
  (key: PersonalKey) =>
  (entity: object, property: string): void =>
    mark(entity.constructor, property, key);

/** Marks a column that says nothing of a person; of a table, those of its columns that have no mark of their own. */
export const NotPersonal =
  () =>
  (entity: object, property: string = ALL): void =>
    mark(property === ALL ? entity : entity.constructor, property, "nobody");

/** A column as its entity declares it. */
export interface TableColumn {
  property: string;
  /** Its name in the database. */
  name: string;
  type: keyof Values;
  isArray: boolean;
  nullable: boolean;
  /** The entry of the privacy page; "nobody" if it says nothing of a person, undefined if that isn't said. */
  personal: PersonalKey | "nobody" | undefined;
}

const naming = new SnakeCase();

/** The table of an entity with its columns. Throws for a class that is no entity. */
export function tableOf(entity: Entity): { name: string; columns: TableColumn[] } {
  const declared = getMetadataArgsStorage();
  const classes = ancestry(entity);
  const name = declared.tables.find(({ target }) => target === entity)?.name;
  if (name === undefined) throw new Error(`${entity.name} is the entity of no table`);
  const markOf = (property: string) =>
    classes.map((each) => marks.get(each)?.get(property)).find((each) => each !== undefined);
  const columns = declared.filterColumns(classes).map(({ propertyName: property, options }) => ({
    property,
    name: naming.columnName(property, options.name, []),
    type: options.type as keyof Values,
    isArray: options.array === true,
    nullable: options.nullable === true,
    personal: markOf(property) ?? markOf(ALL),
  }));
  return { name, columns };
}

/** A class and those that it extends. */
function ancestry(entity: Entity): Entity[] {
  const parent = Object.getPrototypeOf(entity) as Entity;
  return [entity, ...(parent === Function.prototype ? [] : ancestry(parent))];
}

/** The columns of a select list: those of the table that these properties are. */
export function columnsOf<Row extends object, Name extends keyof Row & string>(
  entity: Entity<Row>,
  ...names: Name[]
): Columns<Pick<Row, Name>> {
  const { name: table, columns } = tableOf(entity);
  const selected = names.map((name): [string, ResultColumn] => {
    const column = columns.find(({ property }) => property === name);
    if (!column) throw new Error(`${table} has no column of ${name}`);
    return [name, { ...readingOf(column), nullable: column.nullable }];
  });
  return Columns.of(Object.fromEntries(selected)) as unknown as Columns<Pick<Row, Name>>;
}

/** How a column is read: as it is, apart from numbers that the driver would return as text. */
function readingOf({ name, type, isArray }: TableColumn): { sql: string; type: ColumnType } {
  if (type === "text" && isArray) return { sql: name, type: "text[]" };
  switch (type) {
    case "bigint": // exact up to 2^53
      return { sql: `${name}::float8`, type: "double precision" };
    case "timestamptz":
      return { sql: name, type: "timestamp with time zone" };
    case "bytea":
    case "tsvector":
    case "varchar":
      throw new Error(`${name} is not made for reading`);
    default:
      return { sql: name, type };
  }
}
