import { executorOf } from "../../data/rows";

/** Deletes the shop's notes about a customer and their orders (ADR-0060). The transaction has locked the customer. */
export const eraseNotes = executorOf(
  "delete from shop_notes where user_id = $1 or order_id in (select id from orders where user_id = $1)",
);
