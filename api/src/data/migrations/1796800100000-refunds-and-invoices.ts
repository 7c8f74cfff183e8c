import type { MigrationInterface, QueryRunner } from "typeorm";
import { runSqlFiles } from "../run-sql-files";

/** Refunds of parts of an order, payments of 0, invoices and credit notes. Payments of release 0.1.0 get invoices by a job. */
export class RefundsAndInvoices1796800100000 implements Pick<MigrationInterface, "up"> {
  name = "RefundsAndInvoices1796800100000";

  up(runner: QueryRunner): Promise<void> {
    return runSqlFiles(runner, "0.2.0/invoices", "0.2.0/refunds");
  }
}
