import { styled } from "styled-components";
import { from, motion, space } from "../../theme/tokens";
import { Card } from "../../ui/layout/Card";
import { Failure, Loading, Skeleton } from "../../ui/feedback/states";
import { BestSellersCard } from "./BestSellersCard";
import { useSalesReportQuery, useShopStandingQuery } from "./ShopDashboard.generated";
import { useDayRange } from "./day-range";
import { MetricGrid, KeyMetrics } from "./KeyMetrics";
import { latestPeriod } from "./period";
import { DayRangePicker } from "./DayRangePicker";
import { RatingsCard } from "./RatingsCard";
import { SalesCard } from "./SalesCard";
import { StockCard } from "./StockCard";

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  transition: opacity ${motion.calm};

  &[aria-busy="true"] {
    opacity: 0.5;
  }
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  align-items: stretch;

  ${from.large} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 3fr);
  }
`;

/** The admin's dashboard: sales of a period, stock and ratings (D-20). */
export function ShopDashboard() {
  return (
    <Sections>
      <SalesReport />
      <ShopStanding />
    </Sections>
  );
}

function SalesReport() {
  const days = useDayRange();
  const { data, previousData, error, refetch } = useSalesReportQuery({
    variables: { days, twice: 2 * days },
    fetchPolicy: "cache-and-network",
  });
  const shown = data ?? previousData;
  const period = shown && latestPeriod(shown.salesByDay);

  return (
    <>
      <DayRangePicker chosen={days} />
      {error && <Failure error={error} onRetry={refetch} title="The sales did not load" />}
      {!error && !period && (
        <Loading what="the sales">
          <MetricsSkeleton />
          <CardsSkeleton />
        </Loading>
      )}
      {!error && period && (
        <Sections aria-busy={!data}>
          <KeyMetrics period={period} waiting={shown.orders.totalCount} />
          <Cards>
            <SalesCard period={period} />
            <BestSellersCard sold={shown.bestSellers} days={period.days.length} />
          </Cards>
        </Sections>
      )}
    </>
  );
}

function ShopStanding() {
  const { data, error, refetch } = useShopStandingQuery({ fetchPolicy: "cache-and-network" });

  if (error) return <Failure error={error} onRetry={refetch} title="Stock and ratings did not load" />;
  if (!data) {
    return (
      <Loading what="stock and ratings">
        <CardsSkeleton />
      </Loading>
    );
  }
  return (
    <Cards>
      <RatingsCard months={data.ratingsByMonth} />
      <StockCard products={data.products.nodes} />
    </Cards>
  );
}

function MetricsSkeleton() {
  return (
    <MetricGrid as="div">
      {["revenue", "orders", "units", "unpaid", "waiting"].map((figure) => (
        <Card key={figure}>
          <Skeleton $height="4.5rem" />
        </Card>
      ))}
    </MetricGrid>
  );
}

function CardsSkeleton() {
  return (
    <Cards>
      <Card>
        <Skeleton $height="24rem" />
      </Card>
      <Card>
        <Skeleton $height="24rem" />
      </Card>
    </Cards>
  );
}
