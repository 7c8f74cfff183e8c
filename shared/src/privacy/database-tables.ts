import { accountTables } from "./accounts";
import { catalogueTables } from "./catalogue";
import { newsletterTables } from "./newsletter";
import { operationTables } from "./operations";
import { orderTables } from "./orders";
import { paymentTables } from "./payments";
import type { StoredTable } from "./stored-table";
import { webhookTables } from "./webhooks";

/**
 * Every table and column of the database's schema `public`. Where a migration adds a column, add it to its table here: to one of
 * the entries of `personal` if it says anything of a person, otherwise to `other`. `api/test/stored-columns.spec.ts` fails until then.
 */
export const databaseTables: readonly StoredTable[] = [
  ...accountTables,
  ...orderTables,
  ...paymentTables,
  ...newsletterTables,
  ...operationTables,
  ...webhookTables,
  ...catalogueTables,
];
