import type { Product } from "../../catalogue/product.entity";
import { manageItemAddress } from "../template/addresses";
import { Facts } from "../template/Facts";
import type { Shop } from "../template/Frame";
import { ProductImage } from "../template/ProductImage";
import { Row } from "../template/Row";
import { Button, Paragraph, Title } from "../template/Words";
import { writeMail, type Written } from "../template/write-mail";
import { reasonForAdmins } from "./reason";

/** To the admins: a product is out of stock. */
export function writeStockRunOut(shop: Shop, product: Product): Written {
  const { id, name, image, countInStock } = product;
  const words = {
    subject: `Out of stock: ${name}`,
    preview: `${name} can't be ordered until you restock it.`,
    reason: reasonForAdmins(shop),
  };
  return writeMail(
    shop,
    words,
    <>
      <Title>Out of stock</Title>
      <Paragraph>
        <bdi>{name}</bdi> can’t be ordered until you restock it.
      </Paragraph>
      <Button href={manageItemAddress(shop, id)}>Restock</Button>
      <Row style={{ width: "100%", marginTop: 28 }}>
        <ProductImage imageUrl={image} origin={shop.origin} />
        <td valign="top">
          <Facts facts={[["In stock", countInStock > 0 ? `${countInStock}, held back` : "0"]]} />
        </td>
      </Row>
    </>,
  );
}
