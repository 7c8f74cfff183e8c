import type { RequestContext } from "../../../context/context";
import { rows, statement } from "../../../data/rows";
import { orderColumns } from "../order-columns";
import type { Order } from "../order.entity";

const byIds = statement(
  orderColumns,
  `select ${orderColumns.sql} from orders where id = any($1) order by lower(product_name), id`,
);

/** These orders, by product name; who may see them is up to the caller. */
export function listOrdersById({ db }: Pick<RequestContext, "db">, ids: string[]): Promise<Order[]> {
  return rows(db, byIds, [ids]);
}
