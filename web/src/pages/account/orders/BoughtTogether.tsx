import { styled } from "styled-components";
import { ImagePlate, ProductImage } from "../../../features/catalogue/ProductImage";
import { orderImage } from "../../../features/orders/order-image";
import { OrderPart } from "../../../features/orders/order-layout";
import { OrderStatus } from "../../../features/orders/OrderStatus";
import {
  CartSum,
  OtherOrderEnd,
  OtherOrderRow,
  OtherOrders,
} from "../../../features/orders/other-orders-frame";
import { useViewer } from "../../../features/session/SessionProvider";
import { myOrdersTexts, myOrderTexts } from "../../../messages/account";
import { paths } from "../../../routing/paths";
import { radius } from "../../../theme/tokens";
import { Failure, Loading, Skeleton } from "../../../ui/feedback/states";
import { formatPrice, pluralize } from "../../../ui/format/format";
import { Link } from "../../../ui/layout/Link";
import { useBoughtTogetherQuery, type BoughtTogether_OrderFragment } from "./MyOrderPage.generated";

const Plate = styled(ImagePlate)`
  width: 3rem;
  aspect-ratio: 5 / 6;
  border-radius: ${radius.small};

  img {
    width: 88%;
  }
`;

interface BoughtTogetherProps {
  /** The cart's id. */
  checkout: string;
  /** The order whose page it is. */
  orderId: string;
}

/** The other orders of the cart that an order was bought with. */
export function BoughtTogether({ checkout, orderId }: BoughtTogetherProps) {
  const { data, error, refetch } = useBoughtTogetherQuery({ variables: { checkout } });
  const others = data?.checkout.orders.filter(({ id }) => id !== orderId);
  if (others?.length === 0) return null;
  return (
    <OrderPart as="section">
      <h2>{myOrderTexts.together}</h2>
      {error && !data && <Failure error={error} onRetry={refetch} />}
      {!error && !data && (
        <Loading what={myOrderTexts.loadingOthers}>
          <Skeleton $height="5rem" />
        </Loading>
      )}
      {others && (
        <OtherOrders>
          {others.map((order) => (
            <OtherOrder key={order.id} order={order} />
          ))}
        </OtherOrders>
      )}
      {data && (
        <CartSum>
          {myOrderTexts.togetherTotal(
            pluralize(data.checkout.orders.length, "order"),
            formatPrice(data.checkout.total),
          )}
        </CartSum>
      )}
    </OrderPart>
  );
}

function OtherOrder({ order }: { order: BoughtTogether_OrderFragment }) {
  const { id, number, status, paid, productName, qty, total } = order;
  const { email } = useViewer();
  return (
    <OtherOrderRow>
      <Plate>
        <ProductImage src={orderImage(order)} alt="" sizes="3rem" width={48} height={58} />
      </Plate>
      <div>
        <Link to={paths.myOrder(email, id)}>
          <bdi>{productName}</bdi>
        </Link>
        <p>
          {myOrdersTexts.order} {number} · {pluralize(qty, "unit")}
        </p>
      </div>
      <OtherOrderEnd>
        {formatPrice(total)}
        <OrderStatus status={status} paid={paid} />
      </OtherOrderEnd>
    </OtherOrderRow>
  );
}
