import type { DataSource } from "typeorm";

/** Creates a value for each key object, such as the columns of a statement, at its first use. */
export function perObject<Key extends object, Value extends object>(create: (key: Key) => Value) {
  const values = new WeakMap<Key, Value>();
  return (key: Key): Value => {
    const value = values.get(key) ?? create(key);
    values.set(key, value);
    return value;
  };
}

/** Creates a value for each database of the process, at its first use. */
export const perDatabase = <Value extends object>(create: (database: DataSource) => Value) =>
  perObject(create);
