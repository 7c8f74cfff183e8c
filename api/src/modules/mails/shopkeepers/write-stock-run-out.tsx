import { serverTexts } from "@shop/shared/messages/server";
import type { Product } from "../../catalogue/product.entity";
import { manageItemAddress } from "../template/addresses";
import { Facts } from "../template/Facts";
import type { Shop } from "../template/Frame";
import { ProductImage } from "../template/ProductImage";
import { Row } from "../template/Row";
import { Button, Paragraph, Sentence, Title } from "../template/Words";
import { writeMail, type Written } from "../template/write-mail";
import { reasonForAdmins } from "./reason";

/** To the admins: a product is out of stock. */
export function writeStockRunOut(shop: Shop, product: Product): Written {
  const { id, name, image, countInStock } = product;
  const texts = serverTexts().mails.stockRunOut;
  const words = {
    subject: texts.subject(name),
    preview: texts.preview(name),
    reason: reasonForAdmins(shop),
  };
  return writeMail(
    shop,
    words,
    <>
      <Title>{texts.title}</Title>
      <Paragraph>
        <Sentence text={texts.text} names={[name]} />
      </Paragraph>
      <Button href={manageItemAddress(shop, id)}>{texts.restock}</Button>
      <Row style={{ width: "100%", marginTop: 28 }}>
        <ProductImage imageUrl={image} origin={shop.origin} />
        <td valign="top">
          <Facts facts={[[texts.inStock, countInStock > 0 ? texts.heldBack(countInStock) : "0"]]} />
        </td>
      </Row>
    </>,
  );
}
