import { costOf } from "../../orders/get-orders";
import { formatCents } from "@shop/shared/money";
import { formatMoment } from "@shop/shared/format";
import type { Order } from "../../orders/order.entity";
import type { Fact } from "../template/Facts";
import type { Shop } from "../template/Frame";
import { Paragraph, Title } from "../template/Words";
import { writeMail, type Written } from "../template/write-mail";
import { CustomerOrders, reasonOf } from "./CustomerOrders";

interface Change {
  subject: string;
  title: string;
  /** What happened, and what one can do now. */
  paragraphs: [string, ...string[]];
  facts: Fact[];
  /** What the order's total is now; by default what it costs. */
  sum?: Fact;
}

function writeChange(shop: Shop, order: Order, change: Change): Written {
  const { subject, title, paragraphs, facts, sum = ["Total", formatCents(costOf([order]))] } = change;
  return writeMail(
    shop,
    { subject, preview: paragraphs[0], reason: reasonOf(shop, order) },
    <>
      <Title>{title}</Title>
      {paragraphs.map((words) => (
        <Paragraph key={words}>{words}</Paragraph>
      ))}
      <CustomerOrders shop={shop} orders={[order]} facts={facts} sum={sum} />
    </>,
  );
}

/** To the customer: the order was delivered. */
export function writeOrderDelivered(shop: Shop, order: Order, deliveredAt: Date): Written {
  return writeChange(shop, order, {
    subject: `Your order ${order.number} was delivered`,
    title: "Your order was delivered",
    paragraphs: [
      `Order ${order.number} was delivered on ${formatMoment(deliveredAt)}. We hope that you enjoy it.`,
      "If something is missing or broken, answer this mail.",
    ],
    facts: [["Delivered on", formatMoment(deliveredAt)]],
  });
}

/** Who cancelled an order; `system`: nobody, it wasn't paid in time. */
export type Canceller = "customer" | "shop" | "system";

const cancelledBy: Record<Canceller, (number: string) => string> = {
  customer: (number) => `You have cancelled order ${number}.`,
  shop: (number) => `The shop has cancelled order ${number}.`,
  system: (number) => `Order ${number} wasn't paid in time, and was cancelled.`,
};

/** To the customer: the order was cancelled, and by whom. */
export function writeOrderCancelled(shop: Shop, order: Order, at: Date, by: Canceller): Written {
  return writeChange(shop, order, {
    subject: `Your order ${order.number} was cancelled`,
    title: "Your order was cancelled",
    paragraphs: [
      `${cancelledBy[by](order.number)} You owe nothing for it.`,
      "If a payment for it is still on its way to us, it goes back to you by itself.",
    ],
    facts: [["Cancelled on", formatMoment(at)]],
  });
}

/** What a mail says of a refund: the amount in cents, and whether it was paid back by other means than it came. */
interface Refunded {
  at: Date;
  amountCents: number;
  paidBack: boolean;
}

/** To the customer: the order was refunded. */
export function writeOrderRefunded(
  shop: Shop,
  order: Order,
  { at, amountCents, paidBack }: Refunded,
): Written {
  const money = formatCents(amountCents);
  return writeChange(shop, order, {
    subject: `Your order ${order.number} was refunded`,
    title: paidBack ? "Your order was refunded" : "Your money is on its way back",
    paragraphs: [
      `We have refunded order ${order.number}: ${money}.`,
      paidBack
        ? "You got it by other means than the way you paid. If it isn't there, answer this mail."
        : "It goes back the way you paid. Banks can take up to ten days to show it.",
    ],
    facts: [["Refunded on", formatMoment(at)]],
    sum: ["Refunded", money],
  });
}

/** To the customer: a payment came for an order that no longer waited for one, and goes back; the amount in cents. */
export function writePaymentReturned(shop: Shop, order: Order, at: Date, amountCents: number): Written {
  const money = formatCents(amountCents);
  return writeChange(shop, order, {
    subject: `Your payment for order ${order.number} goes back to you`,
    title: "Your payment goes back to you",
    paragraphs: [
      `A payment of ${money} for order ${order.number} came when the order ${nowIs(order)}. It goes back to you in full.`,
      "It goes back the way you paid. Banks can take up to ten days to show it.",
    ],
    facts: [["Returned on", formatMoment(at)]],
    sum: ["Returned", money],
  });
}

const words: Record<Order["status"], string> = {
  PLACED: "no longer waited for it",
  PAID: "had already been paid",
  SHIPPED: "had already been paid and sent",
  DELIVERED: "had already been delivered",
  CANCELLED: "had already been cancelled",
  REFUNDED: "had already been refunded",
};

/** Why an order no longer waited for a payment. */
export const nowIs = ({ status }: Order): string => words[status];
