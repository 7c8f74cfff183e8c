import { styled } from "styled-components";
import { ImagePlate, ProductImage } from "../../../../features/catalogue/ProductImage";
import { ItemFrame, ItemTotal, ItemWords } from "../../../../features/orders/order-item-frame";
import { orderImage } from "../../../../features/orders/order-image";
import { myOrderTexts } from "../../../../messages/account";
import { paths } from "../../../../routing/paths";
import { radius } from "../../../../theme/tokens";
import { formatPrice } from "../../../../ui/format/format";
import { Link } from "../../../../ui/layout/Link";
import type { OrderItem_OrderFragment } from "../MyOrderPage.generated";

/** The background of the product's picture. */
export const ItemPlate = styled(ImagePlate)`
  align-self: start;
  aspect-ratio: 5 / 6;
  border-radius: ${radius.small};

  img {
    width: 88%;
  }
`;

/** What has been ordered, with the picture and the price of that day; a link while the product is still sold. */
export function OrderItem({ order }: { order: OrderItem_OrderFragment }) {
  const { product, productName, qty, unitPrice, total } = order;
  const name = <bdi>{productName}</bdi>;
  return (
    <ItemFrame as="section">
      <ItemPlate>
        <ProductImage src={orderImage(order)} alt="" sizes="9rem" width={144} height={173} />
      </ItemPlate>
      <ItemWords>
        <h2>{product ? <Link to={paths.product(product.id)}>{name}</Link> : name}</h2>
        <p>
          {qty} × {formatPrice(unitPrice)}
          {!product && ` · ${myOrderTexts.noLongerSold}`}
        </p>
      </ItemWords>
      <ItemTotal>
        {myOrderTexts.total} <strong>{formatPrice(total)}</strong>
      </ItemTotal>
    </ItemFrame>
  );
}
