import { perLocale } from "@shop/shared/locale";
import type { RequestContext } from "../../../context/context";
import { columns, integer, nullable, text } from "../../../data/columns";
import { readPage, type ListOrder } from "../../../data/lists/keyset";
import { nameOrder } from "../../../data/lists/name-order";
import type { Connection, PageArgs } from "../../../data/lists/page";
import { checkSearch, wordsIn } from "../../../data/lists/search";
import { lookUp, lookupOf } from "../../../data/shared-lookups";
import type { Brand } from "./brand.entity";

const listedColumns = columns<Brand & { id: string }>({
  id: text("id"),
  slug: text("id"),
  name: text("name"),
});

const byName = perLocale((): ListOrder => ({ keys: [text(nameOrder("name"))], direction: "asc" }));

/** Brands for an admin, A to Z. `search` matches name and slug. */
export function listBrandsByPage(
  ctx: RequestContext,
  filter: PageArgs & { search?: string | null },
): Promise<Connection<Brand>> {
  const search = checkSearch(filter.search);
  const values: string[] = [];
  return readPage(ctx, filter, {
    table: "(select slug as id, name from brands) as listed_brands",
    columns: listedColumns,
    where: search ? [wordsIn(["name", "id"], search, values)] : [],
    values,
    order: byName(),
    idType: "text",
    searched: search !== undefined,
  });
}

const usedColumns = columns({ slug: nullable(text("brand")), count: integer("sum(products)::int") });
const productsOfBrand = lookupOf(
  usedColumns,
  `(select brand, case when group_id is null then count(*) else 1 end as products
      from products where archived_at is null and not draft group by brand, group_id) as sold`,
  "slug",
  "group by brand",
);

/** The number of products for sale of a brand; a group of variants counts once. */
export async function countProductsOfBrand(ctx: RequestContext, { slug }: Brand): Promise<number> {
  return (await lookUp(ctx, productsOfBrand, slug))?.count ?? 0;
}
