import { locale } from "@shop/shared/locale";
import { minorUnits } from "@shop/shared/money";
import type { DataSource } from "typeorm";

const remember = "update shop_settings set currency = $1 where currency is null";
const remembered = "select currency from shop_settings";

/**
 * Remembers the shop's currency at the first start, and how many minor units it has. Throws if the database has amounts of
 * another currency: they can't be converted. Of processes that start at the same time, one remembers it.
 */
export async function keepCurrency(database: DataSource): Promise<void> {
  const { currency } = locale();
  await database.transaction(async (tx) => {
    const [, isFirst] = await tx.query<[unknown, number]>(remember, [currency]);
    if (isFirst)
      await tx.query(
        `create or replace function minor_units() returns double precision language sql immutable parallel safe
          as 'select ${minorUnits()}::float8'`,
      );
  });
  const [known] = await database.query<{ currency: string }[]>(remembered);
  if (known && known.currency !== currency)
    throw new Error(
      `CURRENCY is ${currency}, but this database has amounts in ${known.currency}, which the shop can't convert. ` +
        `Set CURRENCY=${known.currency}, or use another database for a shop in ${currency}.`,
    );
}
