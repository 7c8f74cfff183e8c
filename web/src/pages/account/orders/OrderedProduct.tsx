import { styled } from "styled-components";
import { ImagePlate, ProductImage } from "../../../features/catalogue/ProductImage";
import { orderImage } from "../../../features/orders/order-image";
import { useViewer } from "../../../features/session/SessionProvider";
import { myOrdersTexts } from "../../../messages/account";
import { orderTexts } from "../../../messages/checkout";
import { paths } from "../../../routing/paths";
import { color, radius, space, text } from "../../../theme/tokens";
import { Skeleton } from "../../../ui/feedback/states";
import { formatDay, formatPrice } from "../../../ui/format/format";
import { Link } from "../../../ui/layout/Link";
import type { OrderedProduct_OrderFragment } from "./MyOrdersPage.generated";

/** The product's image; the rest of the cell is beside it. */
const Plate = styled(ImagePlate)`
  align-self: start;
  aspect-ratio: 5 / 6;
  border-radius: ${radius.small};

  img {
    width: 88%;
  }
`;

/** What has been ordered, when and for how much. */
const OrderFacts = styled.div`
  display: grid;
  grid-column: 2 / -1;
  gap: ${space[1]};
  align-content: start;

  a,
  strong {
    font-weight: 560;
  }
  a {
    display: block;
    width: fit-content;
    padding-block: calc((var(--target) - 1.5em) / 2); /* 44 px for the thumb, in the place of one line */
    margin-block: calc((1.5em - var(--target)) / 2);
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    color: ${color.accentInk};
  }
  p {
    color: ${color.muted};
    font-size: ${text.small};
  }
  p a {
    display: inline-block;
    color: ${color.accentInk};
    font-weight: 500;
  }
`;

const Unbroken = styled.span`
  white-space: nowrap;
`;

/** The product's name at the time of the order, a link while the product is still sold; and when, what, where to. */
export function OrderedProduct({ order }: { order: OrderedProduct_OrderFragment }) {
  const viewer = useViewer();
  const { id, number, product, productName, qty, createdAt, unitPrice, address } = order;
  const name = <bdi>{productName}</bdi>;
  return (
    <>
      <Plate>
        <ProductImage src={orderImage(order)} alt="" sizes="5rem" width={80} height={96} />
      </Plate>
      <OrderFacts>
        {product ? <Link to={paths.product(product.id)}>{name}</Link> : <strong>{name}</strong>}
        <p>
          <Unbroken>
            <Link to={paths.myOrder(viewer.email, id)}>
              {myOrdersTexts.order} {number}
            </Link>
          </Unbroken>{" "}
          ·{" "}
          <Unbroken as="time" dateTime={createdAt}>
            {formatDay(createdAt)}
          </Unbroken>
        </p>
        {qty > 1 && <p>{myOrdersTexts.each(formatPrice(unitPrice))}</p>}
        <p>
          {orderTexts.address} <bdi>{address}</bdi>
        </p>
      </OrderFacts>
    </>
  );
}

/** The placeholder of {@link OrderedProduct}. */
export function ProductOutline() {
  return (
    <>
      <Plate />
      <OrderFacts>
        <Skeleton $width="12rem" $height="1.5rem" />
        <Skeleton $width="14rem" $height="1.3rem" />
        <Skeleton $width="9rem" $height="1.3rem" />
      </OrderFacts>
    </>
  );
}
