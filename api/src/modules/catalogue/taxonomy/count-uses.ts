import { serverTexts } from "@shop/shared/messages/server";
import { MAX_EXACT_COUNT } from "@shop/shared/lists";
import type { RequestContext } from "../../../context/context";
import { columns, integer } from "../../../data/columns";
import { rows, select } from "../../../data/rows";
import { Conflict } from "../../../errors";

/** The number of products that have a category, a brand, or a value of an attribute. */
interface Uses {
  onSale: number;
  drafts: number;
}

const useColumns = columns<Uses>({
  onSale: integer("count(*) filter (where not draft)::int"),
  drafts: integer("count(*) filter (where draft)::int"),
});

const countWhere = (condition: string) =>
  select(
    useColumns,
    `from
      (select draft from products where ${condition} and archived_at is null limit ${MAX_EXACT_COUNT}) as used`,
  );

const uses = {
  category: countWhere("category_id = $1"),
  brand: countWhere("brand = $1"),
  attribute: countWhere("attributes ? $1"),
};

/** Throws Conflict if products use a category, brand or attribute, with their number and the first step to take. */
export async function refuseIfUsed(ctx: RequestContext, what: keyof typeof uses, key: string): Promise<void> {
  const [used] = await rows(ctx.db, uses[what], [key]);
  if (!used || used.onSale + used.drafts === 0) return;
  throw new Conflict(serverTexts().adminRefusals.catalogueRefusals.used(used.onSale, used.drafts, what));
}
