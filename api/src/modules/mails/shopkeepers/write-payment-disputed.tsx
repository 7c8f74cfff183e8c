import { formatMoment } from "@shop/shared/format";
import { disputeReason, formatDisputed, type DisputePhase } from "@shop/shared/payment-problems";
import type { FoundDispute } from "../../payments/get-disputes";
import { manageOrderAddress } from "../template/addresses";
import type { Fact } from "../template/Facts";
import type { Shop } from "../template/Frame";
import { namedOrders, type MailedCart, type Orders } from "../template/order-words";
import { OrderLines } from "../template/OrderLines";
import { Button, Paragraph, Title } from "../template/Words";
import { writeMail, type Written } from "../template/write-mail";
import { reasonForAdmins } from "./reason";

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
  const about = namedOrders(orders, cart);
  const words = {
    subject: `${title}: ${amount} for ${about}`,
    preview: `${disputeReason(dispute.reason)}.`,
    reason: reasonForAdmins(shop),
  };
  const answerBy = (phase === "INQUIRY" || phase === "DISPUTE") && dispute.respondBy;
  const facts: Fact[] = [
    ["Reason", disputeReason(dispute.reason)],
    ...(answerBy ? ([["Respond by", formatMoment(answerBy)]] satisfies Fact[]) : []),
  ];
  return writeMail(
    shop,
    words,
    <>
      <Title>{title}</Title>
      <Paragraph>
        {about[0]?.toUpperCase()}
        {about.slice(1)}: {what}
      </Paragraph>
      <Paragraph>{todo}</Paragraph>
      <Button href={manageOrderAddress(shop, orders[0])}>View order</Button>
      <OrderLines
        orders={[...orders]}
        origin={shop.origin}
        linkOf={(each) => manageOrderAddress(shop, each)}
        facts={facts}
        sum={["Disputed", amount]}
      />
    </>,
  );
}
