import { styled } from "styled-components";
import { ImagePlate, ProductImage } from "../../../../features/catalogue/ProductImage";
import { orderImage } from "../../../../features/orders/order-image";
import { OrderStatus } from "../../../../features/orders/OrderStatus";
import { useViewer } from "../../../../features/session/SessionProvider";
import { myOrdersTexts, myOrderTexts } from "../../../../messages/account";
import { paths } from "../../../../routing/paths";
import { color, radius, space, text } from "../../../../theme/tokens";
import { Failure, Loading, Skeleton } from "../../../../ui/feedback/states";
import { formatPrice, pluralize } from "../../../../ui/format/format";
import { Link } from "../../../../ui/layout/Link";
import { useBoughtTogetherQuery, type BoughtTogether_OrderFragment } from "../MyOrderPage.generated";
import { OrderPart } from "./order-layout";

const List = styled.ul`
  display: grid;
`;

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr) auto;
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

const Plate = styled(ImagePlate)`
  aspect-ratio: 5 / 6;
  border-radius: ${radius.small};

  img {
    width: 88%;
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
          {myOrderTexts.togetherTotal(
            pluralize(data.checkout.orders.length, "order"),
            formatPrice(data.checkout.total),
          )}
        </Sum>
      )}
    </OrderPart>
  );
}

function OtherOrder({ order }: { order: BoughtTogether_OrderFragment }) {
  const { id, number, status, productName, qty, total } = order;
  const { email } = useViewer();
  return (
    <Row>
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
      <Amount>
        {formatPrice(total)}
        <OrderStatus status={status} />
      </Amount>
    </Row>
  );
}
