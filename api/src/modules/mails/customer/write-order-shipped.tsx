import { serverTexts } from "@shop/shared/messages/server";
import { parseWebAddress } from "@shop/shared/web-address";
import { formatMoment } from "@shop/shared/time/format-moment";
import type { Shipment } from "../../orders/shipment.entity";
import { amountsAndTotal } from "../template/amount-facts";
import type { Fact } from "../template/Facts";
import type { Shop } from "../template/Frame";
import { countProducts, namedOrders, wordsOf, type MailedCart, type Orders } from "../template/order-words";
import { Paragraph, Title } from "../template/Words";
import { writeMail, type Written } from "../template/write-mail";
import { CustomerOrders, reasonOf } from "./CustomerOrders";

/** The texts of a mail about a parcel, without its content and tracking. */
interface ParcelWords {
  subject: string;
  title: string;
  text: string;
}

/** To the customer: a parcel is on its way, with its content and its tracking. */
export function writeOrderShipped(
  shop: Shop,
  orders: Orders,
  shipment: Shipment,
  cart: MailedCart | null = null,
): Written {
  const { carrier, shippedAt } = shipment;
  const { whose, number } = wordsOf(orders, cart);
  const texts = serverTexts().mails.orderShipped;
  const sent = texts.sent(formatMoment(shippedAt), carrier);
  const contents = orders.length === 1 ? "" : ` ${texts.contents(countProducts(orders))}`;
  return writeParcel(shop, orders, shipment, cart, {
    subject: cart || orders.length === 1 ? texts.subject(whose, number) : texts.title(whose),
    title: texts.title(whose),
    text: sent + contents,
  });
}

/** To the customer: the parcel has a new tracking number. */
export function writeTrackingChanged(
  shop: Shop,
  orders: Orders,
  shipment: Shipment,
  cart: MailedCart | null = null,
): Written {
  const texts = serverTexts().mails.orderShipped;
  return writeParcel(shop, orders, shipment, cart, {
    subject:
      cart || orders.length === 1
        ? texts.newNumberOfOrder(namedOrders(orders, cart))
        : texts.newNumberOfParcel,
    title: texts.newNumber,
    text: texts.numberIs(String(shipment.trackingNumber)),
  });
}

function writeParcel(
  shop: Shop,
  orders: Orders,
  shipment: Shipment,
  cart: MailedCart | null,
  { subject, title, text }: ParcelWords,
): Written {
  const texts = serverTexts().mails.orderShipped;
  const trackingUrl = shipment.trackingUrl && parseWebAddress(shipment.trackingUrl.trim())?.href;
  const { before, sum, after } = amountsAndTotal(orders, cart);
  return writeMail(
    shop,
    { subject, preview: text, reason: reasonOf(shop, orders[0]) },
    <>
      <Title>{title}</Title>
      <Paragraph>{text}</Paragraph>
      {orders.some(({ paid }) => !paid) && <Paragraph>{texts.notPaid}</Paragraph>}
      <CustomerOrders
        shop={shop}
        orders={orders}
        cart={cart}
        facts={[...parcelFacts(shipment), ...before]}
        sum={sum}
        after={after}
        {...(trackingUrl && { action: { href: trackingUrl, text: texts.track } })}
      />
    </>,
  );
}

function parcelFacts({ carrier, trackingNumber, shippedAt }: Shipment): Fact[] {
  const texts = serverTexts().mails.orderShipped;
  const facts: [string, string | null][] = [
    [texts.sentOn, formatMoment(shippedAt)],
    [texts.carrier, carrier],
    [texts.trackingNumber, trackingNumber],
  ];
  return facts.flatMap(([name, value]) => (value === null ? [] : [[name, value] satisfies Fact]));
}
