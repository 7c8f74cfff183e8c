import { costOf } from "../../orders/get-orders";
import { formatCents } from "@shop/shared/money";
import { formatMoment } from "@shop/shared/format";
import type { Shop } from "../template/Frame";
import { namedOrders, type Orders } from "../template/order-words";
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
export function writeOrdersPlaced(shop: Shop, orders: Orders, { payable, heldUntil }: Waiting): Written {
  const total = formatCents(costOf(orders));
  const several = orders.length > 1;
  const it = several ? "them" : "it";
  const next = nextStep(it, { payable, heldUntil });
  const words = {
    subject: `We have your ${namedOrders(orders)}`,
    preview: `${total} in all. ${next}`,
    reason: reasonOf(shop, orders[0]),
  };
  return writeMail(
    shop,
    words,
    <>
      <Title>Thank you for your {several ? "orders" : "order"}</Title>
      <Paragraph>
        We have {several ? `your ${orders.length} orders` : `your order ${orders[0].number}`}. {next}
      </Paragraph>
      <CustomerOrders
        shop={shop}
        orders={orders}
        sum={["Total", total]}
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
