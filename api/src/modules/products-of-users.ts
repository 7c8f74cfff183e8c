import { requireViewer, type RequestContext } from "../context/context";
import { columns, text } from "../data/columns";
import { rows, statement } from "../data/rows";
import { lookUp, type Lookup } from "../data/shared-lookups";

const keyColumns = columns({ key: text("user_id || ' ' || product_id") });

/** Whether the viewer has a row of this table for a product; all requests that ask at once share a statement. */
export function hasOfProduct(table: "orders" | "stock_alerts" | "wishes", condition = "true") {
  const ofUsers = statement(
    keyColumns,
    `select ${keyColumns.sql} from ${table}
      where (user_id, product_id) in (select * from unnest($1::uuid[], $2::uuid[])) and (${condition})`,
  );
  const lookup: Lookup<true> = async ({ db }, keys) => {
    const pairs = keys.map((key) => key.split(" "));
    const found = await rows(db, ofUsers, [pairs.map(([userId]) => userId), pairs.map(([, id]) => id)]);
    return new Map(found.map(({ key }) => [key, true]));
  };
  return async (ctx: RequestContext, productId: string): Promise<boolean> =>
    (await lookUp(ctx, lookup, `${requireViewer(ctx).id} ${productId}`)) ?? false;
}
