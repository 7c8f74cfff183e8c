import { serverTexts } from "@shop/shared/messages/server";
import type { Message } from "@shop/shared/schemas/contact";
import type { Shop } from "../template/Frame";
import { Section, Title, TypedLines } from "../template/Words";
import { writeMail, type Written } from "../template/write-mail";

/** To the shop: a visitor's message. Name, email and order number are as typed, and may be anybody's. */
export function writeMessage(shop: Shop, { name, email, orderNumber, message }: Message): Written {
  const texts = serverTexts().mails.contactMessage;
  const title = texts.title(name, orderNumber);
  return writeMail(
    shop,
    { subject: title, preview: texts.preview(email), reason: texts.reason(shop.name, email) },
    <>
      <Title>{title}</Title>
      <TypedLines lines={message.split(/\r?\n/)} />
      <Section heading={texts.from}>
        <TypedLines lines={[name, email]} />
      </Section>
    </>,
  );
}
