import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver";
import type { ResilientPool } from "../../../src/data/connections/resilient-pool";
import type { TestShop } from "../../support/shop";

/** The number of checked-out connections of the shop's pool; 0 while no request is in progress. */
export function checkedOutConnections({ database }: Pick<TestShop, "database">): number {
  const { totalCount, idleCount } = (database.driver as PostgresDriver).master as ResilientPool;
  return totalCount - idleCount;
}
