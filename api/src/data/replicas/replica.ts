import type { DataSource } from "typeorm";

/** A replica of the database, for read-only work. */
export interface Replica {
  /** Its host and port; different for each replica of a shop. */
  readonly name: string;
  readonly dataSource: DataSource;
}
