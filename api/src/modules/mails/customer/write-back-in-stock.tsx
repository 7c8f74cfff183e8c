import { serverTexts } from "@shop/shared/messages/server";
import { formatPrice } from "@shop/shared/money";
import type { Product } from "../../catalogue/product.entity";
import { productAddress } from "../template/addresses";
import type { Shop } from "../template/Frame";
import { ProductImage } from "../template/ProductImage";
import { Row } from "../template/Row";
import { label, look, small } from "../template/style";
import { Button, Paragraph, Section, Sentence, Title } from "../template/Words";
import { writeMail, type Written } from "../template/write-mail";

/** To a customer with an alert for it: a product is back in stock. */
export function writeBackInStock(shop: Shop, product: Product): Written {
  const { name, image, price, regularPrice } = product;
  const { backInStock: texts, orderParts } = serverTexts().mails;
  const words = { subject: texts.subject(name), preview: texts.preview, reason: texts.reason(shop.name) };
  return writeMail(
    shop,
    words,
    <>
      <Title>{texts.title}</Title>
      <Paragraph>
        <Sentence text={texts.text} names={[name]} />
      </Paragraph>
      <Row style={{ width: "100%", margin: "24px 0 8px" }}>
        <ProductImage imageUrl={image} origin={shop.origin} />
        <td valign="top" style={{ padding: "0 0 20px 16px", overflowWrap: "anywhere" }}>
          <div {...look({ ink: "ink" }, { ...label, fontSize: 16, lineHeight: "22px" })}>
            <bdi>{name}</bdi>
          </div>
          <div {...look({ ink: "muted" }, { ...small, fontVariantNumeric: "tabular-nums" })}>
            {formatPrice(price)}
            {regularPrice !== null && ` ${orderParts.was(formatPrice(regularPrice))}`}
          </div>
        </td>
      </Row>
      <Button href={productAddress(shop, product)}>{texts.button}</Button>
      <Section heading={texts.once}>
        <Paragraph>{texts.deleted}</Paragraph>
      </Section>
    </>,
  );
}
