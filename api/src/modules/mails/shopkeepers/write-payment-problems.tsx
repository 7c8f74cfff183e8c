import { formatMinor } from "@shop/shared/money";
import { formatMoment } from "@shop/shared/format";
import {
  disputeReason,
  formatDisputed,
  isDecidedByBank,
  refundFailureReason,
  type DisputePhase,
} from "@shop/shared/payment-problems";
import type { ReactNode } from "react";
import type { Order } from "../../orders/order.entity";
import type { FoundDispute } from "../../payments/get-disputes";
import { nowIs } from "../customer/write-order-changed";
import { manageOrderAddress } from "../template/addresses";
import type { Fact } from "../template/Facts";
import type { Shop } from "../template/Frame";
import { capitalize, namedOrders, wordsOf, type MailedCart, type Orders } from "../template/order-words";
import { OrderLines } from "../template/OrderLines";
import { Button, Paragraph, Title } from "../template/Words";
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
      <Button href={manageOrderAddress(shop, orders[0])}>View order</Button>
      <OrderLines
        orders={[...orders]}
        origin={shop.origin}
        linkOf={cart ? null : (each) => manageOrderAddress(shop, each)}
        {...amount}
      />
    </>,
  );
}

interface News {
  title: string;
  /** Follows "order 6180-3399: ". */
  what: string;
  todo: string;
}

const ANSWER =
  "Respond in the payment provider’s dashboard, with evidence that the order was placed and delivered.";

const news: Record<DisputePhase, News> = {
  INQUIRY: {
    title: "A bank is asking about a payment",
    what: "the customer’s bank is asking about the payment. No money has been taken.",
    todo: `${ANSWER} Or refund the order to settle it.`,
  },
  DISPUTE: {
    title: "A payment is disputed",
    what: "the customer’s bank disputes the payment and holds the money until it has decided.",
    todo: `${ANSWER} Don’t send what you haven’t sent yet, and don’t pay the money back: the customer could get it twice.`,
  },
  WON: {
    title: "A dispute was won",
    what: "the bank decided in your favor. You keep the money.",
    todo: "There’s nothing you need to do.",
  },
  LOST: {
    title: "A dispute was lost",
    what: "the bank gave the money to the customer.",
    todo: "The order doesn’t change. You can mark it as refunded on its page, which sends no money.",
  },
  CLOSED: {
    title: "A dispute was closed",
    what: "it ended without a decision.",
    todo: "There’s nothing you need to do.",
  },
};

/** To the admins: the payment of these orders is disputed, or the outcome of the dispute. */
export function writePaymentDisputed(
  shop: Shop,
  orders: Orders,
  dispute: FoundDispute,
  phase: DisputePhase,
  cart: MailedCart | null = null,
): Written {
  const { title, what, todo } = news[phase];
  const amount = formatDisputed(dispute.amount, dispute.currency);
  const reason = disputeReason(dispute.reason);
  const about = namedOrders(orders, cart);
  const answerBy = (phase === "INQUIRY" || phase === "DISPUTE") && dispute.respondBy;
  const facts: Fact[] = [
    ["Reason", reason],
    ...(answerBy ? ([["Respond by", formatMoment(answerBy)]] satisfies Fact[]) : []),
  ];
  return writeProblem(
    shop,
    orders,
    cart,
    { subject: `${title}: ${amount} for ${about}`, preview: `${reason}.` },
    { facts, sum: ["Disputed", amount] },
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
  const what = `We received a payment of ${money} for ${named} when the order ${nowIs(order)}.`;
  return writeProblem(
    shop,
    [order],
    cart,
    { subject: `Payment being refunded: ${money} for ${named}`, preview: what },
    { facts: [["Returned on", formatMoment(at)]], sum: ["Returned", money] },
    <>
      <Title>A payment is being refunded</Title>
      <Paragraph>
        {what} We’re refunding it to <bdi>{order.name}</bdi> automatically, and the order doesn’t change.
        There’s nothing you need to do.
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
  const why = refundFailureReason(reason);
  const disputed = isDecidedByBank(reason);
  return writeProblem(
    shop,
    [order],
    cart,
    { subject: `A refund failed: ${money} for ${what}`, preview: `The money didn't arrive: ${why}.` },
    { facts: [["Why it failed", why]], sum: ["Owed", money] },
    <>
      <Title>A refund failed</Title>
      <Paragraph>
        The refund of {money} for <bdi>{what}</bdi> didn’t reach <bdi>{order.name || "the customer"}</bdi>.{" "}
        {disputed ? "The customer’s bank decides who gets the money." : "The shop has the money again."}
      </Paragraph>
      <Paragraph>
        {disputed
          ? "Don’t pay it back another way before the dispute has ended: the customer could get it twice."
          : "Ask the customer how they’d like to get it, pay it back another way, then record that on the order’s page."}
      </Paragraph>
    </>,
  );
}
