import { evictLists } from "../../../graphql/evict";
import { deliverSelectedTexts, manageOrdersTexts } from "../../../messages/admin";
import type { BulkAction } from "../bulk-action";
import { useDeliverOrderMutation, type OrderColumns_OrderFragment } from "./ManageOrdersPage.generated";

/** Marks the selected orders as delivered. */
export function useDeliverSelected(): BulkAction<OrderColumns_OrderFragment> {
  const [deliver, { client }] = useDeliverOrderMutation();
  return {
    label: manageOrdersTexts.delivered,
    confirmation: (orders) => ({
      title: deliverSelectedTexts.question(orders.length),
      text: deliverSelectedTexts.consequence(orders.filter(({ paid }) => !paid).length),
      confirm: manageOrdersTexts.delivered,
    }),
    act: async ({ id }) =>
      (await deliver({ variables: { id } })).data?.deliverOrder ? null : deliverSelectedTexts.gone,
    onFinished: () => evictLists(client.cache, "orders"),
    says: deliverSelectedTexts.done,
  };
}
