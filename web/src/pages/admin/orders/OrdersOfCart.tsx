import { OrderPart } from "../../../features/orders/order-layout";
import { OrderStatus } from "../../../features/orders/OrderStatus";
import {
  CartSum,
  OtherOrderEnd,
  OtherOrderRow,
  OtherOrders,
} from "../../../features/orders/other-orders-frame";
import { manageOrdersTexts, ordersOfCartTexts } from "../../../messages/admin-orders";
import { paths } from "../../../paths";
import { Failure, Loading, Skeleton } from "../../../ui/feedback/states";
import { formatPrice, pluralize } from "../../../ui/format/format";
import { Link } from "../../../ui/layout/Link";
import { ProductThumbnail } from "../../../ui/product/ProductThumbnail";
import { useOrdersOfCartQuery, type OrdersOfCart_OrderFragment } from "./ManageOrderPage.generated";

interface OrdersOfCartProps {
  /** The cart's id. */
  checkout: string;
  /** The order of the page. */
  orderId: string;
}

/** The other orders of an order's cart. */
export function OrdersOfCart({ checkout, orderId }: OrdersOfCartProps) {
  const { data, error, refetch } = useOrdersOfCartQuery({ variables: { id: checkout } });
  const others = data?.checkout.orders.filter(({ id }) => id !== orderId);
  if (others?.length === 0) return null;
  return (
    <OrderPart as="section">
      <h2>{ordersOfCartTexts.title}</h2>
      {error && !data && <Failure error={error} onRetry={refetch} />}
      {!error && !data && (
        <Loading what={ordersOfCartTexts.loading}>
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
          {ordersOfCartTexts.total(
            pluralize(data.checkout.orders.length, "order"),
            formatPrice(data.checkout.total),
          )}
        </CartSum>
      )}
    </OrderPart>
  );
}

function OtherOrder({ order }: { order: OrdersOfCart_OrderFragment }) {
  const { id, number, status, paid, productName, imageUrl, qty, total } = order;
  return (
    <OtherOrderRow>
      <ProductThumbnail image={imageUrl ?? ""} />
      <div>
        <Link to={paths.manageOrder(id)}>
          <bdi>{productName}</bdi>
        </Link>
        <p>{`${manageOrdersTexts.part(number)} · ${pluralize(qty, "unit")}`}</p>
      </div>
      <OtherOrderEnd>
        <span>{formatPrice(total)}</span>
        <OrderStatus status={status} paid={paid} />
      </OtherOrderEnd>
    </OtherOrderRow>
  );
}
