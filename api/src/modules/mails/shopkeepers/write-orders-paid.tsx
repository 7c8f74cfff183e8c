import { serverTexts } from "@shop/shared/messages/server";
import { formatMoment } from "@shop/shared/time/format-moment";
import { formatMinor } from "@shop/shared/money";
import { addressOf, manageOrderAddress, manageOrdersAddress } from "../template/addresses";
import { sumOrders } from "../../orders/sum-orders";
import { amountFacts } from "../template/amount-facts";
import type { Shop } from "../template/Frame";
import { countProducts, namedOrders, type MailedCart, type Orders } from "../template/order-words";
import { OrderLines } from "../template/OrderLines";
import { Button, CustomersNote, Paragraph, Section, Sentence, Title, Typed } from "../template/Words";
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
  const { paid, paidOn } = serverTexts().mails.paymentReceived;
  const { before, after } = amountFacts(orders);
  const { ordersPaid: texts, adminParts, orderParts } = serverTexts().mails;
  const did = (customer: string) =>
    totalMinor > 0 ? texts.paid(customer, named) : texts.placed(customer, named);
  const words = {
    subject: several
      ? texts.subjectOfSeveral(orders.length, total)
      : texts.subject(named, cart && countProducts(orders), total),
    preview: did(order.name),
    reason: reasonForAdmins(shop),
  };
  return writeMail(
    shop,
    words,
    <>
      <Title>{several ? texts.titleOfSeveral(orders.length) : texts.title}</Title>
      <Paragraph>
        <Sentence text={did} names={[order.name]} /> {texts.ready(several)}
      </Paragraph>
      <Button href={several ? manageOrdersAddress(shop) : manageOrderAddress(shop, order)}>
        {several ? adminParts.viewOrders : adminParts.viewOrder}
      </Button>
      <OrderLines
        orders={[...orders]}
        origin={shop.origin}
        linkOf={cart ? null : (each) => manageOrderAddress(shop, each)}
        facts={[[paidOn, formatMoment(paidAt)], ...before]}
        after={after}
        sum={[paid, total]}
      />
      <Section heading={orderParts.address}>
        <Typed texts={[order.name, order.phone, order.email]} address={addressOf(order)} />
      </Section>
      <CustomersNote note={order.note} />
    </>,
  );
}
