import { serverTexts } from "@shop/shared/messages/server";
import { MAX_WISHES } from "@shop/shared/wishes";
import { type RequestContext, inTransaction, requireViewer } from "../../context/context";
import { instant } from "../../data/columns";
import { readPage } from "../../data/lists/keyset";
import type { Connection, PageArgs } from "../../data/lists/page";
import { command, execute, executorOf } from "../../data/rows";
import { isUuid } from "../../data/uuid";
import { Conflict, NotFound } from "../../errors";
import { findProduct } from "../catalogue/find-product";
import { productColumns } from "../catalogue/product-columns";
import type { Product } from "../catalogue/product.entity";
import { viewerHasRowFor } from "../products-of-users";
import { lockOpenUser } from "../users/lock-user";
import { counterOf } from "../../data/lists/count";

/** The sold products on the viewer's wish list, the latest wish first. */
export function listWishes(ctx: RequestContext, page: PageArgs): Promise<Connection<Product>> {
  return readPage(ctx, page, {
    table:
      "(select products.*, wishes.user_id, wishes.created_at as wished_at from wishes join products on products.id = product_id) as products",
    columns: productColumns,
    where: ["user_id = $1", "archived_at is null", "not draft"],
    values: [requireViewer(ctx).id],
    order: { keys: [instant("wished_at")], direction: "desc" },
  });
}

/** Whether a product is on the viewer's wish list. */
export const hasWish = viewerHasRowFor("wishes");

const removeUnsold = command(
  `delete from wishes where user_id = $1 and product_id in (select id from products where archived_at is not null)`,
);
const countOthers = counterOf("wishes where user_id = $1 and product_id <> $2");
const add = command("insert into wishes (user_id, product_id) values ($1, $2) on conflict do nothing");

/**
 * Adds a product to the viewer's wish list; a repeat changes nothing. Throws NotFound for an unsold product, and
 * Conflict above {@link MAX_WISHES}.
 */
export async function addWish(ctx: RequestContext, productId: string): Promise<void> {
  const { id: userId } = requireViewer(ctx);
  const product = await findProduct(ctx, productId, false);
  if (!product || product.draft) throw new NotFound("product");
  await inTransaction(ctx, async (tx) => {
    await lockOpenUser(tx, userId); // so that two tabs add one after the other
    await execute(tx.db, removeUnsold, [userId]);
    if ((await countOthers(tx.db, [userId, product.id])) >= MAX_WISHES)
      throw new Conflict(serverTexts().refusals.accountRefusals.wishes(MAX_WISHES));
    await execute(tx.db, add, [userId, product.id]);
  });
}

const remove = command("delete from wishes where user_id = $1 and product_id = $2");

/** Removes a product from the viewer's wish list. Returns false if it wasn't there. */
export async function removeWish(ctx: RequestContext, productId: string): Promise<boolean> {
  const { id } = requireViewer(ctx);
  return isUuid(productId) && (await execute(ctx.db, remove, [id, productId])) > 0;
}

/** Deletes the wish list of a user, for the erasure of their account. */
export const deleteWishes = executorOf("delete from wishes where user_id = $1");
