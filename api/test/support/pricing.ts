import { randomUUID } from "node:crypto";
import { SnakeCase } from "../../src/data/tables";
import type {
  DiscountTable,
  ShippingMethodTable,
  TaxRateTable,
} from "../../src/modules/pricing/pricing.entity";
import type { TestShop } from "./shop";

/** The database access for price settings: of a test shop, or of a database alone. */
export type Sql = Pick<TestShop, "sql">;

const naming = new SnakeCase();

/** Inserts a row with the entity's property names; returns its id. */
async function insert(shop: Sql, table: string, row: object): Promise<string> {
  const names = Object.keys(row).map((name) => naming.columnName(name, undefined, []));
  const places = names.map((_, at) => `$${at + 1}`);
  const text = `insert into ${table} (${names.join(", ")}) values (${places.join(", ")}) returning id`;
  const [inserted] = await shop.sql<{ id: string }>(text, Object.values(row));
  return (inserted as { id: string }).id;
}

/** A shipping method for all countries at 4.90; returns its id. */
export function aShippingMethod(shop: Sql, wanted: Partial<ShippingMethodTable> = {}): Promise<string> {
  return insert(shop, "shipping_methods", { name: `Post ${randomUUID()}`, priceMinor: 490, ...wanted });
}

/** A tax of 19 % in the shop's own country; returns its id. */
export function aTaxRate(shop: Sql, wanted: Partial<TaxRateTable> = {}): Promise<string> {
  return insert(shop, "tax_rates", { country: "US", name: "Sales tax", percent: 19, ...wanted });
}

/** A discount code of 10 % without conditions. */
export async function aDiscount(
  shop: Sql,
  wanted: Partial<DiscountTable> = {},
): Promise<{ id: string; code: string }> {
  const code = wanted.code ?? `CODE-${randomUUID().slice(0, 8).toUpperCase()}`;
  const percent = wanted.amountMinor ? null : 10;
  return { id: await insert(shop, "discounts", { percent, ...wanted, code }), code };
}

/** The counted number of orders with a code. */
export async function usesOf(shop: Sql, { id }: { id: string }): Promise<number> {
  const [row] = await shop.sql<{ uses: number }>("select uses from discounts where id = $1", [id]);
  return (row as { uses: number }).uses;
}

/** Removes shipping methods, taxes and the list of countries. */
export async function clearSettings(shop: Sql): Promise<void> {
  await shop.sql("delete from shipping_methods");
  await shop.sql("delete from tax_rates");
  await shop.sql("update shop_settings set country = 'US', prices_include_tax = false, countries = '{}'");
}
