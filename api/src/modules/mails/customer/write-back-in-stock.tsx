import { formatPrice } from "@shop/shared/format";
import type { Product } from "../../catalogue/product.entity";
import { productAddress } from "../template/addresses";
import type { Shop } from "../template/Frame";
import { ProductImage } from "../template/ProductImage";
import { Row } from "../template/Row";
import { label, look, small } from "../template/style";
import { Button, Paragraph, Section, Title } from "../template/Words";
import { writeMail, type Written } from "../template/write-mail";

/** To a customer with an alert for it: a product is back in stock. */
export function writeBackInStock(shop: Shop, product: Product): Written {
  const { id, name, image, price, regularPrice } = product;
  const words = {
    subject: `Back in stock: ${name}`,
    preview: "You can order it again, while stock lasts.",
    reason: `You're receiving this email because you asked ${shop.name} to tell you when this product is back.`,
  };
  return writeMail(
    shop,
    words,
    <>
      <Title>It’s back in stock</Title>
      <Paragraph>
        You asked us to tell you when <bdi>{name}</bdi> is back. It is, and you can order it again while stock
        lasts.
      </Paragraph>
      <Row style={{ width: "100%", margin: "24px 0 8px" }}>
        <ProductImage imageUrl={image} origin={shop.origin} />
        <td valign="top" style={{ padding: "0 0 20px 16px", overflowWrap: "anywhere" }}>
          <div {...look({ ink: "ink" }, { ...label, fontSize: 16, lineHeight: "22px" })}>
            <bdi>{name}</bdi>
          </div>
          <div {...look({ ink: "muted" }, { ...small, fontVariantNumeric: "tabular-nums" })}>
            {formatPrice(price)}
            {regularPrice !== null && ` (was ${formatPrice(regularPrice)})`}
          </div>
        </td>
      </Row>
      <Button href={productAddress(shop, id)}>See the product</Button>
      <Section heading="One email, once">
        <Paragraph>
          We don’t hold it for you, and we won’t write again about it: your request is deleted now.
        </Paragraph>
      </Section>
    </>,
  );
}
