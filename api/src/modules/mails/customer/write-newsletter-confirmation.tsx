import { serverTexts } from "@shop/shared/messages/server";
import { CONFIRM_HOURS } from "@shop/shared/newsletter";
import type { Shop } from "../template/Frame";
import { look } from "../template/style";
import { Button, Paragraph, Section, Title } from "../template/Words";
import { writeMail, type Written } from "../template/write-mail";

interface Links {
  confirm: string;
  unsubscribe: string;
}

/** To an email entered for the newsletter: the link to confirm the subscription, and a link to end it. */
export function writeNewsletterConfirmation(shop: Shop, { confirm, unsubscribe }: Links): Written {
  const texts = serverTexts().mails.newsletterConfirmation;
  return writeMail(
    shop,
    { subject: texts.subject(shop.name), preview: texts.preview, reason: texts.reason(shop.name) },
    <>
      <Title>{texts.title}</Title>
      <Paragraph>{texts.text}</Paragraph>
      <Button href={confirm}>{texts.button}</Button>
      <Section heading={texts.notYou}>
        <Paragraph>
          {texts.ignore(CONFIRM_HOURS)}
          <a href={unsubscribe} {...look({ ink: "accentInk" })}>
            {texts.unsubscribe}
          </a>
          {texts.end}
        </Paragraph>
      </Section>
    </>,
  );
}
