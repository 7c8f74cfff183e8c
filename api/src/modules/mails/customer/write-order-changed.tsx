import { serverTexts } from "@shop/shared/messages/server";
import { costOf } from "../../orders/get-orders";
import { sumOrders } from "../../orders/sum-orders";
import { formatMinor } from "@shop/shared/money";
import { formatMoment } from "@shop/shared/time/format-moment";
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
  const texts = serverTexts().mails.orderDelivered;
  const plural = cart !== null && orders.length > 1 && orders.length < cart.orders.length;
  return writeChange(shop, orders, {
    cart,
    subject: texts.subject(whose, number),
    title: texts.title(whose),
    paragraphs: [texts.text(capitalize(what), formatMoment(deliveredAt), plural), texts.missing],
    question: {
      words: texts.review,
      href: addReviewAddress(shop, orders[0].productId),
      link: texts.writeReview,
    },
    facts: [[texts.deliveredOn, formatMoment(deliveredAt)]],
  });
}

/** The canceller of an order; `system` if it wasn't paid in time. */
export type Canceller = "customer" | "shop" | "system";

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
  const { orderCancelled: texts, amountTexts } = serverTexts().mails;
  const cancelled = by === "system" ? texts.notPaid(capitalize(what)) : texts.by[by](what);
  const byCard = orders.reduce((sum, { giftCardMinor }) => sum + giftCardMinor, 0);
  return writeChange(shop, orders, {
    cart,
    subject: texts.subject(whose, number),
    title: texts.title(whose),
    paragraphs: [
      `${cancelled} ${texts.nothingToPay(orders.length > 1 && Boolean(left?.itemsMinor))}`,
      ...(byCard > 0 ? [texts.backOnCard(formatMinor(byCard))] : []),
      texts.onItsWay,
    ],
    facts: [[texts.cancelledOn, formatMoment(at)]],
    sum: left
      ? [texts.newTotal, formatMinor(left.totalMinor)]
      : [amountTexts.total, formatMinor(costOf(orders))],
  });
}

/** A refund in a mail: the amount in minor units, and whether it was paid back by other means than the original payment. */
interface Refunded {
  at: Date;
  amountMinor: number;
  paidBack: boolean;
}

/** The sentence about the means of repayment. */
const way = (paidBack: boolean, orders: readonly Order[] = []): string => {
  const texts = serverTexts().mails.orderRefunded;
  if (paidBack) return texts.paidBack;
  return sumOrders(orders).giftCardMinor > 0 ? texts.toCardFirst : texts.toOriginal;
};

/** To the customer: an order, a whole cart, or products of it were refunded. */
export function writeOrderRefunded(
  shop: Shop,
  orders: Orders,
  { at, amountMinor, paidBack }: Refunded,
  cart: MailedCart | null = null,
): Written {
  const money = formatMinor(amountMinor);
  const { whose, number, what } = wordsOf(orders, cart);
  const texts = serverTexts().mails.orderRefunded;
  return writeChange(shop, orders, {
    cart,
    subject: texts.subject(whose, number),
    title: paidBack || amountMinor === 0 ? texts.title(whose) : texts.onItsWay,
    paragraphs: amountMinor > 0 ? [texts.text(money, what), way(paidBack, orders)] : [texts.nothing(what)],
    facts: [[texts.refundedOn, formatMoment(at)]],
    sum: [texts.refunded, money],
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
  const { orderRefunded: texts, amountTexts } = serverTexts().mails;
  return writeChange(shop, [order], {
    cart,
    subject: texts.partSubject(number, money),
    title: texts.partTitle(money),
    paragraphs: [texts.partText(money, what), way(paidBack, [order])],
    facts: [
      [amountTexts.total, formatMinor(order.totalMinor)],
      [texts.soFar, formatMinor(order.refundedMinor)],
    ],
    sum: [texts.refunded, money],
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
  const texts = serverTexts().mails.paymentReturned;
  return writeChange(shop, [order], {
    cart,
    subject: texts.subject(number),
    title: texts.title,
    paragraphs: [texts.text(money, what, nowIs(order), cart !== null), way(false)],
    facts: [[texts.returnedOn, formatMoment(at)]],
    sum: [texts.returned, money],
  });
}

/** The reason why an order no longer awaited a payment. */
export const nowIs = ({ status, paid }: Order): string =>
  serverTexts().mails.paymentReturned.why[
    status === OrderStatus.SHIPPED && !paid ? OrderStatus.PLACED : status
  ];
