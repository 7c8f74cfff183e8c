import { useRowAction } from "../../../features/use-row-action";
import { useCancelOrder } from "../../../features/orders/use-cancel-order";
import { cancelOrderTexts } from "../../../messages/orders";
import { ActionButton } from "../../../ui/form/ActionButton";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import type { CancelOwnOrder_OrderFragment } from "./MyOrdersPage.generated";

interface CancelOwnOrderProps {
  order: CancelOwnOrder_OrderFragment;
  wide?: boolean;
}

/** Cancels one of the viewer's unpaid orders, after a confirmation. */
export function CancelOwnOrder({ order, wide = false }: CancelOwnOrderProps) {
  const { id, qty, productName } = order;
  const run = useRowAction();
  const cancel = useCancelOrder();

  return (
    <ActionButton
      variant="quiet"
      wide={wide}
      dangerous
      confirmation={{
        title: cancelOrderTexts.ownQuestion,
        text: cancelOrderTexts.consequence(qty, productName),
        confirm: cancelOrderTexts.confirm,
        dismiss: cancelOrderTexts.dismiss,
      }}
      onPress={() => run(() => cancel(id))}
    >
      {cancelOrderTexts.cancel}
      <VisuallyHidden>{productName}</VisuallyHidden>
    </ActionButton>
  );
}
