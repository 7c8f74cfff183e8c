import { serverTexts } from "@shop/shared/messages/server";
import { formatPrice } from "@shop/shared/money";
import { nameWithOptions } from "@shop/shared/option-values";
import type { Order } from "../../orders/order.entity";
import { areRefunded } from "../../returns/read-returns";
import type { Return } from "../../returns/return.entity";
import { myOrderAddress } from "../template/addresses";
import { Facts } from "../template/Facts";
import type { Shop } from "../template/Frame";
import { Button, Paragraph, Title, TypedParagraph } from "../template/Words";
import { writeMail, type Written } from "../template/write-mail";
import { Questions, reasonOf } from "./CustomerOrders";

/** A return with its orders, of which units go back. */
export interface MailedReturn extends Return {
  lines: readonly [ReturnedUnits, ...ReturnedUnits[]];
}

/** Units of an order in a return. */
export interface ReturnedUnits {
  order: Order;
  quantity: number;
}

/** The products of a return, one per line. */
export const returnedProducts = ({ lines }: MailedReturn) => {
  const texts = serverTexts().mails.returns;
  return lines.map(({ order, quantity }) => (
    <Paragraph key={order.id}>
      {texts.line(quantity, nameWithOptions(order.productName, order.optionValues))}
    </Paragraph>
  ));
};

/** To the customer: the new state of their return, with the shop's answer, or the refunded amount in major units. */
export function writeReturn(shop: Shop, found: MailedReturn, refunded = 0): Written {
  const { returns: texts, orderRefunded, orderParts } = serverTexts().mails;
  const { number, status, answer, reason, lines } = found;
  const [{ order }] = lines;
  const isFree = status === "REFUNDED" && refunded === 0;
  const subject = texts.subject(number)[isFree ? "RECEIVED" : status];
  const isRefundedWithOrder =
    status === "RECEIVED" && lines.some((line) => areRefunded(line.order, line.quantity));
  const promised = isFree ? texts.arrived : texts.text[status];
  const text = isRefundedWithOrder ? texts.refundedWithOrder : promised;
  return writeMail(
    shop,
    { subject, preview: text, reason: reasonOf(shop, order) },
    <>
      <Title>{subject}</Title>
      <Paragraph>{text}</Paragraph>
      {answer && (status === "ACCEPTED" || status === "DECLINED") && (
        <TypedParagraph>{answer}</TypedParagraph>
      )}
      {returnedProducts(found)}
      <Facts
        facts={[[texts.yourReason, reason]]}
        {...(refunded > 0 && { sum: [orderRefunded.refunded, formatPrice(refunded)] })}
      />
      <Button href={myOrderAddress(shop, order)}>{orderParts.view}</Button>
      <Questions shop={shop} number={order.number} />
    </>,
  );
}
