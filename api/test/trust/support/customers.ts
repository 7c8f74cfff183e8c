import { AccessTokens } from "../../../src/modules/identity/access-token";
import { TEST_SECRET } from "../../support/shop";
import type { DatabaseClient } from "./database-client";

/** A signed-in customer of a shop process. */
export interface LoadCustomer {
  id: string;
  email: string;
  token: string;
}

const accessTokens = new AccessTokens(TEST_SECRET);

/** Creates signed-in customers with verified emails, thousands in one statement. */
export async function createCustomers(db: DatabaseClient, count: number): Promise<LoadCustomer[]> {
  const users = await db.sql<{ id: string; email: string }>(
    `insert into users (firebase_uid, email, email_verified, name, role)
      select 'uid-' || id, id || '@example.com', true, 'Carl Shopper', 'CUSTOMER'
      from (select gen_random_uuid() as id from generate_series(1, $1)) as made
      returning id, email`,
    [count],
  );
  return users.map((user) => ({
    ...user,
    token: accessTokens.issue({ userId: user.id, epoch: 0 }).accessToken,
  }));
}
