import { styled } from "styled-components";
import { Options } from "../../../ui/product/Options";
import { ProductImage } from "../../../ui/product/ProductImage";
import { orderImage } from "../../../features/orders/order-image";
import { ItemPlate } from "../../../features/orders/OrderItem";
import { destinationOf } from "../../../features/orders/shipping-address";
import { useViewer } from "../../../features/session/SessionProvider";
import { myOrdersTexts } from "@shop/shared/messages/en/orders";
import { orderTexts } from "@shop/shared/messages/en/checkout";
import { paths } from "../../../paths";
import { color, secondary, space, targetInLine } from "../../../theme/tokens";
import { Skeleton } from "../../../ui/feedback/states";
import { formatPrice } from "../../../ui/format/format";
import { useViewerTime } from "../../../ui/format/use-viewer-time";
import { Link } from "../../../ui/layout/Link";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import type { CartGroup_OrderFragment, OrderedProduct_OrderFragment } from "./MyOrdersPage.generated";
import type { OrderColumn } from "./OrderTable";

/** The product, the time and the amount of an order. */
const OrderFacts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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
    ${targetInLine}
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    color: ${color.accentInk};
  }
  p {
    ${secondary}
  }
  p a {
    display: inline-block;
    color: ${color.accentInk};
    font-weight: 500;
  }
`;

type ProductOrder = OrderedProduct_OrderFragment & CartGroup_OrderFragment;

const Unbroken = styled.span`
  display: inline-block; /* breaks only if wider than the line */
`;

/**
 * The product's name at the time of the order, a link if the product is still sold; and the order's day, details and
 * address.
 */
function OrderedProduct({ order }: { order: ProductOrder }) {
  const { product, productName, optionValues, qty, unitPrice, checkout } = order;
  const viewer = useViewer();
  const ofCart = checkout !== null && checkout.orders.length > 1;
  const name = <bdi>{productName}</bdi>;
  return (
    <>
      <ItemPlate>
        <ProductImage src={orderImage(order)} alt="" sizes="5rem" width={80} height={96} />
      </ItemPlate>
      <OrderFacts>
        {product ? <Link to={paths.product(product.id, product.slug)}>{name}</Link> : <strong>{name}</strong>}
        <Options of={optionValues} />
        {!ofCart && <NumberAndDay order={order} />}
        {qty > 1 && <p>{myOrdersTexts.each(formatPrice(unitPrice))}</p>}
        {!ofCart && (
          <p>
            {orderTexts.address} <bdi>{destinationOf([order]).replaceAll("\n", ", ")}</bdi>
          </p>
        )}
        {ofCart && (
          <p>
            <Link to={paths.myOrder(viewer.email, order.id)}>
              {myOrdersTexts.details}
              <VisuallyHidden>{`: ${productName}`}</VisuallyHidden>
            </Link>
          </p>
        )}
      </OrderFacts>
    </>
  );
}

/** Identifies an order without a cart; a cart's orders have number and day in the group's head. */
function NumberAndDay({ order: { id, number, createdAt } }: { order: OrderedProduct_OrderFragment }) {
  const viewer = useViewer();
  const { shortDay } = useViewerTime();
  return (
    <p>
      <Unbroken>
        <Link to={paths.myOrder(viewer.email, id)}>{`${myOrdersTexts.order} ${number}`}</Link>
      </Unbroken>{" "}
      ·{" "}
      <Unbroken as="time" dateTime={createdAt}>
        {shortDay(createdAt)}
      </Unbroken>
    </p>
  );
}

function ProductOutline() {
  return (
    <>
      <ItemPlate />
      <OrderFacts>
        <Skeleton $width="12rem" $height="1.5rem" />
        <Skeleton $width="14rem" $height="1.3rem" />
        <Skeleton $width="9rem" $height="1.3rem" />
      </OrderFacts>
    </>
  );
}

/** The columns of an order's product and quantity. */
export const productColumns: readonly OrderColumn<ProductOrder>[] = [
  {
    cell: "product",
    header: myOrdersTexts.columns.product,
    content: (order) => <OrderedProduct order={order} />,
    outline: <ProductOutline />,
  },
  {
    cell: "quantity",
    header: myOrdersTexts.columns.quantity,
    content: ({ qty }) => qty,
    outline: <Skeleton $width="1rem" $height="1.5rem" />,
  },
];
