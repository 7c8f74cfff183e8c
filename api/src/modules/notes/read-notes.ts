import type { RequestContext } from "../../context/context";
import { lookUp, lookupAllOf } from "../../data/shared-lookups";
import { noteColumns, type ShopNote } from "./shop-note.entity";

const notesOfOrders = lookupAllOf(noteColumns, "shop_notes", "orderId", "order by order_id, created_at, id");
const notesOfUsers = lookupAllOf(noteColumns, "shop_notes", "userId", "order by user_id, created_at, id");

type Ctx = Pick<RequestContext, "db">;

/** The shop's notes about an order, oldest first. The caller checks access. */
export const notesOfOrder = async (ctx: Ctx, orderId: string): Promise<ShopNote[]> =>
  (await lookUp(ctx, notesOfOrders, orderId)) ?? [];

/** The shop's notes about a customer, oldest first. The caller checks access. */
export const notesOfUser = async (ctx: Ctx, userId: string): Promise<ShopNote[]> =>
  (await lookUp(ctx, notesOfUsers, userId)) ?? [];

/** The shop's notes about each of these orders, oldest first. The caller checks access. */
export const listNotesOfOrders = (ctx: Ctx, orderIds: string[]): Promise<ReadonlyMap<string, ShopNote[]>> =>
  notesOfOrders(ctx, orderIds);
