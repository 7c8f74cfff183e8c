import { formatArrival, type Arrival } from "@shop/shared/arrival";
import { formatMinor } from "@shop/shared/money";
import { formatMoment } from "@shop/shared/format";
import { sumOrders } from "../../orders/sum-orders";
import { amountFacts } from "../template/amount-facts";
import type { Fact } from "../template/Facts";
import type { Shop } from "../template/Frame";
import { namedOrders, type MailedCart, type Orders } from "../template/order-words";
import { Paragraph, Title } from "../template/Words";
import { writeMail, type Written } from "../template/write-mail";
import { CustomerOrders, reasonOf } from "./CustomerOrders";

/** A payment in a receipt, in minor units. */
export interface Receipt {
  paidAt: Date;
  amountMinor: number;
  /** The part for orders that no longer awaited a payment; another mail is about it. */
  returnedMinor: number;
  /** The expected arrival; null if unknown or of several orders. */
  arrival: Arrival | null;
}

/** To the customer: the receipt for the orders that a payment has paid. */
export function writePaymentReceived(
  shop: Shop,
  orders: Orders,
  receipt: Receipt,
  cart: MailedCart | null = null,
): Written {
  const { paidAt, amountMinor, returnedMinor, arrival } = receipt;
  const paid = formatMinor(sumOrders(orders).totalMinor);
  const named = namedOrders(orders, cart);
  const { before, after } = amountFacts(orders);
  const goesBack: Fact[] = [
    ["Amount paid", formatMinor(amountMinor)],
    ["Being refunded", formatMinor(returnedMinor)],
  ];
  const words = {
    subject: `Receipt for your ${named}`,
    preview: `${paid}, paid on ${formatMoment(paidAt)}.`,
    reason: reasonOf(shop, orders[0]),
  };
  return writeMail(
    shop,
    words,
    <>
      <Title>Thank you for your payment</Title>
      <Paragraph>
        Here’s the receipt for your {named}. {arrival && `It should arrive ${formatArrival(arrival)}. `}We’ll
        email you when {orders.length > 1 && !cart ? "they’re" : "it’s"} on the way.
      </Paragraph>
      <CustomerOrders
        shop={shop}
        orders={orders}
        cart={cart}
        facts={[["Paid on", formatMoment(paidAt)], ...before, ...(returnedMinor > 0 ? goesBack : [])]}
        after={after}
        sum={[returnedMinor > 0 ? "Paid after refund" : "Paid", paid]}
      />
    </>,
  );
}
