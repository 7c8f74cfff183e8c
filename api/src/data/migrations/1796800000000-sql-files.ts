import type { QueryRunner } from "typeorm";
import { runSqlFiles } from "../run-sql-files";

/** A migration that runs files of `0.2.0/`. */
const running = (name: string, ...files: string[]) =>
  class {
    readonly name = name;

    up(runner: QueryRunner): Promise<void> {
      return runSqlFiles(runner, ...files.map((file) => `0.2.0/${file}`));
    }
  };

/** The migrations of release 0.2.0 that need only SQL. */
export const sqlMigrations = [
  // delivery, taxes, discount codes, sale prices, addresses and shipments
  running("Pricing1796800000000", "pricing"),
  // refunds of parts of an order, payments of 0, invoices and credit notes; payments of release 0.1.0 get invoices by a job
  running("RefundsAndInvoices1796800100000", "invoices", "refunds"),
  // reviews of products, with photos
  running("Reviews1796800200000", "reviews"),
  // wish lists, and mails about products that are back in stock
  running("WishesAndAlerts1796800300000", "wishes-and-alerts"),
  // more scopes and counted calls of API keys, the keys of repeated requests, and the content of orders with a key
  running("Keys1796800400000", "keys"),
  // attributes in groups, product codes, undoable imports, the order by stock, and one spelling of names and searched texts
  running("Catalogue1796800510000", "plain-texts", "language", "names", "catalogue"),
  // searches without results, sums of orders, runs of recurring tasks, and faster searches in the admin's lists
  running("Statistics1796800600000", "statistics"),
];

/** The carts of accounts. */
export const Carts1796801000000 = running("Carts1796801000000", "carts");

/** The search in the shop's language, for databases that ran the migration of the catalogue before its file had it. */
export const Language1796801100000 = running("Language1796801100000", "language");

/** The currency of the shop, which the first start decides. */
export const Currency1796801200000 = running("Currency1796801200000", "currency");

/** Staff: users with some of an admin's permissions. */
export const Staff1796801400000 = running("Staff1796801400000", "staff");

/** Units of delivered orders that customers send back. */
export const Returns1796801600000 = running("Returns1796801600000", "returns");

/** The storefront's words and pictures. */
export const Storefront1796801700000 = running("Storefront1796801700000", "storefront");

/** The photos of returns. */
export const ReturnPhotos1796802050000 = running("ReturnPhotos1796802050000", "return-photos");

/** The mails about forgotten carts. */
export const ForgottenCarts1796802100000 = running("ForgottenCarts1796802100000", "forgotten-carts");

/** Groups of products that are variants of each other. */
export const ProductGroups1796801300000 = running("ProductGroups1796801300000", "groups");

/** Notes about orders and customers, and orders that the shop places for customers. */
export const Notes1796802000000 = running("Notes1796802000000", "notes");

/** Collections of products, chosen by hand or by a rule. */
export const Collections1796801800000 = running("Collections1796801800000", "collections");

/** Gift cards with their books, and what they pay of orders. */
export const GiftCards1796802200000 = running("GiftCards1796802200000", "gift-cards");

/** What search engines show of products and categories, and their addresses. */
export const SearchEngines1796801900000 = running("SearchEngines1796801900000", "search-engines");

/** What search engines show of collections. */
export const CollectionTexts1796802310000 = running("CollectionTexts1796802310000", "collection-texts");

/** Gift cards that are sold as products. */
export const SoldGiftCards1796802320000 = running("SoldGiftCards1796802320000", "sold-gift-cards");
