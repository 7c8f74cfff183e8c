import { evict, evictLists } from "../../../graphql/evict";
import { adminAlerts, manageOrdersTexts } from "../../../messages/admin";
import { ActionButton } from "../../../ui/form/ActionButton";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import { tooLate, useRowAction } from "../../../features/alerts/use-row-action";
import { useDeliverOrderMutation, type DeliverButton_OrderFragment } from "./ManageOrdersPage.generated";

const gone = tooLate("Somebody else has marked this order meanwhile. The list is up to date again.");

/** Marks an order as delivered, which removes it from every list (spec §4). */
export function DeliverButton({ order }: { order: DeliverButton_OrderFragment }) {
  const { id, qty, productName, paid } = order;
  const customer = order.name || order.email;
  const run = useRowAction();
  const [deliver] = useDeliverOrderMutation({
    update: (cache) => {
      evict(cache, { __typename: "Order", id });
      evictLists(cache, "orders");
    },
  });
  const press = async () =>
    (await deliver({ variables: { id } })).data?.deliverOrder ? adminAlerts.itemDelivered : gone;

  return (
    <ActionButton
      variant="secondary"
      size="small"
      confirmation={{
        title: `Mark the order of ${customer} as delivered?`,
        text: `${qty} × ${productName}${paid ? "" : ", not paid yet"}. It leaves every list for good.`,
        confirm: manageOrdersTexts.delivered,
      }}
      onPress={() => run(press)}
    >
      {manageOrdersTexts.delivered}
      <VisuallyHidden>
        {productName}, {customer}
      </VisuallyHidden>
    </ActionButton>
  );
}
