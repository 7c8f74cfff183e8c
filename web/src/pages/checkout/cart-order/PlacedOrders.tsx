import { cartOrderTexts } from "../../../messages/cart-order";
import { orderTexts } from "../../../messages/checkout";
import { formatPrice } from "../../../ui/format/format";
import { Receipt, ReceiptFacts } from "../PlacedOrder";
import type { PlacedOrders_CheckoutFragment } from "./CartOrder.generated";

interface PlacedOrdersProps {
  checkout: PlacedOrders_CheckoutFragment;
  /** Said above the facts. */
  note: string | undefined;
}

/** What has been ordered with a whole cart, below the alert that says so. */
export function PlacedOrders({ checkout: { orders, total }, note }: PlacedOrdersProps) {
  return (
    <Receipt>
      {note && <p>{note}</p>}
      <ReceiptFacts>
        <div>
          <dt>{orders.length === 1 ? orderTexts.number : cartOrderTexts.orders}</dt>
          <dd>{orders.map(({ number }) => number).join("\n")}</dd>
        </div>
        <div>
          <dt>{orderTexts.total}</dt>
          <dd>{formatPrice(total)}</dd>
        </div>
        <div>
          <dt>{orderTexts.address}</dt>
          <dd dir="auto">{orders[0]?.address}</dd>
        </div>
      </ReceiptFacts>
    </Receipt>
  );
}
