import { myOrderAddress, myOrdersAddress } from "../template/addresses";
import type { Fact } from "../template/Facts";
import type { Shop } from "../template/Frame";
import { OrderLines } from "../template/OrderLines";
import type { Orders } from "../template/order-words";
import { Button, Section, Typed } from "../template/Words";

interface CustomerOrdersProps {
  shop: Shop;
  orders: Orders;
  sum: Fact;
  facts?: Fact[];
  /** What the button says for one order, and for several. */
  button?: [one: string, several: string];
  /** Another page for the button than the orders'. */
  action?: { href: string; text: string };
}

/** What every mail to a customer ends with: where the orders are shown, what they are, and where they go. */
export function CustomerOrders({ shop, orders, button, action, ...money }: CustomerOrdersProps) {
  const [order] = orders;
  const single = orders.length === 1;
  const [one, several] = button ?? ["View your order", "View your orders"];
  return (
    <>
      <Button href={action?.href ?? (single ? myOrderAddress(shop, order) : myOrdersAddress(shop, order))}>
        {action?.text ?? (single ? one : several)}
      </Button>
      <OrderLines
        orders={[...orders]}
        origin={shop.origin}
        linkOf={(each) => myOrderAddress(shop, each)}
        {...money}
      />
      <Section heading="Shipping address">
        <Typed texts={[order.name, order.phone]} address={order.address} />
      </Section>
    </>
  );
}

/** Why a customer gets a mail. */
export const reasonOf = ({ name }: Shop, { email }: { email: string }): string =>
  `You get this mail because an order was placed at ${name} with the email ${email}.`;
