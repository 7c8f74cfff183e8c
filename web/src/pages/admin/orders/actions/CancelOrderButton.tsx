import { customerOf } from "../../../../features/orders/customer-of";
import { useCancelOrder } from "../../../../features/orders/use-cancel-order";
import { useRowAction } from "../../../../features/use-row-action";
import { cancelOrderTexts } from "../../../../messages/orders";
import { ActionButton } from "../../../../ui/form/ActionButton";
import { VisuallyHidden } from "../../../../ui/layout/VisuallyHidden";
import type { OrderActions_OrderFragment } from "./order-actions.generated";

interface CancelOrderButtonProps {
  order: OrderActions_OrderFragment;
  /** Called after the order was cancelled, or turned out to be paid or closed. */
  onDone: () => unknown;
}

/** Cancels a customer's unpaid order after a confirmation; its units return to stock. */
export function CancelOrderButton({ order, onDone }: CancelOrderButtonProps) {
  const { id, qty, productName } = order;
  const customer = customerOf(order);
  const run = useRowAction();
  const cancel = useCancelOrder();
  const press = async () => {
    const said = await cancel(id);
    await onDone();
    return said;
  };

  return (
    <ActionButton
      variant="secondary"
      dangerous
      confirmation={{
        title: cancelOrderTexts.question(customer),
        text: cancelOrderTexts.consequence(qty, productName),
        confirm: cancelOrderTexts.confirm,
        dismiss: cancelOrderTexts.dismiss,
      }}
      onPress={() => run(press)}
    >
      {cancelOrderTexts.confirm}
      <VisuallyHidden>{`${productName}, ${customer}`}</VisuallyHidden>
    </ActionButton>
  );
}
