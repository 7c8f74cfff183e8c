import { formatMinor } from "@shop/shared/money";
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

/** To the customer: the placed orders, one mail for a whole cart. */
export function writeOrdersPlaced(
  shop: Shop,
  orders: Orders,
  waiting: Waiting,
  cart: MailedCart | null = null,
): Written {
  const total = formatMinor(sumOrders(orders).totalMinor);
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

/** Formats a deadline: "Nov 26, 6:13 PM (UTC)". It is at most days away, so it needs no year. */
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
