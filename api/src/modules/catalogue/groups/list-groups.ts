import { perLocale } from "@shop/shared/locale";
import type { RequestContext } from "../../../context/context";
import { text } from "../../../data/columns";
import { readPage, type ListOrder } from "../../../data/lists/keyset";
import { nameOrder } from "../../../data/lists/name-order";
import type { Connection, PageArgs } from "../../../data/lists/page";
import { checkSearch, wordsIn } from "../../../data/lists/search";
import type { ProductGroup } from "./product-group.entity";
import { groupColumns } from "./read-groups";

const byName = perLocale((): ListOrder => ({ keys: [text(nameOrder("name"))], direction: "asc" }));

/** Groups with variants for an admin, A to Z. `search` matches the names of groups, of their options and of their variants. */
export function listGroups(
  ctx: RequestContext,
  filter: PageArgs & { search?: string | null },
): Promise<Connection<ProductGroup>> {
  const search = checkSearch(filter.search);
  const values: string[] = [];
  return readPage(ctx, filter, {
    table: `(
      select product_groups.*, concat_ws(' ', product_groups.name, array_to_string(options, ' '), variants.words) as words
        from product_groups cross join lateral (
          select string_agg(concat_ws(' ', products.name, array_to_string(option_values, ' ')), ' ') as words
            from products where group_id = product_groups.id
        ) as variants
        where variants.words is not null
    ) as product_groups`,
    columns: groupColumns,
    where: search ? [wordsIn(["words"], search, values)] : [],
    values,
    order: byName(),
    searched: search !== undefined,
  });
}
