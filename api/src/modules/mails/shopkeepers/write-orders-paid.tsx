import { formatMoment } from "@shop/shared/format";
import { formatMinor } from "@shop/shared/money";
import { addressOf, manageOrderAddress, manageOrdersAddress } from "../template/addresses";
import { sumOrders } from "../../orders/sum-orders";
import { amountFacts } from "../template/amount-facts";
import type { Shop } from "../template/Frame";
import { countProducts, namedOrders, type MailedCart, type Orders } from "../template/order-words";
import { OrderLines } from "../template/OrderLines";
import { Button, Paragraph, Section, Title, Typed } from "../template/Words";
import { writeMail, type Written } from "../template/write-mail";
import { reasonForAdmins } from "./reason";

/** To the admins: orders were paid and can be sent. */
export function writeOrdersPaid(
  shop: Shop,
  orders: Orders,
  paidAt: Date,
  cart: MailedCart | null = null,
): Written {
  const [order] = orders;
  const several = orders.length > 1 && !cart;
  const { totalMinor } = sumOrders(orders);
  const total = formatMinor(totalMinor);
  const named = namedOrders(orders, cart);
  const { before, after } = amountFacts(orders);
  const did = totalMinor > 0 ? `paid for ${named}.` : `placed ${named}, and there was nothing to pay.`;
  const products = cart ? `${countProducts(orders)}, ` : "";
  const words = {
    subject: several
      ? `${orders.length} new paid orders: ${total}`
      : `New paid ${named}: ${products}${total}`,
    preview: `${order.name} ${did}`,
    reason: reasonForAdmins(shop),
  };
  return writeMail(
    shop,
    words,
    <>
      <Title>{several ? `${orders.length} new paid orders` : "A new paid order"}</Title>
      <Paragraph>
        <bdi>{order.name}</bdi> {did} {several ? "They’re" : "It’s"} ready to send.
      </Paragraph>
      <Button href={several ? manageOrdersAddress(shop) : manageOrderAddress(shop, order)}>
        {several ? "View orders" : "View order"}
      </Button>
      <OrderLines
        orders={[...orders]}
        origin={shop.origin}
        linkOf={cart ? null : (each) => manageOrderAddress(shop, each)}
        facts={[["Paid on", formatMoment(paidAt)], ...before]}
        after={after}
        sum={["Paid", total]}
      />
      <Section heading="Shipping address">
        <Typed texts={[order.name, order.phone, order.email]} address={addressOf(order)} />
      </Section>
    </>,
  );
}
