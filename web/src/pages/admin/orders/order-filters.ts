import type { OrderStatus } from "../../../graphql/schema.generated";
import { manageOrdersTexts } from "../../../messages/manage-orders";
import { addDays, startOfDay } from "../../../ui/format/days";
import type { ListFilter, ListParams } from "../../../ui/table/list-params";

const { states } = manageOrdersTexts;

/** Orders in some states; without a filter the list has the open ones, which are placed or paid. */
interface StateFilter extends ListFilter {
  status?: OrderStatus[];
  /** Those with a payment problem, in any state. */
  paymentProblem?: true;
}

/** Which orders Manage Orders can show in place of the open ones. */
export const orderFilters: readonly StateFilter[] = [
  { slug: "placed", label: states.placed, status: ["PLACED"] },
  { slug: "paid", label: states.paid, status: ["PAID"] },
  { slug: "delivered", label: states.delivered, status: ["DELIVERED"] },
  { slug: "cancelled", label: states.cancelled, status: ["CANCELLED"] },
  { slug: "refunded", label: states.refunded, status: ["REFUNDED"] },
  { slug: "problems", label: states.problems, paymentProblem: true },
  { slug: "all", label: states.all, status: ["PLACED", "PAID", "DELIVERED", "CANCELLED", "REFUNDED"] },
];

/** The query variables for the states and days that a list is narrowed to. */
export function orderVariables({ filter, from, to }: Pick<ListParams<string>, "filter" | "from" | "to">) {
  const { status = null, paymentProblem = false } = orderFilters.find(({ slug }) => slug === filter) ?? {};
  return {
    status,
    paymentProblem,
    placedFrom: from && startOfDay(from),
    placedTo: to && startOfDay(addDays(to, 1)),
  };
}
