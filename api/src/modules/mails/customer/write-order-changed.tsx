import { costOf } from "../../orders/get-orders";
import { sumOrders } from "../../orders/sum-orders";
import { formatMinor } from "@shop/shared/money";
import { formatMoment } from "@shop/shared/format";
import type { Order } from "../../orders/order.entity";
import { OrderStatus } from "../../orders/order-status.enum";
import type { Fact } from "../template/Facts";
import { amountsAndTotal } from "../template/amount-facts";
import type { Shop } from "../template/Frame";
import { capitalize, wordsOf, type MailedCart, type Orders } from "../template/order-words";
import { addReviewAddress } from "../template/addresses";
import { look } from "../template/style";
import { Paragraph, Title } from "../template/Words";
import { writeMail, type Written } from "../template/write-mail";
import { CustomerOrders, reasonOf } from "./CustomerOrders";

interface Change {
  subject: string;
  title: string;
  /** The change, and the customer's options. */
  paragraphs: [string, ...string[]];
  /** Below the paragraphs: a question, and the link that answers it. */
  question?: { words: string; href: string; link: string };
  facts: Fact[];
  /** The order's total after the change; by default its amounts line by line. */
  sum?: Fact;
  /** The lines below the sum. */
  after?: Fact[];
  /** The cart of the order, if it had several products. */
  cart: MailedCart | null;
}

function writeChange(shop: Shop, orders: Orders, change: Change): Written {
  const { subject, title, paragraphs, question, cart } = change;
  const { before, sum, after } = change.sum
    ? { before: [], sum: change.sum, after: [] }
    : amountsAndTotal(orders, cart);
  return writeMail(
    shop,
    { subject, preview: paragraphs[0], reason: reasonOf(shop, orders[0]) },
    <>
      <Title>{title}</Title>
      {paragraphs.map((words) => (
        <Paragraph key={words}>{words}</Paragraph>
      ))}
      {question && (
        <Paragraph>
          {question.words}{" "}
          <a href={question.href} {...look({ ink: "accentInk" })}>
            {question.link}
          </a>
        </Paragraph>
      )}
      <CustomerOrders
        shop={shop}
        orders={orders}
        cart={cart}
        facts={[...change.facts, ...before]}
        sum={sum}
        after={[...after, ...(change.after ?? [])]}
      />
    </>,
  );
}

/** To the customer: an order, a whole cart, or products of it were delivered. */
export function writeOrderDelivered(
  shop: Shop,
  orders: Orders,
  deliveredAt: Date,
  cart: MailedCart | null = null,
): Written {
  const { whose, number, what } = wordsOf(orders, cart);
  return writeChange(shop, orders, {
    cart,
    subject: `${whose} ${number} was delivered`,
    title: `${whose} was delivered`,
    paragraphs: [
      `${capitalize(what)} ${verbOf(orders, cart)} delivered on ${formatMoment(deliveredAt)}. We hope you enjoy it.`,
      "If something is missing or broken, reply to this email.",
    ],
    question: {
      words: "How do you like it? Other customers would like to know.",
      href: addReviewAddress(shop, orders[0].productId),
      link: "Write a review",
    },
    facts: [["Delivered on", formatMoment(deliveredAt)]],
  });
}

/** "was", or "were" for some products of a cart. */
const verbOf = (orders: Orders, cart: MailedCart | null): string =>
  cart && orders.length > 1 && orders.length < cart.orders.length ? "were" : "was";

/** The canceller of an order; `system` if it wasn't paid in time. */
export type Canceller = "customer" | "shop" | "system";

const cancelledBy: Record<Canceller, (what: string) => string> = {
  customer: (what) => `You cancelled ${what}.`,
  shop: (what) => `We cancelled ${what}.`,
  system: (what) => `${capitalize(what)} wasn't paid in time, so we cancelled it.`,
};

/** To the customer: an order, a whole cart, or products of it were cancelled; with the time and the canceller. */
export function writeOrderCancelled(
  shop: Shop,
  orders: Orders,
  at: Date,
  by: Canceller,
  cart: MailedCart | null = null,
): Written {
  const { whose, number, what } = wordsOf(orders, cart);
  const left = cart && sumOrders(cart.orders);
  return writeChange(shop, orders, {
    cart,
    subject: `${whose} ${number} was cancelled`,
    title: `${whose} was cancelled`,
    paragraphs: [
      `${cancelledBy[by](what)} You don't have to pay anything for ${orders.length === 1 || !left?.itemsMinor ? "it" : "them"}.`,
      "If your payment is still on its way, we'll refund it automatically.",
    ],
    facts: [["Cancelled on", formatMoment(at)]],
    sum: left ? ["New total", formatMinor(left.totalMinor)] : ["Total", formatMinor(costOf(orders))],
  });
}

/** A refund in a mail: the amount in minor units, and whether it was paid back by other means than the original payment. */
interface Refunded {
  at: Date;
  amountMinor: number;
  paidBack: boolean;
}

/** The sentence about the means of repayment. */
const way = (paidBack: boolean): string =>
  paidBack
    ? "We paid it back to you in a different way than you paid. If you haven't received it, reply to this email."
    : "It goes back to your original payment method. Banks can take up to ten days to show it.";

const nothingBack = (what: string): string =>
  `We took back ${what}. You paid nothing for it, so there's nothing to refund.`;

/** To the customer: an order, a whole cart, or products of it were refunded. */
export function writeOrderRefunded(
  shop: Shop,
  orders: Orders,
  { at, amountMinor, paidBack }: Refunded,
  cart: MailedCart | null = null,
): Written {
  const money = formatMinor(amountMinor);
  const { whose, number, what } = wordsOf(orders, cart);
  return writeChange(shop, orders, {
    cart,
    subject: `${whose} ${number} was refunded`,
    title: paidBack || amountMinor === 0 ? `${whose} was refunded` : "Your refund is on its way",
    paragraphs: amountMinor > 0 ? [`We refunded ${money} for ${what}.`, way(paidBack)] : [nothingBack(what)],
    facts: [["Refunded on", formatMoment(at)]],
    sum: ["Refunded", money],
  });
}

/** To the customer: a part of the order was refunded. */
export function writePartRefunded(
  shop: Shop,
  order: Order,
  { amountMinor, paidBack }: Omit<Refunded, "at">,
  cart: MailedCart | null = null,
): Written {
  const money = formatMinor(amountMinor);
  const { number, what } = wordsOf([order], cart);
  return writeChange(shop, [order], {
    cart,
    subject: `Partial refund for your order ${number}: ${money}`,
    title: `We've refunded ${money}`,
    paragraphs: [`We refunded ${money} of ${what}.`, way(paidBack)],
    facts: [
      ["Total", formatMinor(order.totalMinor)],
      ["Refunded so far", formatMinor(order.refundedMinor)],
    ],
    sum: ["Refunded", money],
  });
}

/** To the customer: a payment came for an order that no longer awaited one, and is refunded; the amount is in minor units. */
export function writePaymentReturned(
  shop: Shop,
  order: Order,
  at: Date,
  amountMinor: number,
  cart: MailedCart | null = null,
): Written {
  const money = formatMinor(amountMinor);
  const { number, what } = wordsOf([order], cart);
  return writeChange(shop, [order], {
    cart,
    subject: `Your payment for order ${number} is being refunded`,
    title: "Your payment is being refunded",
    paragraphs: [
      `We received a payment of ${money} for ${what} when ${cart ? "it" : "the order"} ${nowIs(order)}. You'll get a full refund.`,
      "It goes back to your original payment method. Banks can take up to ten days to show it.",
    ],
    facts: [["Returned on", formatMoment(at)]],
    sum: ["Returned", money],
  });
}

const words: Record<Order["status"], string> = {
  PLACED: "had another price, because the rest of its cart had changed",
  PAID: "had already been paid",
  SHIPPED: "had already been paid and sent",
  DELIVERED: "had already been delivered",
  CANCELLED: "had already been cancelled",
  REFUNDED: "had already been refunded",
};

/** The reason why an order no longer awaited a payment. */
export const nowIs = ({ status, paid }: Order): string =>
  words[status === OrderStatus.SHIPPED && !paid ? OrderStatus.PLACED : status];
