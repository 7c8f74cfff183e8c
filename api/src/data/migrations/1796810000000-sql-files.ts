import type { QueryRunner } from "typeorm";
import { runSqlFiles } from "../run-sql-files";

/** A migration that runs a file of `0.2.0/`. */
const running = (name: string, file: string) =>
  class {
    readonly name = name;

    up(runner: QueryRunner): Promise<void> {
      return runSqlFiles(runner, `0.2.0/${file}`);
    }
  };

/** The migrations of release 0.2.0 that need only SQL. */
export const sqlMigrations = [
  // the shop's settings, delivery, taxes, discount codes, sale prices, addresses and shipments
  running("Pricing1796810000000", "pricing"),
  // refunds of parts of an order, invoices, returns, notes and sums; payments of release 0.1.0 get invoices by a job
  running("Orders1796810100000", "orders"),
  // permissions of staff, API keys, the keys of repeated requests, and the runs of recurring tasks
  running("StaffAndPrograms1796810200000", "staff-and-programs"),
  // groups of variants, collections, product codes, undoable changes, the order by stock, and texts for search engines
  running("Catalogue1796810300000", "catalogue"),
  // one spelling of names and searched texts, in the shop's language, and searches without results
  running("Search1796810400000", "search"),
  // reviews of products, wish lists, mails about products that are back in stock, carts, and mails about forgotten ones
  running("Customers1796810500000", "customers"),
  // gift cards with their books, what they pay of orders, and their sale as products
  running("GiftCards1796810600000", "gift-cards"),
];
