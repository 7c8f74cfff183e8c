import type { RequestContext } from "../../../context/context";
import { columns, inCents, integer } from "../../../data/columns";
import { execute, rows, unpreparedStatement } from "../../../data/rows";
import { addAnnouncementSql, announcing } from "../../webhooks/announce";
import { ANNOUNCED_PRODUCT } from "../announce-products";
import { addChangeSet } from "../changes/add-change-set";
import { regularPriceCents, saleEndsAt } from "../sale/sale-columns";
import { columnOf, jsonOf, otherFields, selectedOf, writtenFields } from "../written-product";
import { ImportOutdated } from "./import-report";
import { BATCH } from "./import-staging-table";

// statements over the staging table can't be prepared, because it exists only in its transaction
const indexRows = { text: "create index on imported_products (place)" };
const analyze = { text: "analyze imported_products" };
// in one statement: word by word, as for single products, it would take longer than everything else
const insertVocabulary = {
  text: `insert into search_words
    select word from ts_stat('select vocabulary(name, description, "brandSlug") from imported_products
        where not draft and effect in (''add'', ''texts'')')
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

const added = `
  insert into products (created_at, ${writtenFields.map(columnOf).join(", ")})
    select now() - row * interval '1 ms', ${selectedOf(writtenFields).join(", ")}
    from staged where effect = 'add' order by row returning *`;

type Field = (typeof writtenFields)[number];

/**
 * SQL of the staged value of a field. The stock is set only if the row sets it, because orders may change it
 * concurrently.
 */
function valueOf(field: Field): string {
  const [selected = ""] = selectedOf([field]);
  const value = selected.replace(`"${field}"`, `staged."${field}"`);
  return field === "countInStock" ? `coalesce(${value}, products.count_in_stock)` : value;
}

const updated = (effect: string, fields: Field[]) => `
  update products set version = products.version + 1,
      (${fields.map(columnOf).join(", ")}) = row(${fields.map(valueOf).join(", ")})
    from staged where products.id = "productId" and effect = '${effect}' returning products.*`;

/** An update that names a text column has the text indexed again for the search, even if it is unchanged. */
const withoutTexts = writtenFields.filter((field) => field !== "name" && field !== "description");

const otherBefore = jsonOf(otherFields, (field) => `products.${columnOf(field)}`);
const otherAfter = jsonOf(otherFields, valueOf);

/** SQL of the changes other than price, sale, category, brand and visibility; only values that differ. */
const differing = (values: string, from: string) => `(
      select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${values}) where value <> ${from} -> key
    )`;

const noted = `
  insert into product_changes (set_id, product_id, price_cents_before, price_cents_after, regular_price_cents_before,
      regular_price_cents_after, sale_ends_at_before, sale_ends_at_after, category_before, category_after, brand_before,
      brand_after, draft_before, draft_after, added, others_before, others_after)
    select $4::uuid, products.id, price_cents, ${inCents('"price"')}, ${regularPriceCents.sql}, ${inCents('"regularPrice"')},
        ${saleEndsAt.sql}, "saleEndsAt", category_id, "categoryId", brand, "brandSlug", products.draft, staged.draft, false,
        ${differing(otherBefore, otherAfter)}, ${differing(otherAfter, otherBefore)}
      from products join staged on products.id = "productId"
    union all
    select $4::uuid, id, price_cents, price_cents, regular_price_cents, regular_price_cents, sale_ends_at, sale_ends_at,
        category_id, category_id, brand, brand, draft, draft, true, null, null
      from added`;

const announced = { event: "product.changed", from: "written", data: ANNOUNCED_PRODUCT } as const;
const add = {
  text: `with staged as (${staged}), written as (${added}), ${announcing("$1::text", announced)} ${addAnnouncementSql}`,
};
const addAndUpdate = {
  text: `with staged as materialized (${staged}), added as (${added}), noted as (${noted}),
      texts as (${updated("texts", writtenFields)}), others as (${updated("values", withoutTexts)}),
      written as (select * from added union all select * from texts union all select * from others),
      ${announcing("$1::text", announced)} ${addAnnouncementSql}`,
};

/**
 * Writes all `count` staged rows, and queues the webhook events. The first row becomes the newest product. With `asSet`
 * it also changes existing products, and returns the id of the set of changes by which everything can be undone. Works
 * in batches, because the time limit applies to a statement: a busy database takes more than a minute for 100,000
 * products. Throws ImportOutdated if a product has changed since it was read.
 */
export async function writeStaged(
  { db, requestId }: RequestContext,
  count: number,
  { asSet }: { asSet: boolean },
): Promise<string | null> {
  const set = asSet ? await addChangeSet(db) : null;
  if (set) await requireCurrent({ db });
  await execute(db, insertVocabulary);
  await execute(db, skipVocabularyTrigger);
  for (let done = 0; done < count; done += BATCH) {
    const values = [requestId, done, done + BATCH];
    await (set ? execute(db, addAndUpdate, [...values, set.id]) : execute(db, add, values));
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
