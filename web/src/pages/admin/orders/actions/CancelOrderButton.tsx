import { customerOf } from "../../../../features/orders/customer-of";
import { useCancelOrder } from "../../../../features/orders/use-cancel-order";
import { RowAction } from "../../../../features/RowAction";
import { cancelOrderTexts } from "../../../../messages/orders";
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
  const cancel = useCancelOrder();
  const press = async () => {
    const said = await cancel(id);
    await onDone();
    return said;
  };

  return (
    <RowAction
      dangerous
      confirmation={{
        title: cancelOrderTexts.question(customer),
        text: cancelOrderTexts.consequence(qty, productName),
        confirm: cancelOrderTexts.confirm,
        dismiss: cancelOrderTexts.dismiss,
      }}
      of={`${productName}, ${customer}`}
      act={press}
    >
      {cancelOrderTexts.confirm}
    </RowAction>
  );
}
