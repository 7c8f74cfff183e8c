import { DefaultNamingStrategy, type NamingStrategyInterface } from "typeorm";

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
