import { CART_REMINDER_PAUSE_DAYS } from "@shop/shared/cart-reminders";
import { serverTexts } from "@shop/shared/messages/server";
import { formatMinor } from "@shop/shared/money";
import type { Shop } from "../template/Frame";
import { type MailedLine, OrderLines } from "../template/OrderLines";
import { look } from "../template/style";
import { Button, Paragraph, Section, Title } from "../template/Words";
import { writeMail, type Written } from "../template/write-mail";

/** The maximum number of products in the mail, because mail programs cut long mails. */
const MAX_LINES = 10;

interface Links {
  cart: string;
  stop: string;
}

/** To a customer who agreed: the products in the cart that they left a day ago. */
export function writeCartReminder(shop: Shop, lines: MailedLine[], { cart, stop }: Links): Written {
  const texts = serverTexts().cartReminders.cartReminderMail;
  const sum = lines.reduce((minor, { unitPriceMinor, quantity }) => minor + unitPriceMinor * quantity, 0);
  const further = lines.length - MAX_LINES;
  return writeMail(
    shop,
    { subject: texts.subject(shop.name), preview: texts.preview, reason: texts.reason(shop.name) },
    <>
      <Title>{texts.title}</Title>
      <Paragraph>{texts.text}</Paragraph>
      <Button href={cart}>{texts.button}</Button>
      <OrderLines
        orders={lines.slice(0, MAX_LINES)}
        origin={shop.origin}
        linkOf={null}
        facts={further > 0 ? [[texts.further, String(further)]] : []}
        sum={[serverTexts().mails.amountTexts.products, formatMinor(sum)]}
      />
      <Section heading={texts.stopHeading}>
        <Paragraph>
          {texts.atMost(CART_REMINDER_PAUSE_DAYS)}
          <a href={stop} {...look({ ink: "accentInk" })}>
            {texts.stop}
          </a>
          {texts.end}
        </Paragraph>
      </Section>
    </>,
  );
}
