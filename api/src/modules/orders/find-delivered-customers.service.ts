import { rows, statement } from "../../data/rows";
import type { Batch } from "../../context/loaders";

const customers = statement(
  `select customer as id from unnest($1::uuid[]) as customer
    where exists (select from orders where user_id = customer and delivered_at is not null)`,
);

/** Which of these users had an order delivered; the others are left out. */
export const deliveredTo: Batch<true> = async ({ db }, userIds) =>
  new Map((await rows<{ id: string }>(db, customers, [userIds])).map(({ id }) => [id, true]));
