import { formatCents } from "@shop/shared/money";
import { formatMoment } from "@shop/shared/format";
import { costOf } from "../../orders/get-orders";
import type { Shipment } from "../../orders/shipment.entity";
import type { Fact } from "../template/Facts";
import type { Shop } from "../template/Frame";
import type { Orders } from "../template/order-words";
import { Paragraph, Title } from "../template/Words";
import { writeMail, type Written } from "../template/write-mail";
import { CustomerOrders, reasonOf } from "./CustomerOrders";

/** To the customer: a parcel is on its way, with all that is in it and where to follow it. */
export function writeOrderShipped(shop: Shop, orders: Orders, shipment: Shipment): Written {
  const { carrier, trackingNumber, trackingUrl, shippedAt } = shipment;
  const sent = `We sent it on ${formatMoment(shippedAt)}${carrier ? ` with ${carrier}` : ""}.`;
  const facts: Fact[] = [
    ["Sent on", formatMoment(shippedAt)],
    ...(carrier ? ([["Carrier", carrier]] as Fact[]) : []),
    ...(trackingNumber ? ([["Tracking number", trackingNumber]] as Fact[]) : []),
  ];
  const named = orders.length === 1 ? `order ${orders[0].number}` : "order";
  const contents = orders.length === 1 ? "" : ` The parcel has ${orders.length} products.`;
  const unpaid = orders.some(({ paid }) => !paid);
  return writeMail(
    shop,
    { subject: `Your ${named} is on its way`, preview: sent + contents, reason: reasonOf(shop, orders[0]) },
    <>
      <Title>Your order is on its way</Title>
      <Paragraph>{sent + contents}</Paragraph>
      {trackingUrl && <Paragraph>The carrier&apos;s page says where it is.</Paragraph>}
      {unpaid && <Paragraph>Not all of it is paid yet. You can pay on your order&apos;s page.</Paragraph>}
      <CustomerOrders
        shop={shop}
        orders={orders}
        facts={facts}
        sum={["Total", formatCents(costOf(orders))]}
        {...(trackingUrl && { action: { href: trackingUrl, text: "Track your parcel" } })}
      />
    </>,
  );
}
