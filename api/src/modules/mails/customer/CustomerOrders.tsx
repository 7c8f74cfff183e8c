import { addressOf, contactAddress, myOrderAddress, myOrdersAddress } from "../template/addresses";
import type { Fact } from "../template/Facts";
import type { Shop } from "../template/Frame";
import { OrderLines } from "../template/OrderLines";
import type { MailedCart, Orders } from "../template/order-words";
import { look, small } from "../template/style";
import { Button, Section, Typed } from "../template/Words";

interface CustomerOrdersProps {
  shop: Shop;
  orders: Orders;
  /** The cart of the orders: one order with one number for the customer. */
  cart?: MailedCart | null;
  sum: Fact;
  facts?: Fact[];
  after?: Fact[];
  /** The button's text for one order, and for several. */
  button?: [one: string, several: string];
  /** A button to another page than the orders'. */
  action?: { href: string; text: string };
}

/** The end of every mail to a customer: a link to the orders, their lines, and their address. */
export function CustomerOrders(props: CustomerOrdersProps) {
  const { shop, orders, cart = null, button, action, ...money } = props;
  const [order] = orders;
  const single = cart !== null || orders.length === 1;
  const number = single ? (cart?.number ?? order.number) : undefined;
  const [one, several] = button ?? ["View your order", "View your orders"];
  return (
    <>
      <Button href={action?.href ?? (single ? myOrderAddress(shop, order) : myOrdersAddress(shop, order))}>
        {action?.text ?? (single ? one : several)}
      </Button>
      <OrderLines
        orders={[...orders]}
        origin={shop.origin}
        linkOf={cart ? null : (each) => myOrderAddress(shop, each)}
        {...money}
      />
      <Section heading="Shipping address">
        <Typed texts={[order.name, order.phone]} address={addressOf(order)} />
      </Section>
      <Section heading="Questions?">
        <a href={contactAddress(shop, number)} {...look({ ink: "accentInk" }, small)}>
          Write to us
        </a>
      </Section>
    </>
  );
}

/** The reason why a customer gets a mail. */
export const reasonOf = ({ name }: Shop, { email }: { email: string }): string =>
  `You're receiving this email because an order was placed at ${name} with the email ${email}.`;
