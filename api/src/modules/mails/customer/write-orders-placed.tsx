import { formatMoment } from "@shop/shared/format";
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
  /** When those that wait are cancelled; null: never, or none waits. */
  heldUntil: Date | null;
}

/** To the customer: what was ordered, one mail for a whole cart. */
export function writeOrdersPlaced(
  shop: Shop,
  orders: Orders,
  { payable, heldUntil }: Waiting,
  cart: MailedCart | null = null,
): Written {
  const total = formatCents(sumOrders(orders).totalCents);
  const several = orders.length > 1 && !cart;
  const next = nextStep(several ? "them" : "it", { payable, heldUntil });
  const named = namedOrders(orders, cart);
  const { before, after } = amountFacts(orders);
  const words = {
    subject: cart ? `We've received your order: ${countProducts(orders)}, ${total}` : `We have your ${named}`,
    preview: `${total} in all. ${next}`,
    reason: reasonOf(shop, orders[0]),
  };
  return writeMail(
    shop,
    words,
    <>
      <Title>Thank you for your {several ? "orders" : "order"}</Title>
      <Paragraph>
        We have your {named}. {next}
      </Paragraph>
      <CustomerOrders
        shop={shop}
        orders={orders}
        cart={cart}
        facts={before}
        sum={["Total", total]}
        after={after}
        {...(payable && { button: ["View and pay", "View and pay all"] })}
      />
    </>,
  );
}

function nextStep(it: string, { payable, heldUntil }: Waiting): string {
  const held = heldUntil && `We hold ${it} for you until ${formatMoment(heldUntil)}`;
  if (payable)
    return held
      ? `${held}: please pay by then.`
      : `We send ${it} once ${it === "it" ? "it is" : "they are"} paid.`;
  return held ? `${held}.` : "We will write again when it is on its way to you.";
}
