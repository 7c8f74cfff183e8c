import { styled } from "styled-components";
import { customerDashboardTexts, myOrdersTexts } from "@shop/shared/messages/en/orders";
import { from, space, color, text } from "../../../theme/tokens";
import { Failure, Loading } from "../../../ui/feedback/states";
import { Card } from "../../../ui/layout/Card";
import {
  useLatestOrdersQuery,
  type LatestOrdersQuery,
  type UnpaidOrders_OrderFragment,
} from "../DashboardPage.generated";
import { NoOrders } from "../../../features/orders/NoOrders";
import { groupByCheckout } from "../../../features/orders/orders-of-checkout";
import { LatestOrders, LatestOrdersSkeleton } from "./LatestOrders";
import { NextSteps, NextStepsSkeleton } from "./NextSteps";
import { sumOf } from "../../../features/orders/total-price";
import { paths } from "../../../paths";
import { ButtonLink } from "../../../ui/form/Button";
import { formatPrice } from "../../../ui/format/format";
import { Stack } from "../../../ui/layout/Page";

const UnpaidCard = styled(Card)`
  display: grid;
  gap: ${space[5]};

  ${from.medium} {
    grid-template-columns: 1fr auto;
    align-items: center;
  }
  h2 {
    color: ${color.muted};
    font-size: ${text.body};
    font-weight: 500;
    letter-spacing: 0;
  }
  strong {
    display: block;
    margin-top: ${space[1]};
    font-size: ${text.heading};
    font-variant-numeric: tabular-nums;
    font-weight: 560;
    line-height: 1.2;
  }
  p {
    color: ${color.muted};
  }
`;

/**
 * The unpaid total, with a link to pay all orders, or the oldest one if only one can be paid; renders nothing if all
 * orders are paid.
 */
function UnpaidOrders({ orders }: { orders: readonly UnpaidOrders_OrderFragment[] }) {
  const unpaid = orders.filter(({ status }) => status === "PLACED");
  const oldest = unpaid.at(-1);
  if (!oldest) return null;

  const together = unpaid.filter(({ canPay }) => canPay).length > 1;
  return (
    <UnpaidCard as="section">
      <div>
        <h2>{customerDashboardTexts.notPaid}</h2>
        <strong>{formatPrice(sumOf(unpaid.map(({ total }) => total)))}</strong>
        <p>{customerDashboardTexts.unpaid(groupByCheckout(unpaid).length)}</p>
      </div>
      <ButtonLink to={together ? paths.checkoutOfAll : paths.checkout(oldest.id, oldest.qty)} size="large">
        {together ? myOrdersTexts.payAll : myOrdersTexts.payNow}
      </ButtonLink>
    </UnpaidCard>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  align-items: start;

  ${from.large} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 3fr);
  }
`;

/** The viewer's unpaid total, latest orders and next steps (D-20). */
export function CustomerDashboard() {
  const { data, error, refetch } = useLatestOrdersQuery({ fetchPolicy: "cache-and-network" });

  if (!data && !error) return <LoadingDashboard />;
  return (
    <Columns>
      <Stack $gap={5}>
        {data ? <OwnOrders {...data.myOrders} /> : <Failure error={error} onRetry={refetch} />}
      </Stack>
      <NextSteps />
    </Columns>
  );
}

function OwnOrders({ nodes, totalCount }: LatestOrdersQuery["myOrders"]) {
  if (nodes.length === 0) return <NoOrders />;
  return (
    <>
      <UnpaidOrders orders={nodes} />
      <LatestOrders orders={nodes} totalCount={totalCount} />
    </>
  );
}

function LoadingDashboard() {
  return (
    <Columns>
      <Loading what={customerDashboardTexts.loadingOrders}>
        <LatestOrdersSkeleton />
        <NextStepsSkeleton />
      </Loading>
    </Columns>
  );
}
