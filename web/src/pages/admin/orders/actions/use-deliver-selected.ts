import { evictLists } from "../../../../graphql/evict";
import { deliverSelectedTexts, manageOrdersTexts } from "../../../../messages/manage-orders";
import { paymentProblemTexts } from "../../../../messages/payment-problems";
import type { ConfirmedAction } from "../../bulk-action";
import { useDeliverOrderMutation, type OrderActions_OrderFragment } from "./order-actions.generated";
import { hasProblem, whyNotDelivered } from "./order-states";

/** Marks the selected orders as delivered. */
export function useDeliverSelected(): ConfirmedAction<OrderActions_OrderFragment> {
  const [deliver, { client }] = useDeliverOrderMutation();
  const deliverOne = async (id: string) =>
    (await deliver({ variables: { id } })).data?.deliverOrder ? null : deliverSelectedTexts.gone;

  return {
    label: manageOrdersTexts.delivered,
    confirmation: (orders) => {
      const open = orders.filter((order) => whyNotDelivered(order) === null);
      const unpaid = open.filter(({ paid }) => !paid).length;
      const problems = open.filter(hasProblem).length;
      return {
        title: deliverSelectedTexts.question(open.length),
        text: deliverSelectedTexts.consequence(
          unpaid,
          orders.length - open.length,
          problems > 0 ? paymentProblemTexts.deliver.ofMany(problems) : "",
        ),
        confirm: manageOrdersTexts.delivered,
      };
    },
    act: async (order) => whyNotDelivered(order) ?? deliverOne(order.id),
    onFinished: () => evictLists(client.cache, "orders"),
    says: deliverSelectedTexts.done,
  };
}
