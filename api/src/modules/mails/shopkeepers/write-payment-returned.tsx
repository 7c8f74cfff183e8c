import { formatCents } from "@shop/shared/money";
import { formatMoment } from "@shop/shared/format";
import type { Order } from "../../orders/order.entity";
import { nowIs } from "../customer/write-order-changed";
import { manageOrderAddress } from "../template/addresses";
import type { Shop } from "../template/Frame";
import { wordsOf, type MailedCart } from "../template/order-words";
import { OrderLines } from "../template/OrderLines";
import { Button, Paragraph, Title } from "../template/Words";
import { writeMail, type Written } from "../template/write-mail";
import { reasonForAdmins } from "./reason";

/** To the admins: a payment came for an order that no longer awaited one, and is refunded; the amount is in cents. */
export function writePaymentReturnedToAdmins(
  shop: Shop,
  order: Order,
  at: Date,
  amountCents: number,
  cart: MailedCart | null = null,
): Written {
  const money = formatCents(amountCents);
  const { what: named } = wordsOf([order], cart);
  const what = `We received a payment of ${money} for ${named} when the order ${nowIs(order)}.`;
  const words = {
    subject: `Payment being refunded: ${money} for ${named}`,
    preview: what,
    reason: reasonForAdmins(shop),
  };
  return writeMail(
    shop,
    words,
    <>
      <Title>A payment is being refunded</Title>
      <Paragraph>
        {what} We’re refunding it to <bdi>{order.name}</bdi> automatically, and the order doesn’t change.
        There’s nothing you need to do.
      </Paragraph>
      <Button href={manageOrderAddress(shop, order)}>View order</Button>
      <OrderLines
        orders={[order]}
        origin={shop.origin}
        linkOf={(each) => manageOrderAddress(shop, each)}
        facts={[["Returned on", formatMoment(at)]]}
        sum={["Returned", money]}
      />
    </>,
  );
}
