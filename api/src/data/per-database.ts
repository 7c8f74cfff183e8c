import type { DataSource } from "typeorm";

/** Creates a value for each database of the process, at its first use. */
export function perDatabase<Value extends object>(create: (database: DataSource) => Value) {
  const values = new WeakMap<DataSource, Value>();
  return (database: DataSource): Value => {
    const value = values.get(database) ?? create(database);
    values.set(database, value);
    return value;
  };
}
