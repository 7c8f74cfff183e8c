import { formatMoment } from "@shop/shared/format";
import { formatCents } from "@shop/shared/money";
import { manageOrderAddress, manageOrdersAddress } from "../template/addresses";
import { costOf } from "../../orders/get-orders";
import type { Shop } from "../template/Frame";
import { namedOrders, type Orders } from "../template/order-words";
import { OrderLines } from "../template/OrderLines";
import { Button, Paragraph, Section, Title, Typed } from "../template/Words";
import { writeMail, type Written } from "../template/write-mail";
import { reasonForAdmins } from "./reason";

/** To the admins: orders that were paid and can be sent. */
export function writeOrdersPaid(shop: Shop, orders: Orders, paidAt: Date): Written {
  const [order] = orders;
  const several = orders.length > 1;
  const total = formatCents(costOf(orders));
  const words = {
    subject: several
      ? `${orders.length} new paid orders: ${total}`
      : `New paid order ${order.number}: ${total}`,
    preview: `${order.name} has paid ${namedOrders(orders)}.`,
    reason: reasonForAdmins(shop),
  };
  return writeMail(
    shop,
    words,
    <>
      <Title>{several ? `${orders.length} new paid orders` : "A new paid order"}</Title>
      <Paragraph>
        <bdi>{order.name}</bdi> has paid {namedOrders(orders)}. {several ? "They are" : "It is"} ready to be
        sent.
      </Paragraph>
      <Button href={several ? manageOrdersAddress(shop) : manageOrderAddress(shop, order)}>
        {several ? "Open the orders" : "Open the order"}
      </Button>
      <OrderLines
        orders={[...orders]}
        origin={shop.origin}
        linkOf={(each) => manageOrderAddress(shop, each)}
        facts={[["Paid on", formatMoment(paidAt)]]}
        sum={["Paid", total]}
      />
      <Section heading="Shipping address">
        <Typed texts={[order.name, order.phone, order.email]} address={order.address} />
      </Section>
    </>,
  );
}
