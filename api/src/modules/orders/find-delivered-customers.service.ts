import { columns, uuid } from "../../data/columns";
import { rows, statement } from "../../data/rows";
import type { Lookup } from "../../data/shared-lookups";

const customerColumn = columns({ id: uuid("customer") });
const customers = statement(
  customerColumn,
  `select ${customerColumn.sql} from unnest($1::uuid[]) as customer
    where exists (select from orders where user_id = customer and delivered_at is not null)`,
);

/** The users among these who had an order delivered, also if it was refunded later: they know what they write about. */
export const deliveredTo: Lookup<true> = async ({ db }, userIds) =>
  new Map((await rows(db, customers, [userIds])).map(({ id }) => [id, true]));
