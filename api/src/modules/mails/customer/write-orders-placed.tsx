import { formatCents } from "@shop/shared/money";
import { sumOrders } from "../../orders/sum-orders";
import { amountFacts } from "../template/amount-facts";
import type { Shop } from "../template/Frame";
import { countProducts, namedOrders, type MailedCart, type Orders } from "../template/order-words";
import { Paragraph, Title } from "../template/Words";
import { writeMail, type Written } from "../template/write-mail";
import { CustomerOrders, reasonOf } from "./CustomerOrders";

/** What is known of the payment of orders that were placed. */
export interface Waiting {
  /** Whether some still wait for their payment, and it can be made here. */
  payable: boolean;
  /** How many were paid at once, because they cost nothing. */
  free: number;
  /** When those that wait are cancelled; null: never, or none waits. */
  heldUntil: Date | null;
}

/** To the customer: what was ordered, one mail for a whole cart. */
export function writeOrdersPlaced(
  shop: Shop,
  orders: Orders,
  waiting: Waiting,
  cart: MailedCart | null = null,
): Written {
  const total = formatCents(sumOrders(orders).totalCents);
  const several = orders.length > 1 && !cart;
  const next = nextStep(several, waiting, waiting.free === orders.length);
  const named = namedOrders(orders, cart);
  const { before, after } = amountFacts(orders);
  const words = {
    subject: cart
      ? `We've received your order: ${countProducts(orders)}, ${total}`
      : `We've received your ${named}`,
    preview: `${total} in total. ${next}`,
    reason: reasonOf(shop, orders[0]),
  };
  return writeMail(
    shop,
    words,
    <>
      <Title>Thank you for your {several ? "orders" : "order"}</Title>
      <Paragraph>
        We’ve received your {named}. {next}
      </Paragraph>
      <CustomerOrders
        shop={shop}
        orders={orders}
        cart={cart}
        facts={before}
        sum={["Total", total]}
        after={after}
        {...(waiting.payable && { button: ["View and pay", "View and pay all"] })}
      />
    </>,
  );
}

/** "Nov 26, 6:13 PM (UTC)". The deadline is days away at most, so its year is clear. */
const formatDeadline = (instant: Date) => `${deadlineFormat.format(instant)} (UTC)`;

const deadlineFormat = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZone: "UTC",
});

function nextStep(several: boolean, { payable, heldUntil, free }: Waiting, isFree: boolean): string {
  const it = several ? "them" : "it";
  const orders = several ? "orders" : "order";
  const unpaid = free > 0 ? "what isn't paid" : `the ${orders}`;
  if (payable && heldUntil)
    return `Please pay by ${formatDeadline(heldUntil)}. After that we cancel ${unpaid}.`;
  if (payable) return `We'll send ${it} once ${several ? "they're" : "it's"} paid.`;
  if (heldUntil) return `We'll keep ${it} for you until ${formatDeadline(heldUntil)}.`;
  const onTheWay = `We'll email you when ${several ? "they're on their" : "it's on its"} way.`;
  return isFree ? `There's nothing to pay. ${onTheWay}` : onTheWay;
}
