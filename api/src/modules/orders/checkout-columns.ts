import { columns, instant, uuid } from "../../data/columns";
import type { Checkout } from "./checkout.entity";

/** A checkout as its customer sees it, and whose it is. */
export const checkoutColumns = columns<Checkout & { userId: string }>({
  id: uuid("id"),
  userId: uuid("user_id"),
  createdAt: instant("created_at"),
});
