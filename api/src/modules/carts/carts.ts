import { MAX_CART_ITEMS } from "@shop/shared/order";
import { type RequestContext, inTransaction, requireViewer } from "../../context/context";
import { columns, money, integer, json, text, uuid } from "../../data/columns";
import { command, execute, executorOf, rows, select } from "../../data/rows";
import { isUuid } from "../../data/uuid";
import { OPTION_VALUES, type OptionValue } from "../option-value";
import { lockOpenUser } from "../users/lock-user";
import type { CartEntry } from "./cart-entry.entity";
import type { SaveCartInput } from "./save-cart.input";

const entryColumns = columns<CartEntry>({
  productId: uuid("product_id"),
  name: text("name"),
  image: text("image"),
  price: money("price_cents"),
  countInStock: integer("count_in_stock"),
  quantity: integer("quantity"),
  optionValues: json<OptionValue[]>(`coalesce(${OPTION_VALUES}, '[]')`),
});

const entriesOf = select(
  entryColumns,
  `from cart_entries join products on products.id = product_id
    where user_id = $1 order by cart_entries.created_at, product_id`,
);

/** The viewer's cart, the newest entry last. It contains products that are no longer sold. */
export function readCart(ctx: RequestContext): Promise<CartEntry[]> {
  return rows(ctx.db, entriesOf, [requireViewer(ctx).id]);
}

/**
 * Entries are added in the order of the changes, after those of the cart. Only products for sale are added, up to the maximum of a
 * cart. A real change postpones the reminder of the cart.
 */
const change = command(
  `with change as (
      select * from unnest($2::uuid[], $3::integer[], $4::boolean[]) with ordinality as change (product_id, quantity, merge, position)
    ), removed as (
      delete from cart_entries as entry using change
        where user_id = $1 and entry.product_id = change.product_id and change.quantity = 0 returning entry.product_id
    ), changed as (
      update cart_entries as entry
        set quantity = change.quantity
        from change where user_id = $1 and entry.product_id = change.product_id and change.quantity > 0
          and (change.quantity > entry.quantity or not merge and change.quantity < entry.quantity)
        returning entry.product_id
    ), added as (
      insert into cart_entries (user_id, product_id, quantity, created_at)
        select $1, products.id, change.quantity,
            greatest(now(), (select max(created_at) from cart_entries where user_id = $1)) + position * interval '1 millisecond'
          from change join products on products.id = change.product_id
          where change.quantity > 0 and archived_at is null and not draft
            and not exists (select from cart_entries as known where user_id = $1 and known.product_id = products.id)
          order by position
          limit greatest(0, ${MAX_CART_ITEMS} - (select count(*) from cart_entries where user_id = $1) + (select count(*) from removed))
        returning product_id
    )
    update cart_reminders set cart_changed_at = now() where user_id = $1
      and (exists (select from removed) or exists (select from changed) or exists (select from added))`,
);

/**
 * Changes single entries of the viewer's cart, so that two devices don't overwrite each other's entries, and returns the cart. Doesn't
 * add products that aren't sold, nor more than {@link MAX_CART_ITEMS}.
 */
export async function saveCart(ctx: RequestContext, { changes }: SaveCartInput): Promise<CartEntry[]> {
  const { id: userId } = requireViewer(ctx);
  const known = changes.filter(({ productId }) => isUuid(productId));
  return inTransaction(ctx, async (tx) => {
    await lockOpenUser(tx, userId); // so that two devices save one after the other
    await execute(tx.db, change, [
      userId,
      known.map(({ productId }) => productId),
      known.map(({ quantity }) => quantity),
      known.map(({ merge }) => merge),
    ]);
    return readCart(tx);
  });
}

/** Deletes the cart of a user, for the erasure of their account. */
export const deleteCart = executorOf("delete from cart_entries where user_id = $1");
