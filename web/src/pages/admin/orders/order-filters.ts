import { openStatuses, orderStatuses } from "@shop/shared/order-transitions";
import type { OrderSort, OrderStatus } from "../../../graphql/schema.generated";
import { manageOrdersTexts, orderTabsTexts } from "@shop/shared/messages/en/admin-orders";
import { addDays, startOfDay } from "../../../ui/format/days";
import type { ListFilter, ListParams } from "../../../ui/table/list-params";
import type { SortOption } from "../../../ui/table/search-and-sort";

const { sorts, states } = manageOrdersTexts;

/** Orders in some states. Without a filter the list contains the open orders: placed, paid or sent. */
export interface StateFilter extends ListFilter {
  status?: OrderStatus[];
  /** Orders with a payment problem, in any state. */
  paymentProblem?: true;
}

/** The filters of Manage Orders, in place of the open orders. */
export const orderFilters: readonly StateFilter[] = [
  { slug: "placed", label: orderTabsTexts.unpaid, status: ["PLACED"] },
  { slug: "paid", label: orderTabsTexts.toSend, status: ["PAID"] },
  { slug: "sent", label: states.sent, status: ["SHIPPED"] },
  { slug: "delivered", label: states.delivered, status: ["DELIVERED"] },
  { slug: "sales", label: states.sales, status: ["PLACED", "PAID", "SHIPPED", "DELIVERED"] },
  { slug: "cancelled", label: states.cancelled, status: ["CANCELLED"] },
  { slug: "refunded", label: states.refunded, status: ["REFUNDED"] },
  { slug: "problems", label: states.problems, paymentProblem: true },
  { slug: "all", label: states.all, status: [...orderStatuses] },
];

/** The filters of a customer's page, in place of all orders. */
export const customerFilters: readonly StateFilter[] = [
  { slug: "open", label: states.open, status: [...openStatuses] },
  ...orderFilters.filter(({ slug }) => slug !== "all"),
];

/** The query variables for the filter's states and the days. */
export function orderVariables(
  { filter, from, to }: Pick<ListParams<string>, "filter" | "from" | "to">,
  filters: readonly StateFilter[],
) {
  const { status = null, paymentProblem = false } = filters.find(({ slug }) => slug === filter) ?? {};
  return {
    status,
    paymentProblem,
    placedFrom: from && startOfDay(from),
    placedTo: to && startOfDay(addDays(to, 1)),
  };
}

/** The sort orders of order lists; by default the newest first. */
export const orderSortOptions: readonly SortOption<OrderSort>[] = [
  { sort: "OLDEST", slug: "oldest", label: sorts.oldest },
  { sort: "CUSTOMER", slug: "customer", label: sorts.customer },
  { sort: "PRODUCT", slug: "item", label: sorts.item },
  { sort: "QTY_DESC", slug: "quantity-down", label: sorts.quantityDown },
  { sort: "UNPAID_FIRST", slug: "unpaid", label: sorts.unpaid },
];
