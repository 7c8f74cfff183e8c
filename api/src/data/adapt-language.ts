import type { DataSource, QueryRunner } from "typeorm";
import { LANGUAGES, type Language } from "@shop/shared/locale";
import { changeInBatches } from "./change-in-batches";
import { nameOrder } from "./lists/name-order";

/** PostgreSQL's text search configurations. */
const CONFIGURATIONS: Record<Language, string> = { en: "english", de: "german" };

/**
 * Prepares the database for the shop's language: the index of the products' names, and the search. If the language has changed, all search
 * documents are rebuilt in short batches, beside other processes (ADR-0042). An interrupted rebuild begins again at the next start.
 */
export async function adaptToLanguage(
  dataSource: DataSource,
  language: Language,
  onMessage?: (message: string) => void,
): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await indexNames(runner, language);
    await indexTexts(runner, language, onMessage);
  } finally {
    await runner.release();
  }
}

async function indexTexts(
  runner: QueryRunner,
  language: Language,
  onMessage?: (message: string) => void,
): Promise<void> {
  const wanted = CONFIGURATIONS[language];
  const [state] = (await runner.query(
    `select obj_description('search_configuration()'::regprocedure, 'pg_proc') as built, exists (select from products) as has_products`,
  )) as { built: string | null; has_products: boolean }[];
  if (!state || state.built === wanted) return;
  if (state.has_products)
    onMessage?.(`rebuilding the search of all products in ${wanted}; until then it misses some of them`);
  await runner.query("comment on function search_configuration() is null");
  await runner.query(
    `create or replace function search_configuration() returns regconfig language sql stable parallel safe as $$
      select '${wanted}'::regconfig
    $$`,
  );
  await changeInBatches(runner, {
    table: "products",
    change: `update products
      set search = product_document(locked.name, locked.description, locked.brand, locked.gtin, locked.mpn, locked.option_values)
      from locked where products.id = locked.id`,
  });
  await runner.query(`comment on function search_configuration() is '${wanted}'`);
}

const indexOf = (language: Language) => `product_by_name_${language}`;

/** Creates the index of the products' names in the language's order, and drops those of other languages. English has its own. */
async function indexNames(runner: QueryRunner, language: Language): Promise<void> {
  for (const other of LANGUAGES)
    if (other !== language) await runner.query(`drop index concurrently if exists ${indexOf(other)}`);
  if (language === "en") return;
  const [unfinished] = (await runner.query(
    "select from pg_index where indexrelid = to_regclass($1) and not indisvalid",
    [indexOf(language)],
  )) as object[];
  if (unfinished) await runner.query(`drop index concurrently ${indexOf(language)}`);
  await runner.query(
    `create index concurrently if not exists ${indexOf(language)}
      on products ((${nameOrder("name", language)}), id) where archived_at is null`,
  );
}
