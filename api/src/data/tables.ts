import {
  Column as ColumnOfTypeOrm,
  type ColumnOptions,
  DefaultNamingStrategy,
  ForeignKey,
  Index,
  type NamingStrategyInterface,
  getMetadataArgsStorage,
} from "typeorm";
import type { ForeignKeyOptions } from "typeorm/decorator/options/ForeignKeyOptions";
import { type ColumnType, Columns, type ResultColumn } from "./columns";

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Columns of money keep the name that release 0.1.0 knows, which runs during the upgrade (ADR-0042). */
const asStored = (column: string) => column.replace(/(^|_)minor(?=_|$)/, "$1cents");

/** Columns are in snake_case, as usual in PostgreSQL; properties in camelCase, as usual in TypeScript. */
export class SnakeCase extends DefaultNamingStrategy implements NamingStrategyInterface {
  override columnName(property: string, customName: string | undefined, embedded: string[]): string {
    return asStored(snakeCase([...embedded, customName ?? property].join("_")));
  }

  override primaryKeyName(table: string): string {
    return `${table}_pkey`;
  }

  override uniqueConstraintName(table: string, columns: string[]): string {
    return `${table}_${columns.map(snakeCase).join("_")}_key`;
  }
}

/** The driver's TypeScript types for the PostgreSQL types of our tables. */
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

/** The options of a column. */
export type Declaration = Omit<ColumnOptions, "type"> & { array?: boolean; nullable?: boolean };

/** The value of a column, without null. */
export type One<Type extends keyof Values, Declared extends Declaration> = Declared["array"] extends true
  ? Values[Type][]
  : Values[Type];

/** `Name`, if the property has the column's type, and allows null if the column does. */
export type Fitting<Entity, Name extends keyof Entity, Value, Declared extends Declaration> =
  NonNullable<Entity[Name]> extends Value
    ? (Declared["nullable"] extends true ? true : false) extends (null extends Entity[Name] ? true : false)
      ? Name
      : never
    : never;

/**
 * TypeORM's `@Column`, which compiles only on a property of the column's type, so that rows match their entity. Timestamps have
 * the milliseconds of a JavaScript date unless `precision` differs.
 */
export function Column<Type extends keyof Values, const Declared extends Declaration = object>(
  type: Type,
  declared?: Declared,
) {
  const precision = type === "timestamptz" ? { precision: 3 } : {};
  const declare = ColumnOfTypeOrm({ ...precision, ...declared, type });
  return <Entity extends object, Name extends keyof Entity & string>(
    entity: Entity,
    name: Name & Fitting<Entity, Name, One<Type, Declared>, Declared>,
  ): void => declare(entity, name);
}

/** A column with the id of a row in another table, with this foreign key. */
export function References<const Declared extends Declaration & Pick<ForeignKeyOptions, "onDelete"> = object>(
  table: string,
  foreignKey: string,
  declared?: Declared,
) {
  const { onDelete, ...options }: Declaration & Pick<ForeignKeyOptions, "onDelete"> = declared ?? {};
  const column = Column("uuid", options);
  const reference = ForeignKey(table, { name: foreignKey, ...(onDelete && { onDelete }) });
  return <Entity extends object, Name extends keyof Entity & string>(
    entity: Entity,
    name: Name & Fitting<Entity, Name, string, Declared>,
  ): void => {
    column(entity, name as never); // checked by this decorator
    reference(entity, name);
  };
}

/** The class of an entity. */
export type Entity<Row extends object = object> = abstract new () => Row;

/** Names indexes of a table that are written in SQL, so that the comparison with the schema keeps them. */
export const SqlIndexes =
  (...names: string[]) =>
  (entity: Entity): void => {
    for (const name of names) Index(name, { synchronize: false })(entity);
  };

/** Whether a column has personal data, and 'Download my data' includes it; internal data means something only to the shop. */
type PersonalKind = "downloaded" | "internal" | "none";

/** By class and property; under `ALL`, the mark of a class for its unmarked columns. */
const marks = new WeakMap<object, Map<string, PersonalKind>>();
const ALL = "";

/** Marks a column. On a class, it applies to all columns without their own mark. */
const markAs =
  (personal: PersonalKind) =>
  (entity: object, property: string = ALL): void => {
    const target = property === ALL ? entity : entity.constructor;
    const known = marks.get(target) ?? new Map<string, PersonalKind>();
    marks.set(target, known.set(property, personal));
  };

/** Marks a column or a table with personal data, which the privacy page describes (`shared/src/personal-tables.ts`). */
export const Personal = (personal: Exclude<PersonalKind, "none"> = "downloaded") => markAs(personal);

/** Marks a column or a table without personal data. */
export const NotPersonal = () => markAs("none");

/** A column declared by its entity. */
export interface TableColumn {
  property: string;
  /** Its name in the database. */
  name: string;
  type: keyof Values;
  isArray: boolean;
  nullable: boolean;
  /** Undefined without a mark. */
  personal: PersonalKind | undefined;
}

const naming = new SnakeCase();

/** The table of an entity with its columns. Throws for a class that isn't an entity. */
export function tableOf(entity: Entity): { name: string; columns: TableColumn[] } {
  const name = getMetadataArgsStorage().tables.find(({ target }) => target === entity)?.name;
  if (name === undefined) throw new Error(`${entity.name} is the entity of no table`);
  return { name, columns: declaredColumns(entity) };
}

function declaredColumns(entity: Entity): TableColumn[] {
  const classes = ancestry(entity);
  const markOf = (property: string) =>
    classes.map((each) => marks.get(each)?.get(property)).find((each) => each !== undefined);
  return getMetadataArgsStorage()
    .filterColumns(classes)
    .map(({ propertyName: property, options }) => ({
      property,
      name: naming.columnName(property, options.name, []),
      type: options.type as keyof Values,
      isArray: options.array === true,
      nullable: options.nullable === true,
      personal: markOf(property) ?? markOf(ALL),
    }));
}

/** A class and its base classes. */
function ancestry(entity: Entity): Entity[] {
  const parent = Object.getPrototypeOf(entity) as Entity;
  return [entity, ...(parent === Function.prototype ? [] : ancestry(parent))];
}

/** The columns of a select list for these properties of a table, or of its object type. */
export function columnsOf<Row extends object, Name extends keyof Row & string>(
  entity: Entity<Row>,
  ...names: Name[]
): Columns<Pick<Row, Name>> {
  const columns = declaredColumns(entity);
  const selected = names.map((name): [string, ResultColumn] => {
    const column = columns.find(({ property }) => property === name);
    if (!column) throw new Error(`${entity.name} has no column of ${name}`);
    return [name, { ...readingOf(column), nullable: column.nullable }];
  });
  return Columns.of(Object.fromEntries(selected)) as unknown as Columns<Pick<Row, Name>>;
}

/**
 * The columns of a select list for all columns that an object type declares, except these. `with` adds its fields without a
 * column; api/test/tables.spec.ts reports a missing one.
 */
export function allColumnsOf<Row extends object, Name extends keyof Row & string = never>(
  type: Entity<Row>,
  ...except: Name[]
): Columns<Pick<Row, Exclude<keyof Row & string, Name>>> {
  const omitted = new Set<string>(except);
  const names = declaredColumns(type).map(({ property }) => property as Exclude<keyof Row & string, Name>);
  return columnsOf(type, ...names.filter((name) => !omitted.has(name)));
}

/** The expression that reads a column: its name, or a conversion for numbers that the driver would return as text. */
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
