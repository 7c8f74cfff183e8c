import { styled } from "styled-components";
import { OrderStatus } from "../../../../features/orders/OrderStatus";
import { ordersOfCartTexts } from "../../../../messages/manage-orders";
import { paths } from "../../../../routing/paths";
import { color, space, text } from "../../../../theme/tokens";
import { Failure, Loading, Skeleton } from "../../../../ui/feedback/states";
import { formatPrice, pluralize } from "../../../../ui/format/format";
import { Link } from "../../../../ui/layout/Link";
import { ProductThumbnail } from "../../ProductThumbnail";
import { useOrdersOfCartQuery, type OrdersOfCart_OrderFragment } from "./ManageOrderPage.generated";
import { OrderPart } from "./order-layout";

const List = styled.ul`
  display: grid;
`;

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 2.5rem minmax(0, 1fr) auto;
  gap: ${space[4]};
  align-items: center;
  min-height: 5rem;
  padding-block: ${space[3]};

  & + & {
    border-top: 1px solid ${color.line};
  }
  a {
    color: inherit;
    font-weight: 550;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  /* The link covers the whole row. */
  a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  a:hover {
    text-decoration: underline;
  }
  p {
    color: ${color.muted};
    font-size: ${text.small};
  }
`;

const Amount = styled.div`
  display: grid;
  gap: ${space[1]};
  justify-items: end;
  font-variant-numeric: tabular-nums;
`;

const Sum = styled.p`
  margin-top: ${space[3]};
  color: ${color.muted};
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;
`;

interface OrdersOfCartProps {
  /** The cart's id. */
  checkout: string;
  /** The order whose page it is. */
  orderId: string;
}

/** The other orders of the cart that an order was bought with. */
export function OrdersOfCart({ checkout, orderId }: OrdersOfCartProps) {
  const { data, error, refetch } = useOrdersOfCartQuery({ variables: { id: checkout } });
  const others = data?.checkout.orders.filter(({ id }) => id !== orderId);
  if (others?.length === 0) return null;
  return (
    <OrderPart as="section">
      <h2>{ordersOfCartTexts.title}</h2>
      {error && !data && <Failure error={error} onRetry={refetch} />}
      {!error && !data && (
        <Loading what="the other orders">
          <Skeleton $height="5rem" />
        </Loading>
      )}
      {others && (
        <List>
          {others.map((order) => (
            <OtherOrder key={order.id} order={order} />
          ))}
        </List>
      )}
      {data && (
        <Sum>
          {ordersOfCartTexts.total(
            pluralize(data.checkout.orders.length, "order"),
            formatPrice(data.checkout.total),
          )}
        </Sum>
      )}
    </OrderPart>
  );
}

function OtherOrder({ order }: { order: OrdersOfCart_OrderFragment }) {
  const { id, number, status, productName, imageUrl, qty, total } = order;
  return (
    <Row>
      <ProductThumbnail image={imageUrl ?? ""} />
      <div>
        <Link to={paths.manageOrder(id)}>
          <bdi>{productName}</bdi>
        </Link>
        <p>
          {ordersOfCartTexts.order} {number} · {pluralize(qty, "unit")}
        </p>
      </div>
      <Amount>
        {formatPrice(total)}
        <OrderStatus status={status} />
      </Amount>
    </Row>
  );
}
