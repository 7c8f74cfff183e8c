import { formatCents } from "@shop/shared/money";
import { isDecidedByBank, refundFailureReason } from "@shop/shared/payment-problems";
import type { Order } from "../../orders/order.entity";
import { manageOrderAddress } from "../template/addresses";
import type { Shop } from "../template/Frame";
import { wordsOf, type MailedCart } from "../template/order-words";
import { OrderLines } from "../template/OrderLines";
import { Button, Paragraph, Title } from "../template/Words";
import { writeMail, type Written } from "../template/write-mail";
import { reasonForAdmins } from "./reason";

/** To the admins: a refund of this amount in cents failed, with the payment provider's code of the reason. */
export function writeRefundFailed(
  shop: Shop,
  order: Order,
  amountCents: number,
  reason: string,
  cart: MailedCart | null = null,
): Written {
  const money = formatCents(amountCents);
  const { what } = wordsOf([order], cart);
  const disputed = isDecidedByBank(reason);
  const words = {
    subject: `A refund failed: ${money} for ${what}`,
    preview: `The money didn't arrive: ${refundFailureReason(reason)}.`,
    reason: reasonForAdmins(shop),
  };
  return writeMail(
    shop,
    words,
    <>
      <Title>A refund failed</Title>
      <Paragraph>
        The refund of {money} for <bdi>{what}</bdi> didn’t reach <bdi>{order.name || "the customer"}</bdi>.{" "}
        {disputed ? "The customer’s bank decides who gets the money." : "The shop has the money again."}
      </Paragraph>
      <Paragraph>
        {disputed
          ? "Don’t pay it back another way before the dispute has ended: the customer could get it twice."
          : "Ask the customer how they’d like to get it, pay it back another way, then record that on the order’s page."}
      </Paragraph>
      <Button href={manageOrderAddress(shop, order)}>View order</Button>
      <OrderLines
        orders={[order]}
        origin={shop.origin}
        linkOf={(each) => manageOrderAddress(shop, each)}
        facts={[["Why it failed", refundFailureReason(reason)]]}
        sum={["Owed", money]}
      />
    </>,
  );
}
