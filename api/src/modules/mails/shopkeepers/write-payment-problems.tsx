import { serverTexts } from "@shop/shared/messages/server";
import { formatForeign, formatMinor } from "@shop/shared/money";
import { formatMoment } from "@shop/shared/time/format-moment";
import { isDecidedByBank, reasonOf, type DisputePhase } from "@shop/shared/payment-problems";
import type { ReactNode } from "react";
import type { Order } from "../../orders/order.entity";
import type { FoundDispute } from "../../payments/get-disputes";
import { nowIs } from "../customer/write-order-changed";
import { manageOrderAddress } from "../template/addresses";
import type { Fact } from "../template/Facts";
import type { Shop } from "../template/Frame";
import { capitalize, namedOrders, wordsOf, type MailedCart, type Orders } from "../template/order-words";
import { OrderLines } from "../template/OrderLines";
import { Button, Paragraph, Sentence, Title } from "../template/Words";
import { writeMail, type Written } from "../template/write-mail";
import { reasonForAdmins } from "./reason";

/** A mail to the admins about the payment of orders: a title and text, a link to the order, and the orders with an amount. */
function writeProblem(
  shop: Shop,
  orders: Orders,
  cart: MailedCart | null,
  words: { subject: string; preview: string },
  amount: { facts: Fact[]; sum: Fact },
  text: ReactNode,
): Written {
  return writeMail(
    shop,
    { ...words, reason: reasonForAdmins(shop) },
    <>
      {text}
      <Button href={manageOrderAddress(shop, orders[0])}>{serverTexts().mails.adminParts.viewOrder}</Button>
      <OrderLines
        orders={[...orders]}
        origin={shop.origin}
        linkOf={cart ? null : (each) => manageOrderAddress(shop, each)}
        {...amount}
      />
    </>,
  );
}

/** To the admins: the payment of these orders is disputed, or the outcome of the dispute. */
export function writePaymentDisputed(
  shop: Shop,
  orders: Orders,
  dispute: FoundDispute,
  phase: DisputePhase,
  cart: MailedCart | null = null,
): Written {
  const { disputes, disputeParts: texts } = serverTexts().mails;
  const { title, what, todo } = disputes[phase];
  const amount = formatForeign(dispute.amount, dispute.currency);
  const reason = reasonOf(serverTexts().paymentProblems.disputeReasons, dispute.reason);
  const about = namedOrders(orders, cart);
  const answerBy = (phase === "INQUIRY" || phase === "DISPUTE") && dispute.respondBy;
  const facts: Fact[] = [
    [texts.reason, reason],
    ...(answerBy ? ([[texts.respondBy, formatMoment(answerBy)]] satisfies Fact[]) : []),
  ];
  return writeProblem(
    shop,
    orders,
    cart,
    { subject: texts.subject(title, amount, about), preview: `${reason}.` },
    { facts, sum: [texts.disputed, amount] },
    <>
      <Title>{title}</Title>
      <Paragraph>
        {capitalize(about)}: {what}
      </Paragraph>
      <Paragraph>{todo}</Paragraph>
    </>,
  );
}

/** To the admins: a payment came for an order that no longer awaited one, and is refunded; the amount is in minor units. */
export function writePaymentReturnedToAdmins(
  shop: Shop,
  order: Order,
  at: Date,
  amountMinor: number,
  cart: MailedCart | null = null,
): Written {
  const money = formatMinor(amountMinor);
  const { what: named } = wordsOf([order], cart);
  const texts = serverTexts().mails.paymentReturned;
  const what = texts.adminText(money, named, nowIs(order));
  return writeProblem(
    shop,
    [order],
    cart,
    { subject: texts.adminSubject(money, named), preview: what },
    { facts: [[texts.returnedOn, formatMoment(at)]], sum: [texts.returned, money] },
    <>
      <Title>{texts.adminTitle}</Title>
      <Paragraph>
        {what} <Sentence text={texts.adminMore} names={[order.name]} />
      </Paragraph>
    </>,
  );
}

/** To the admins: a refund of this amount in minor units failed, with the payment provider's code of the reason. */
export function writeRefundFailed(
  shop: Shop,
  order: Order,
  amountMinor: number,
  reason: string,
  cart: MailedCart | null = null,
): Written {
  const money = formatMinor(amountMinor);
  const { what } = wordsOf([order], cart);
  const why = reasonOf(serverTexts().paymentProblems.refundFailures, reason);
  const texts = serverTexts().mails.refundFailed;
  const disputed = isDecidedByBank(reason);
  return writeProblem(
    shop,
    [order],
    cart,
    { subject: texts.subject(money, what), preview: texts.preview(why) },
    { facts: [[texts.why, why]], sum: [texts.owed, money] },
    <>
      <Title>{texts.title}</Title>
      <Paragraph>
        <Sentence
          text={(about, customer) => texts.text(money, about, customer)}
          names={[what, order.name || texts.customer]}
        />{" "}
        {disputed ? texts.bankDecides : texts.shopHasIt}
      </Paragraph>
      <Paragraph>{disputed ? texts.wait : texts.payBack}</Paragraph>
    </>,
  );
}
