import { serverTexts } from "@shop/shared/messages/server";
import { transitions, type OrderAction, type Transition } from "@shop/shared/order-transitions";
import type { WebhookEventName } from "@shop/shared/webhooks";
import { storedActor, type Actor } from "../../context/actor";
import type { RequestContext } from "../../context/context";
import { rows, statement, command, execute } from "../../data/rows";
import { Conflict } from "../../errors";
import { orderColumns } from "./order-columns";
import type { Order } from "./order.entity";
import { OrderStatus } from "./order-status.enum";
import { addAnnouncementSql, announcing } from "../webhooks/announce";
import { ANNOUNCED_ORDER, inStatus, STATUS, timeOf } from "./read/order-sql";
import type { AuditTarget } from "../audit/record-action";

/** The entry that a transition adds to its order's history. */
export interface StatusChange {
  by: Actor;
  note?: string;
  /** Whether the units returned to stock; false by default. */
  restocked?: boolean;
}

/** The transitions that change only the state. Refunds also count money (mark-refunded.ts). */
type StatusAction = Exclude<OrderAction, "refund" | "undoRefund">;

/** Conditions in addition to the state: an order is paid once, also after it was sent. */
const holds: Partial<Record<StatusAction, string>> = { pay: " and paid_at is null" };

/** The assignment that a transition makes to the order's times. */
const setTime = ({ to: [to] }: Transition) => `${timeOf[to as keyof typeof timeOf]} = now()`;

/**
 * The state in the history entry: an order paid after it was sent has reached PAID in its history, but stays SHIPPED.
 */
const reached = (action: OrderAction) => (action === "pay" ? `'${OrderStatus.PAID}'` : STATUS);

/** The webhook event of each transition. */
const eventOf = {
  pay: "order.paid",
  cancel: "order.cancelled",
  ship: "order.shipped",
  deliver: "order.delivered",
} as const satisfies Record<StatusAction, WebhookEventName>;

/** Changes the order, adds to its history, and announces the change to webhooks, in one statement. */
const transitionStatement = (action: StatusAction) => {
  const transition: Transition = transitions[action];
  return statement(
    orderColumns,
    `with changed as (
      update orders set ${setTime(transition)}, restocked = restocked or $4::boolean
        where id = $1 and ${inStatus(transition.from)}${holds[action] ?? ""} returning *
    ), noted as (
      insert into order_events (order_id, status, actor, actor_id, note) select id, ${reached(action)}, $2, $5, $3 from changed
    ), ${announcing("$6::text", { event: eventOf[action], from: "changed", data: ANNOUNCED_ORDER })}, jobs as (
      ${addAnnouncementSql}
    )
    select ${orderColumns.sql} from changed where (select count(*) from jobs) >= 0`,
  );
};

const transitionStatements = {
  pay: transitionStatement("pay"),
  cancel: transitionStatement("cancel"),
  ship: transitionStatement("ship"),
  deliver: transitionStatement("deliver"),
} satisfies Record<StatusAction, unknown>;

/**
 * Applies a transition, adds it to the order's history, and announces it to webhooks. Returns null, and changes
 * nothing, if the transition doesn't start from the order's state. If two run concurrently, the second starts from the
 * state that the first has set.
 */
export async function tryChangeStatus(
  tx: Pick<RequestContext, "db" | "requestId">,
  id: string,
  action: StatusAction,
  { by, note, restocked = false }: StatusChange,
): Promise<Order | null> {
  const { actor, userId } = storedActor(by);
  const values = [id, actor, note ?? null, restocked, userId, tx.requestId];
  const [order] = await rows(tx.db, transitionStatements[action], values);
  return order ?? null;
}

/** The error for a transition that can't be applied. */
export const refusalOf = (action: OrderAction): Conflict =>
  new Conflict(serverTexts().refusals.orderRefusals.actions[action]);

/** Applies a transition like `tryChangeStatus`, but throws Conflict if it doesn't start from the order's state. */
export async function changeStatus(
  tx: Pick<RequestContext, "db" | "requestId">,
  id: string,
  action: StatusAction,
  change: StatusChange,
): Promise<Order> {
  const order = await tryChangeStatus(tx, id, action, change);
  if (!order) throw refusalOf(action);
  return order;
}

/** The order counts as changed, because its history is part of it; a trigger sets the time. */
const note = command(
  `with changed as (update orders set updated_at = now() where id = any($1) returning *)
    insert into order_events (order_id, status, actor, actor_id, note, for_shop)
      select id, ${STATUS}, $2, $3, $4, $5 from changed`,
);

interface Noted {
  by: Actor;
  note: string;
  /** Whether the note is hidden from the customer; false by default. */
  forShop?: boolean;
}

/** Adds a note to the history of orders without changing their state. */
export async function noteEvent(
  tx: Pick<RequestContext, "db">,
  orderIds: string[],
  { by, note: text, forShop = false }: Noted,
): Promise<void> {
  const { actor, userId } = storedActor(by);
  await execute(tx.db, note, [orderIds, actor, userId, text, forShop]);
}

/** The audit's name for an order. */
export function auditTargetOf({ id, userId, quantity, productName }: Order): AuditTarget {
  return { id, name: `${quantity} × ${productName}`, userId };
}
