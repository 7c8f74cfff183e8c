import { evict, evictLists } from "../../../graphql/evict";
import { adminAlerts, manageOrdersTexts } from "../../../messages/admin";
import { ActionButton } from "../../../ui/form/ActionButton";
import type { ButtonSize } from "../../../ui/form/button-style";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import { tooLate, useRowAction } from "../../../features/alerts/use-row-action";
import { useDeliverOrderMutation, type DeliverButton_OrderFragment } from "./ManageOrdersPage.generated";

const gone = tooLate("Someone else has already handled this order. The list is up to date now.");

interface DeliverButtonProps {
  order: DeliverButton_OrderFragment;
  size?: ButtonSize;
  /** Called once the order is delivered, or turns out to be gone. */
  onDone?: () => void;
}

/** Marks an order as delivered, which removes it from every list (spec §4). */
export function DeliverButton({ order, size = "small", onDone }: DeliverButtonProps) {
  const { id, qty, productName, paid } = order;
  const customer = order.name || order.email;
  const run = useRowAction();
  const [deliver] = useDeliverOrderMutation({
    update: (cache) => {
      evict(cache, { __typename: "Order", id });
      evictLists(cache, "orders");
    },
  });
  const press = async () => {
    const { data } = await deliver({ variables: { id } });
    onDone?.();
    return data?.deliverOrder ? adminAlerts.itemDelivered : gone;
  };

  return (
    <ActionButton
      variant={size === "small" ? "secondary" : "primary"}
      size={size}
      confirmation={{
        title: `Mark the order of ${customer} as delivered?`,
        text: `${qty} × ${productName}${paid ? "" : ", not paid yet"}. It will be removed from all order lists.`,
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
