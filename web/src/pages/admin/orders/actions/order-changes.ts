import { customerOf } from "../../../../features/orders/customer-of";
import { evictLists } from "../../../../graphql/evict";
import { adminAlerts } from "@shop/shared/messages/en/admin";
import {
  cancelSelectedTexts,
  deliverOrderTexts,
  deliverSelectedTexts,
  manageOrdersTexts,
  paymentProblemTexts,
} from "@shop/shared/messages/en/admin-orders";
import { cancelOrderTexts, orderAlerts } from "@shop/shared/messages/en/orders";
import {
  useCancelOrdersMutation,
  useDeliverOrdersMutation,
  type OrderActions_OrderFragment,
} from "./order-actions.generated";
import { hasProblem, nounOf, whyNotCancelled, whyNotDelivered } from "./order-states";

type Orders = readonly OrderActions_OrderFragment[];

/** The question before orders are cancelled, while others stay unchanged. */
function cancelQuestion(orders: Orders, othersStay: number) {
  const [first] = orders;
  if (first && orders.length === 1 && othersStay === 0)
    return {
      title: cancelOrderTexts.question(customerOf(first)),
      text: cancelOrderTexts.consequence(first.qty, first.productName),
      confirm: cancelOrderTexts.confirm,
      dismiss: cancelOrderTexts.dismiss,
    };
  const noun = nounOf(orders);
  return {
    title: cancelSelectedTexts.question(orders.length, noun),
    text: cancelSelectedTexts.consequence(othersStay, noun),
    confirm: cancelSelectedTexts.confirm(orders.length, noun),
    dismiss: cancelSelectedTexts.dismiss,
  };
}

/** The question before orders are marked as delivered, while others stay unchanged. */
function deliverQuestion(orders: Orders, othersStay: number) {
  const [first] = orders;
  const confirm = manageOrdersTexts.delivered;
  if (first && orders.length === 1 && othersStay === 0) {
    const { qty, productName, paid } = first;
    return {
      title: deliverOrderTexts.question(customerOf(first)),
      text: deliverOrderTexts.consequence(qty, productName, paid, warningOf(first)),
      confirm,
    };
  }
  const noun = nounOf(orders);
  const unpaid = orders.filter(({ paid }) => !paid).length;
  const problems = orders.filter(hasProblem).length;
  const warning = problems > 0 ? paymentProblemTexts.deliver.ofMany(problems) : "";
  return {
    title: deliverSelectedTexts.question(orders.length, noun),
    text: deliverSelectedTexts.consequence(unpaid, othersStay, warning, noun),
    confirm,
  };
}

function warningOf(order: OrderActions_OrderFragment): string {
  const { refundFailed, disputed } = paymentProblemTexts.deliver;
  if (order.refundFailure) return refundFailed;
  return hasProblem(order) ? disputed : "";
}

const changes = {
  cancel: {
    label: cancelOrderTexts.confirm,
    dangerous: true,
    whyNot: whyNotCancelled,
    question: cancelQuestion,
    done: orderAlerts.cancelled,
    tooLate: orderAlerts.notCancelled,
    selected: { label: cancelSelectedTexts.label, gone: undefined, says: cancelSelectedTexts.done },
  },
  /** Removes orders from the lists of open orders (spec §4). */
  deliver: {
    label: manageOrdersTexts.delivered,
    dangerous: false,
    whyNot: whyNotDelivered,
    question: deliverQuestion,
    done: adminAlerts.itemDelivered,
    tooLate: deliverOrderTexts.tooLate,
    selected: {
      label: manageOrdersTexts.delivered,
      gone: deliverSelectedTexts.gone,
      says: deliverSelectedTexts.done,
    },
  },
};

/** A change of orders after a question, on a page and of the selected rows of a list. */
export type OrderChange = keyof typeof changes;

/** Returns the texts of a change, and `change`, which changes orders of a customer, all or none. */
export function useOrderChange(name: OrderChange) {
  const [cancel, { client }] = useCancelOrdersMutation();
  const [deliver] = useDeliverOrdersMutation();
  const mutate = name === "cancel" ? cancel : deliver;
  return {
    ...changes[name],
    change: (orders: Orders) => mutate({ variables: { ids: orders.map(({ id }) => id) } }),
    evictChanged: () => evictLists(client.cache, "orders"),
  };
}
