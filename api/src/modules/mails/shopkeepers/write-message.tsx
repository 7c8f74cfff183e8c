import type { Message } from "@shop/shared/schemas/contact";
import type { Shop } from "../template/Frame";
import { Section, Title, TypedLines } from "../template/Words";
import { writeMail, type Written } from "../template/write-mail";

/** To the shop: a visitor's message. Name, email and order number are as typed, and may be anybody's. */
export function writeMessage(shop: Shop, { name, email, orderNumber, message }: Message): Written {
  const title = `Message from ${name}${orderNumber ? ` about order ${orderNumber}` : ""}`;
  const reason = `Sent by the form on ${shop.name}'s contact page. Reply to this email to answer ${email}.`;
  return writeMail(
    shop,
    { subject: title, preview: `${email} wrote to you.`, reason },
    <>
      <Title>{title}</Title>
      <TypedLines lines={message.split(/\r?\n/)} />
      <Section heading="From">
        <TypedLines lines={[name, email]} />
      </Section>
    </>,
  );
}
