import { serverTexts } from "@shop/shared/messages/server";
import { returnedProducts, type MailedReturn } from "../customer/write-return";
import { returnAddress } from "../template/addresses";
import { Facts } from "../template/Facts";
import type { Shop } from "../template/Frame";
import { Button, Paragraph, Title } from "../template/Words";
import { writeMail, type Written } from "../template/write-mail";
import { reasonForAdmins } from "./reason";

/** To the admins: a customer wants to send units back. */
export function writeReturnRequested(shop: Shop, found: MailedReturn): Written {
  const texts = serverTexts().mails.returns;
  const subject = texts.toShop(found.number);
  return writeMail(
    shop,
    { subject, preview: texts.toShopText, reason: reasonForAdmins(shop) },
    <>
      <Title>{subject}</Title>
      <Paragraph>{texts.toShopText}</Paragraph>
      {returnedProducts(found)}
      <Facts facts={[[texts.reason, found.reason]]} />
      <Button href={returnAddress(shop, found.id)}>{texts.open}</Button>
    </>,
  );
}
