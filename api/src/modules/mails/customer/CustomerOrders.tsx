import { serverTexts } from "@shop/shared/messages/server";
import { addressOf, contactAddress, myOrderAddress, myOrdersAddress } from "../template/addresses";
import type { Fact } from "../template/Facts";
import type { Shop } from "../template/Frame";
import { OrderLines } from "../template/OrderLines";
import type { MailedCart, Orders } from "../template/order-words";
import { look, small } from "../template/style";
import { Button, CustomersNote, Section, Typed } from "../template/Words";

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
  /** Whether the mail repeats the customer's note. */
  showsNote?: boolean;
  /** A button to another page than the orders'. */
  action?: { href: string; text: string };
}

/** The end of every mail to a customer: a link to the orders, their lines, and the address that they are sent to. */
export function CustomerOrders(props: CustomerOrdersProps) {
  const { shop, orders, cart = null, button, showsNote, action, ...money } = props;
  const [order] = orders;
  const single = cart !== null || orders.length === 1;
  const number = single ? (cart?.number ?? order.number) : undefined;
  const { view, viewAll, ...texts } = serverTexts().mails.orderParts;
  const [one, several] = button ?? [view, viewAll];
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
      {orders.some(({ ofGiftCards }) => !ofGiftCards) && (
        <Section heading={texts.address}>
          <Typed texts={[order.name, order.phone]} address={addressOf(order)} />
        </Section>
      )}
      {showsNote && <CustomersNote note={order.note} />}
      <Questions shop={shop} number={number} />
    </>
  );
}

/** A link to the contact form, with the number of an order. */
export function Questions({ shop, number }: { shop: Shop; number?: string | undefined }) {
  const { questions, contact } = serverTexts().mails.orderParts;
  return (
    <Section heading={questions}>
      <a href={contactAddress(shop, number)} {...look({ ink: "accentInk" }, small)}>
        {contact}
      </a>
    </Section>
  );
}

/** The reason why a customer gets a mail. */
export const reasonOf = ({ name }: Shop, { email }: { email: string }): string =>
  serverTexts().mails.orderParts.reason(name, email);
