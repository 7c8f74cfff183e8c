import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver";
import type { ResilientPool } from "../../../src/data/resilient-pool";
import type { TestShop } from "../../support/shop";

/** How many connections of the shop's pool are held by somebody; none where nobody asks the shop anything. */
export function heldConnections({ database }: Pick<TestShop, "database">): number {
  const { totalCount, idleCount } = (database.driver as PostgresDriver).master as ResilientPool;
  return totalCount - idleCount;
}
