import { DatabaseError } from "pg";
import type { DataSource } from "typeorm";
import type { RequestContext } from "../../../context/context";
import { ServiceUnavailable, Unauthenticated } from "../../../errors";
import { orderRefused, ordersPlaced } from "../../../observability/signals";
import type { OrderForm } from "./order-form";
import { OrderQueue, type Queued } from "./order-queue";
import { ordersIn, placeForms, type EntryDecision } from "./place-forms.service";
import { refusalsOf } from "./refusals";

type QueuedForm = OrderForm & Queued;

/** The queue of each database that this process uses. */
const queues = new WeakMap<DataSource, OrderQueue<QueuedForm, EntryDecision[]>>();

/**
 * Places a form if it can be placed, together with others that arrive meanwhile, and returns what became of its entries. Throws
 * ServiceUnavailable if it waits too long.
 */
export function placeForm({ db }: Pick<RequestContext, "db">, form: OrderForm): Promise<EntryDecision[]> {
  const { dataSource } = db;
  let queue = queues.get(dataSource);
  if (!queue) queues.set(dataSource, (queue = createQueue(dataSource)));
  const productIds = form.entries.map(({ productId }) => productId);
  const placing = queue.place({ ...form, customerId: form.customer.id, productIds });
  return ordersPlaced.isObserved ? placing.then((decision) => told(form, decision)) : placing;
}

/** Tells of the orders of a form, or why it was refused; of a repeated form nothing. */
function told(form: OrderForm, decision: EntryDecision[]): EntryDecision[] {
  const orders = ordersIn(decision);
  if (orders.length > 0)
    ordersPlaced.tell({
      orders: orders.length,
      units: orders.reduce((sum, { quantity }) => sum + quantity, 0),
      dollars:
        orders.reduce((sum, { quantity, unitPrice }) => sum + quantity * Math.round(unitPrice * 100), 0) /
        100,
    });
  else if (!decision[0]?.firstId)
    orderRefused.tell({ reasons: refusalsOf(form, decision).map(({ reason }) => reason) });
  return decision;
}

function createQueue({ manager }: DataSource): OrderQueue<QueuedForm, EntryDecision[]> {
  return new OrderQueue({
    together: (forms) => placeForms(manager, forms, { wait: false }),
    alone: async (form) => {
      const [decision] = await placeForms(manager, [form], { wait: true });
      if (decision === "busy") throw new Unauthenticated(); // the customer was blocked, or deleted their account
      if (!Array.isArray(decision)) throw new ServiceUnavailable(1); // alone it depends on no other
      return decision;
    },
    isUndone: (error) => error instanceof DatabaseError && error.severity === "ERROR",
  });
}
