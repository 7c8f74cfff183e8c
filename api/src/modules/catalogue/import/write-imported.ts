import type { RequestContext } from "../../../context/context";
import { columns, integer, uuid } from "../../../data/columns";
import { execute, rows, unpreparedStatement } from "../../../data/rows";
import { announceProducts } from "../announce-products";
import { addChangeSet } from "../changes/change-sets";
import { writing } from "../write-products";
import { ImportOutdated } from "./import-report";
import { BATCH } from "./import-staging-table";

// statements over the staging table can't be prepared, because it exists only in its transaction
const indexRows = { text: "create index on imported_products (place)" };
const analyze = { text: "analyze imported_products" };
// in one statement: word by word, as for single products, it would take longer than everything else
const insertVocabulary = {
  text: `insert into search_words
    select word from ts_stat('select vocabulary(concat_ws('' '', name, array_to_string("variantValues", '' '')), description, "brandSlug")
        from imported_products where not draft and effect in (''add'', ''texts'')')
      where is_search_word(word) order by word on conflict do nothing`,
};
const skipVocabularyTrigger = { text: "select set_config('shop.words', 'known', true)" };

const outdatedColumns = columns({ outdated: integer("count(*) filter (where is_outdated)::int") });
const lockProducts = unpreparedStatement(
  outdatedColumns,
  `select ${outdatedColumns.sql} from (
      select products.version <> imported_products.version or archived_at is not null
          or ("stockBefore" is not null and "stockBefore" <> count_in_stock) as is_outdated
        from products join imported_products on products.id = "productId" where effect is not null
        order by products.id for no key update of products
    ) as locked`,
);

const staged = `
  select * from imported_products where place > $2 and place <= $3 and effect is not null order by row`;
const idColumn = columns({ id: uuid("id") });
const write = unpreparedStatement(idColumn, writing(staged, idColumn));

/**
 * Writes all `count` staged rows, and queues the webhook events. The first row becomes the newest product. With `asSet`
 * it also changes existing products, and returns the id of the set of changes by which everything can be undone. Works
 * in batches, because the time limit applies to a statement: a busy database takes more than a minute for 100,000
 * products. Throws ImportOutdated if a product has changed since it was read.
 */
export async function writeStaged(
  tx: RequestContext,
  count: number,
  { asSet }: { asSet: boolean },
): Promise<string | null> {
  const { db } = tx;
  const set = asSet ? await addChangeSet(db) : null;
  if (set) await requireCurrent({ db });
  await execute(db, insertVocabulary);
  await execute(db, skipVocabularyTrigger);
  for (let done = 0; done < count; done += BATCH) {
    const written = await rows(db, write, [set?.id, done, done + BATCH]);
    await announceProducts(
      tx,
      written.map(({ id }) => id),
    );
  }
  return set?.id ?? null;
}

/** Locks the products to change, as late as possible: orders of them wait from here on until the transaction ends. */
async function requireCurrent({ db }: Pick<RequestContext, "db">): Promise<void> {
  const [locked] = await rows(db, lockProducts);
  if (locked?.outdated) throw new ImportOutdated();
}

/** Prepares the staging table for reading in batches. */
export async function indexStaged({ db }: Pick<RequestContext, "db">): Promise<void> {
  await execute(db, indexRows);
  await execute(db, analyze);
}
