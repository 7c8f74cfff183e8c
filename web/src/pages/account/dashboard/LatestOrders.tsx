import { productCount, unitCount } from "@shop/shared/messages/en/common";
import { styled } from "styled-components";
import { WholeNumbers } from "../../../ui/format/WholeNumbers";
import { Options } from "../../../ui/product/Options";
import { ImagePlate, ProductImage } from "../../../ui/product/ProductImage";
import { orderImage } from "../../../features/orders/order-image";
import { numberOf } from "../../../features/orders/order-number";
import { groupByCheckout, summarizeStates } from "../../../features/orders/orders-of-checkout";
import { OrderStatus } from "../../../features/orders/OrderStatus";
import { useViewer } from "../../../features/session/SessionProvider";
import { customerDashboardTexts, myOrdersTexts, withDelivery } from "@shop/shared/messages/en/orders";
import { paths } from "../../../paths";
import { clampedTo, color, covering, radius, secondary, space, text } from "../../../theme/tokens";
import { Skeleton } from "../../../ui/feedback/states";
import { formatPrice } from "../../../ui/format/format";
import { useViewerTime } from "../../../ui/format/use-viewer-time";
import { ButtonLink } from "../../../ui/form/Button";
import { Card } from "../../../ui/layout/Card";
import { Link } from "../../../ui/layout/Link";
import type { LatestOrders_OrderFragment } from "../DashboardPage.generated";

/** The maximum number of orders. */
const maxShown = 5;

const Frame = styled(Card)`
  padding-bottom: ${space[5]};

  h2 {
    font-size: ${text.title};
  }
  ol {
    margin-block: ${space[3]};
  }
`;

const Row = styled.li`
  container-type: inline-size;
  position: relative;
  display: grid;
  grid-template-columns: min(3.5rem, 17.5vw) minmax(0, 1fr) auto;
  gap: ${space[4]};
  align-items: center;
  min-height: 6.25rem;
  padding-block: ${space[4]};

  > :nth-child(3) {
    @container (max-width: 13rem) {
      grid-column: 2;
    }
  }
  & + & {
    border-top: 1px solid ${color.line};
  }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[3]};
  ${secondary}
`;

const Plate = styled(ImagePlate)`
  width: 100%;
  height: 4.2rem;
  border-radius: ${radius.small};

  img {
    width: 92%;
    height: 92%;
    object-fit: contain;
  }
`;

const Name = styled.h3`
  ${clampedTo(2)}
  font-size: ${text.body};
  line-height: 1.35;
  letter-spacing: -0.01em;

  a {
    color: inherit;
    text-decoration: none;
  }
  /* The link covers the whole row. */
  a::after {
    ${covering}
  }
  a:hover {
    text-decoration: underline;
  }
`;

const Amount = styled.div`
  display: grid;
  justify-items: end;
  gap: ${space[1]};
  font-variant-numeric: tabular-nums;
  font-weight: 550;
`;

interface LatestOrdersProps {
  /** The newest first. */
  orders: readonly LatestOrders_OrderFragment[];
  totalCount: number;
}

/** The viewer's latest orders, each with its image, number, day and total, and a link to the rest. */
export function LatestOrders({ orders, totalCount }: LatestOrdersProps) {
  const { email } = useViewer();
  const groups = groupByCheckout(orders);
  const hasMore = groups.length > maxShown || totalCount > orders.length;
  return (
    <Frame as="section">
      <h2>{customerDashboardTexts.latestOrders}</h2>
      <ol>
        {groups.slice(0, maxShown).map((group) => (
          <OrderRow key={group[0].id} orders={group} />
        ))}
      </ol>
      <ButtonLink to={paths.myOrders(email)} variant="secondary">
        {hasMore ? customerDashboardTexts.allOrders : customerDashboardTexts.myOrders}
      </ButtonLink>
    </Frame>
  );
}

/** An order, or a cart's orders as one: the number, the total and the states of the products (D-30). */
function OrderRow({
  orders,
}: {
  orders: readonly [LatestOrders_OrderFragment, ...LatestOrders_OrderFragment[]];
}) {
  const viewer = useViewer();
  const { day } = useViewerTime();
  const [order, ...others] = orders;
  const { id, number, productName, optionValues, createdAt, qty, status, total, checkout } = order;
  const delivery = (checkout ?? order).shipping;
  return (
    <Row>
      <Plate>
        <ProductImage src={orderImage(order)} alt="" sizes="3.5rem" width={56} height={67} />
      </Plate>
      <div>
        <Name>
          <Link to={paths.myOrder(viewer.email, id)}>
            <bdi>{productName}</bdi>
            {others.length > 0 && <span>{customerDashboardTexts.andOthers(others.length)}</span>}
          </Link>
        </Name>
        {others.length === 0 && <Options of={optionValues} />}
        <Facts>
          <span>
            <WholeNumbers text={`${myOrdersTexts.order} ${numberOf({ number, checkout })}`} />
          </span>{" "}
          <time dateTime={createdAt}>{day(createdAt)}</time>{" "}
          <span>{others.length > 0 ? productCount(orders.length) : unitCount(qty)}</span>
          {delivery > 0 && <span>{withDelivery(formatPrice(delivery))}</span>}
        </Facts>
      </div>
      <Amount>
        <span>{formatPrice(checkout?.total ?? total)}</span>
        {others.some((each) => each.status !== status) ? (
          <span>{summarizeStates(orders)}</span>
        ) : (
          <OrderStatus status={status} />
        )}
      </Amount>
    </Row>
  );
}

/** The placeholder of {@link LatestOrders}. */
export function LatestOrdersSkeleton() {
  return (
    <Frame aria-hidden>
      <h2>{customerDashboardTexts.latestOrders}</h2>
      <ol>
        {[12, 9, 14].map((width) => (
          <Row key={width}>
            <Skeleton $width="3.5rem" $height="4.2rem" />
            <Skeleton $width={`${width}rem`} />
            <Skeleton $width="4.5rem" />
          </Row>
        ))}
      </ol>
      <Skeleton $width="9rem" $height="var(--target)" />
    </Frame>
  );
}
