import { RowAction } from "../../../features/RowAction";
import { useCancelOrder } from "../../../features/orders/use-cancel-order";
import { cancelOrderTexts } from "@shop/shared/messages/en/orders";
import type { CancelOwnOrder_OrderFragment } from "./MyOrdersPage.generated";

interface CancelOwnOrderProps {
  order: CancelOwnOrder_OrderFragment;
  wide?: boolean;
}

/** Cancels one of the viewer's unpaid orders, after a confirmation. */
export function CancelOwnOrder({ order, wide = false }: CancelOwnOrderProps) {
  const { id, qty, productName } = order;
  const cancel = useCancelOrder();

  return (
    <RowAction
      variant="quiet"
      wide={wide}
      dangerous
      confirmation={{
        title: cancelOrderTexts.ownQuestion,
        text: cancelOrderTexts.consequence(qty, productName),
        confirm: cancelOrderTexts.confirm,
        dismiss: cancelOrderTexts.dismiss,
      }}
      of={productName}
      act={() => cancel(id)}
    >
      {cancelOrderTexts.cancel}
    </RowAction>
  );
}
