import type { RequestContext } from "../../context/context";
import { command, execute } from "../../data/rows";

const erase = command(
  "delete from shop_notes where user_id = $1 or order_id in (select id from orders where user_id = $1)",
);

/** Deletes the shop's notes about a customer and their orders (ADR-0060). The transaction has locked the customer. */
export async function eraseNotes({ db }: Pick<RequestContext, "db">, userId: string): Promise<void> {
  await execute(db, erase, [userId]);
}
