import { productCount } from "@shop/shared/messages/en/common";
import { Amounts } from "../../../features/orders/Amounts";
import { hasAmounts } from "../../../features/orders/amounts-of";
import { destinationOf } from "../../../features/orders/shipping-address";
import { orderTexts } from "@shop/shared/messages/en/checkout";
import { formatPrice } from "../../../ui/format/format";
import { Receipt, ReceiptFacts } from "../PlacedOrder";
import type { PlacedOrders_CheckoutFragment } from "./CartOrder.generated";

interface PlacedOrdersProps {
  checkout: PlacedOrders_CheckoutFragment;
  /** Shown above the details. */
  note: string | undefined;
}

/** The orders of a cart, below the alert's text: one number, the sums and the address (D-30). */
export function PlacedOrders({ checkout, note }: PlacedOrdersProps) {
  const { number, orders, total } = checkout;
  const more = hasAmounts(checkout);
  const count = orders.length > 1 ? ` · ${productCount(orders.length)}` : "";
  return (
    <Receipt>
      {note && <p>{note}</p>}
      <ReceiptFacts>
        <div>
          <dt>{orderTexts.number}</dt>
          <dd>{`${number}${more ? count : ""}`}</dd>
        </div>
        {!more && (
          <div>
            <dt>{orderTexts.total}</dt>
            <dd>{`${formatPrice(total)}${count}`}</dd>
          </div>
        )}
        <div>
          <dt>{orderTexts.address}</dt>
          <dd dir="auto">{destinationOf(orders)}</dd>
        </div>
      </ReceiptFacts>
      {more && <Amounts of={checkout} />}
    </Receipt>
  );
}
