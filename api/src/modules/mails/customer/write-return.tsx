import { serverTexts } from "@shop/shared/messages/server";
import { nameWithOptions } from "@shop/shared/option-values";
import type { Order } from "../../orders/order.entity";
import type { Return } from "../../returns/return.entity";
import { Facts } from "../template/Facts";
import type { Shop } from "../template/Frame";
import { Paragraph, Title, TypedParagraph } from "../template/Words";
import { writeMail, type Written } from "../template/write-mail";
import { reasonOf } from "./CustomerOrders";

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

/** To the customer: the new state of their return, with the shop's answer. */
export function writeReturn(shop: Shop, found: MailedReturn): Written {
  const texts = serverTexts().mails.returns;
  const { number, status, answer, reason, lines } = found;
  const subject = texts.subject(number)[status];
  return writeMail(
    shop,
    { subject, preview: texts.text[status], reason: reasonOf(shop, lines[0].order) },
    <>
      <Title>{subject}</Title>
      <Paragraph>{texts.text[status]}</Paragraph>
      {answer && (status === "ACCEPTED" || status === "DECLINED") && (
        <TypedParagraph>{answer}</TypedParagraph>
      )}
      {returnedProducts(found)}
      <Facts facts={[[texts.yourReason, reason]]} />
    </>,
  );
}
