import { dateFormat } from "@shop/shared/format";
import { locale } from "@shop/shared/locale";
import { serverTexts } from "@shop/shared/messages/server";
import { formatMinor } from "@shop/shared/money";
import { zoneNameAt } from "@shop/shared/time/format-moment";
import { PAYMENT_LINK_DAYS } from "../../payments/payment-link";
import { sumOrders } from "../../orders/sum-orders";
import { amountFacts } from "../template/amount-facts";
import type { Shop } from "../template/Frame";
import { countProducts, namedOrders, type MailedCart, type Orders } from "../template/order-words";
import { Paragraph, Title } from "../template/Words";
import { writeMail, type Written } from "../template/write-mail";
import { CustomerOrders, reasonOf } from "./CustomerOrders";

/** The payment state of placed orders. */
export interface Waiting {
  /** Whether some orders still await their payment, and can be paid online. */
  payable: boolean;
  /** The number of orders paid at once, because their total is 0. */
  free: number;
  /** The time at which unpaid orders are cancelled; null if they never are, or if there are none. */
  heldUntil: Date | null;
}

/** To the customer: the placed orders, one mail for a whole cart. `payLink` pays orders that the shop has placed for the customer. */
export function writeOrdersPlaced(
  shop: Shop,
  orders: Orders,
  waiting: Waiting,
  cart: MailedCart | null = null,
  payLink?: string,
): Written {
  const texts = serverTexts().mails.ordersPlaced;
  const total = formatMinor(sumOrders(orders).totalMinor);
  const several = orders.length > 1 && !cart;
  const link = waiting.payable ? payLink : undefined;
  const next = nextStep(orders, several, waiting);
  const named = namedOrders(orders, cart);
  const { before, after } = amountFacts(orders);
  const words = {
    subject: cart ? texts.subjectOfCart(countProducts(orders), total) : texts.subject(named, several),
    preview: `${texts.inTotal(total)} ${next}`,
    reason: reasonOf(shop, orders[0]),
  };
  return writeMail(
    shop,
    words,
    <>
      <Title>{texts.title(several)}</Title>
      <Paragraph>
        {texts.received(named, several)} {next}
      </Paragraph>
      {link && (
        <Paragraph>{texts.payLink(endsBeforeLink(orders, waiting) ? null : PAYMENT_LINK_DAYS)}</Paragraph>
      )}
      <CustomerOrders
        shop={shop}
        orders={orders}
        cart={cart}
        facts={before}
        sum={[serverTexts().mails.amountTexts.total, total]}
        after={after}
        showsNote
        {...(link && { action: { href: link, text: texts.payNow } })}
        {...(waiting.payable && { button: [texts.viewAndPay, texts.viewAndPayAll] })}
      />
    </>,
  );
}

/** Whether the orders are cancelled before their payment link ends. */
const endsBeforeLink = ([{ createdAt }]: Orders, { heldUntil }: Waiting) =>
  heldUntil !== null && heldUntil.getTime() < createdAt.getTime() + PAYMENT_LINK_DAYS * 86_400_000;

/** Formats a deadline: "Nov 26, 6:13 PM (UTC)". It is at most days away, so it needs no year. */
export const formatDeadline = (instant: Date) =>
  `${formatMinute(instant)} (${zoneNameAt(instant, locale().timeZone)})`;

const formatMinute = dateFormat({ month: "short", day: "numeric", hour: "numeric", minute: "2-digit" });

function nextStep(orders: Orders, several: boolean, { payable, heldUntil, free }: Waiting): string {
  const texts = serverTexts().mails.ordersPlaced;
  const payBy = payable && heldUntil && texts.payBy(formatDeadline(heldUntil), several, free > 0);
  if (orders.every(({ ofGiftCards }) => ofGiftCards))
    return payBy ? `${payBy} ${texts.giftCards}` : texts.giftCards;
  if (payBy) return payBy;
  if (payable) return texts.onceIsPaid(several);
  if (heldUntil) return texts.heldUntil(formatDeadline(heldUntil), several);
  return free === orders.length
    ? `${texts.nothingToPay} ${texts.willSend(several)}`
    : texts.willSend(several);
}
