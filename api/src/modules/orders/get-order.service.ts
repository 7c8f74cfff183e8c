import { rows, statement } from "../../data/rows";
import { requireViewer, type RequestContext } from "../../context/context";
import { NotFound } from "../../errors";
import { isUuid } from "../../data/uuid";
import { Role } from "../../context/role";
import { orderColumns } from "./order-columns";
import type { Order } from "./order.entity";

const byId = statement(orderColumns, `select ${orderColumns.sql} from orders where id = $1`);

/** The viewer's own order in any state, or any order for an admin; throws NotFound for others, as for one that doesn't exist. */
export async function getOrder(ctx: RequestContext, id: string): Promise<Order> {
  const viewer = requireViewer(ctx);
  const [order] = isUuid(id) ? await rows(ctx.db, byId, [id]) : [];
  if (order && (order.userId === viewer.id || viewer.role === Role.ADMIN)) return order;
  throw new NotFound("order");
}
