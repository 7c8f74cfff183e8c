import type { Arrival } from "@shop/shared/arrival";
import { serverTexts } from "@shop/shared/messages/server";
import { formatMinor } from "@shop/shared/money";
import { formatArrival } from "@shop/shared/month-day";
import { formatMoment } from "@shop/shared/time/format-moment";
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
  const texts = serverTexts().mails.paymentReceived;
  const paid = formatMinor(sumOrders(orders).totalMinor);
  const named = namedOrders(orders, cart);
  const { before, after } = amountFacts(orders);
  const days = arrival && formatArrival(arrival);
  const next = [
    ...(orders.some(({ ofGiftCards }) => !ofGiftCards) ? [texts.willSend(orders.length > 1 && !cart)] : []),
    ...(orders.some(({ ofGiftCards }) => ofGiftCards) ? [texts.giftCards] : []),
  ];
  const goesBack: Fact[] = [
    [texts.amountPaid, formatMinor(amountMinor)],
    [texts.goesBack, formatMinor(returnedMinor)],
  ];
  const words = {
    subject: texts.subject(named),
    preview: texts.preview(paid, formatMoment(paidAt)),
    reason: reasonOf(shop, orders[0]),
  };
  return writeMail(
    shop,
    words,
    <>
      <Title>{texts.title}</Title>
      <Paragraph>
        {texts.text(named)} {days && `${texts.arrival(days)} `}
        {next.join(" ")}
      </Paragraph>
      <CustomerOrders
        shop={shop}
        orders={orders}
        cart={cart}
        facts={[[texts.paidOn, formatMoment(paidAt)], ...before, ...(returnedMinor > 0 ? goesBack : [])]}
        after={after}
        sum={[returnedMinor > 0 ? texts.paidAfterRefund : texts.paid, paid]}
      />
    </>,
  );
}
