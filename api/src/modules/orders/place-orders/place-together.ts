import { exceedsStock } from "@shop/shared/stock";
import type { EntityManager } from "typeorm";
import type { Viewer } from "../../../context/context";
import type { ShopPolicy } from "../../../context/policy";
import { rows } from "../../../data/rows";
import { isUuid } from "../../../data/uuid";
import type { Order } from "../order.entity";
import type { Shipping } from "./shipping";
import { placeWaiting, placeWithoutWaiting, type PlacedRow } from "./statement";

/** A product, and how many units of it are wanted. */
export interface OrderItem {
  productId: string;
  quantity: number;
}

/** What a customer orders at once: a whole cart, or one product, which is a cart of one. */
export interface OrderRequest extends Shipping {
  readonly customer: Pick<Viewer, "id" | "email">;
  /** 1 to 50 different products. */
  readonly items: readonly OrderItem[];
  /** Whether its orders get a checkout in common, which holds the key. */
  readonly isCart: boolean;
  /** The HTTP request that sends it. */
  readonly requestId: string | null;
  readonly policy: Pick<ShopPolicy, "maxUnitsPerOrder" | "maxUnpaidUnits">;
}

/** What the statement decided of an item. */
export type ItemDecision = Omit<PlacedRow, "request" | "isCustomerBusy">;

/** The decision of each item; `again` if it depends on a request decided with it, `busy` if its customer is locked. */
export type Decision = ItemDecision[] | "again" | "busy";

/**
 * Places the requests that can be placed, each of another customer, in the order of their arrival: the units, the orders and the
 * jobs of their mails, all in one statement (ADR-0033).
 */
export async function placeTogether(
  db: EntityManager,
  requests: readonly OrderRequest[],
  { wait }: { wait: boolean },
): Promise<Decision[]> {
  const { maxUnitsPerOrder = 0, maxUnpaidUnits = 0 } = requests[0]?.policy ?? {};
  const values = [JSON.stringify(requests.flatMap(itemsOf)), maxUnitsPerOrder, maxUnpaidUnits];
  const found = await rows(db, wait ? placeWaiting : placeWithoutWaiting, values);
  const byRequest: PlacedRow[][] = requests.map(() => []);
  for (const row of found) byRequest[row.request]?.push(row);
  return byRequest.map((decided, at) => decisionOf(requests[at] as OrderRequest, decided));
}

/** The items as the statement reads them; name, address and phone are stored without spaces around them. */
function itemsOf(order: OrderRequest, request: number) {
  const { customer, items, isCart, idempotencyKey, requestId } = order;
  const [name, address, phone] = [order.name.trim(), order.address.trim(), order.phone.trim()];
  return items.map(({ productId, quantity }, position) => ({
    ...{
      request,
      position,
      user_id: customer.id,
      product_id: isUuid(productId) ? productId : null,
      quantity,
    },
    ...{ name, email: customer.email, address, phone, key: idempotencyKey, is_cart: isCart },
    request_id: requestId,
  }));
}

function decisionOf({ items }: OrderRequest, found: PlacedRow[]): Decision {
  if (found.some(({ isCustomerBusy }) => isCustomerBusy)) return "busy";
  const fits = ({ isPlaced, isAllowed, countInStock, position }: PlacedRow) =>
    !isPlaced && isAllowed && !exceedsStock(countInStock ?? 0, items[position]?.quantity ?? 0);
  return found.every(fits) ? "again" : found;
}

/** The orders that were placed. */
export function ordersIn(decision: ItemDecision[]): Order[] {
  return decision.filter(({ isPlaced }) => isPlaced) as (ItemDecision & Order)[];
}
