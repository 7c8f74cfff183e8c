import { serverTexts } from "@shop/shared/messages/server";
import { formatPrice } from "@shop/shared/money";
import { Facts } from "../template/Facts";
import type { Shop } from "../template/Frame";
import { Button, Paragraph, Title } from "../template/Words";
import { writeMail, type Written } from "../template/write-mail";

/** To the email of a gift card: its code. */
export function writeGiftCard(shop: Shop, { amount, code }: { amount: number; code: string }): Written {
  const texts = serverTexts().mails.giftCard;
  const price = formatPrice(amount);
  return writeMail(
    shop,
    { subject: texts.subject(shop.name, price), preview: texts.text, reason: texts.reason(shop.name) },
    <>
      <Title>{texts.title(price)}</Title>
      <Paragraph>{texts.text}</Paragraph>
      <Facts facts={[]} sum={[texts.code, code]} />
      <Button href={shop.origin}>{texts.button}</Button>
    </>,
  );
}
