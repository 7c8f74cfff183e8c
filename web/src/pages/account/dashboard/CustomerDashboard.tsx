import { styled } from "styled-components";
import { customerDashboardTexts } from "../../../messages/account";
import { from, space } from "../../../theme/tokens";
import { Failure, Loading, Skeleton } from "../../../ui/feedback/states";
import { Card } from "../../../ui/layout/Card";
import { useLatestOrdersQuery, type LatestOrdersQuery } from "../DashboardPage.generated";
import { NoOrders } from "../../../features/orders/NoOrders";
import { LatestOrders, LatestOrdersSkeleton } from "./LatestOrders";
import { NextSteps, NextStepsSkeleton } from "./NextSteps";
import { UnpaidOrders } from "./UnpaidOrders";

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  align-items: start;

  ${from.large} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 3fr);
  }
`;

const Orders = styled.div`
  display: grid;
  gap: ${space[5]};
`;

/** The viewer's unpaid total, their latest orders, and where to go next (D-20). */
export function CustomerDashboard() {
  const { data, error, refetch } = useLatestOrdersQuery({ fetchPolicy: "cache-and-network" });

  if (!data && !error) return <LoadingDashboard />;
  return (
    <Columns>
      <Orders>{data ? <OwnOrders {...data.myOrders} /> : <Failure error={error} onRetry={refetch} />}</Orders>
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
        <Orders>
          <Card aria-hidden>
            <Skeleton $width="14rem" $height="6.25rem" />
          </Card>
          <LatestOrdersSkeleton />
        </Orders>
        <NextStepsSkeleton />
      </Loading>
    </Columns>
  );
}
