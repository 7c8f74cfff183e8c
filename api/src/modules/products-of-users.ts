import { requireViewer, type RequestContext } from "../context/context";
import { columns, text } from "../data/columns";
import { rows, select } from "../data/rows";
import { lookUp, type Lookup } from "../data/shared-lookups";

const keyColumns = columns({ key: text("asked.user_id || ' ' || asked.product_id") });

/**
 * Whether the viewer has a row of this table for a product; concurrent requests share one statement. With
 * `orProvedEmail`, rows with the viewer's proved email count too.
 */
export function viewerHasRowFor(
  table: "orders" | "stock_alerts" | "wishes",
  { condition = "true", orProvedEmail = false } = {},
) {
  const isTheirs = `user_id = asked.user_id${orProvedEmail ? " or email = proved.email" : ""}`;
  const ofUsers = select(
    keyColumns,
    `from unnest($1::uuid[], $2::uuid[]) as asked (user_id, product_id)
      ${orProvedEmail ? "left join users as proved on proved.id = asked.user_id and proved.email_verified" : ""}
      where exists (select from ${table} where ${table}.product_id = asked.product_id and (${isTheirs}) and (${condition}))`,
  );
  const lookup: Lookup<true> = async ({ db }, keys) => {
    const pairs = keys.map((key) => key.split(" "));
    const found = await rows(db, ofUsers, [pairs.map(([userId]) => userId), pairs.map(([, id]) => id)]);
    return new Map(found.map(({ key }) => [key, true]));
  };
  return async (ctx: RequestContext, productId: string): Promise<boolean> =>
    (await lookUp(ctx, lookup, `${requireViewer(ctx).id} ${productId}`)) ?? false;
}
