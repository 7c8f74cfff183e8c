import { parseWebAddress } from "@shop/shared/web-address";
import { formatMoment } from "@shop/shared/format";
import type { Shipment } from "../../orders/shipment.entity";
import { amountsAndTotal } from "../template/amount-facts";
import type { Fact } from "../template/Facts";
import type { Shop } from "../template/Frame";
import { countProducts, wordsOf, type MailedCart, type Orders } from "../template/order-words";
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
  const sent = `We sent it on ${formatMoment(shippedAt)}${carrier ? ` with ${carrier}` : ""}.`;
  const contents = orders.length === 1 ? "" : ` It contains ${countProducts(orders)}.`;
  return writeParcel(shop, orders, shipment, cart, {
    subject: cart || orders.length === 1 ? `${whose} ${number} is on its way` : "Your order is on its way",
    title: `${whose} is on its way`,
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
  const { number } = wordsOf(orders, cart);
  return writeParcel(shop, orders, shipment, cart, {
    subject: `New tracking number for your ${cart || orders.length === 1 ? `order ${number}` : "parcel"}`,
    title: "Your tracking number has changed",
    text: `Your parcel's new tracking number is ${shipment.trackingNumber}.`,
  });
}

function writeParcel(
  shop: Shop,
  orders: Orders,
  shipment: Shipment,
  cart: MailedCart | null,
  { subject, title, text }: ParcelWords,
): Written {
  const trackingUrl = shipment.trackingUrl && parseWebAddress(shipment.trackingUrl.trim())?.href;
  const { before, sum, after } = amountsAndTotal(orders, cart);
  return writeMail(
    shop,
    { subject, preview: text, reason: reasonOf(shop, orders[0]) },
    <>
      <Title>{title}</Title>
      <Paragraph>{text}</Paragraph>
      {orders.some(({ paid }) => !paid) && (
        <Paragraph>Part of it hasn’t been paid yet. You can pay on the order page.</Paragraph>
      )}
      <CustomerOrders
        shop={shop}
        orders={orders}
        cart={cart}
        facts={[...parcelFacts(shipment), ...before]}
        sum={sum}
        after={after}
        {...(trackingUrl && { action: { href: trackingUrl, text: "Track your parcel" } })}
      />
    </>,
  );
}

function parcelFacts({ carrier, trackingNumber, shippedAt }: Shipment): Fact[] {
  const facts: [string, string | null][] = [
    ["Sent on", formatMoment(shippedAt)],
    ["Carrier", carrier],
    ["Tracking number", trackingNumber],
  ];
  return facts.flatMap(([name, value]) => (value === null ? [] : [[name, value] satisfies Fact]));
}
