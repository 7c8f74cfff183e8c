import type { ReactNode } from "react";
import { styled } from "styled-components";
import { dashboardTexts } from "../../messages/dashboard";
import { motion, space } from "../../theme/tokens";
import { Failure, Loading } from "../../ui/feedback/states";
import { BestSellersCard } from "./BestSellersCard";
import { useSalesReportQuery, useShopStandingQuery } from "./ShopDashboard.generated";
import { useDayRange } from "./day-range";
import { CardPair, CardPairSkeleton, MetricsSkeleton } from "./DashboardSkeletons";
import { KeyMetrics } from "./KeyMetrics";
import { latestPeriod } from "./period";
import { DayRangePicker } from "./DayRangePicker";
import { RatingsCard } from "./RatingsCard";
import { SalesCard } from "./SalesCard";
import { StockCard, type StockedProduct } from "./StockCard";

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  transition: opacity ${motion.calm};

  &[aria-busy="true"] {
    opacity: 0.5;
  }
`;

interface ShopDashboardProps {
  /** The button that restocks a product. */
  restock: (product: StockedProduct) => ReactNode;
}

/** The admin's dashboard: sales of a period, stock and ratings (D-20). */
export function ShopDashboard({ restock }: ShopDashboardProps) {
  return (
    <Sections>
      <SalesReport />
      <ShopStanding restock={restock} />
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
      {error && <Failure error={error} onRetry={refetch} title={dashboardTexts.salesNotLoaded} />}
      {!error && !period && (
        <Loading what={dashboardTexts.loadingSales}>
          <MetricsSkeleton />
          <CardPairSkeleton titles={["Sales by day", "Best sellers"]} />
        </Loading>
      )}
      {!error && period && (
        <Sections aria-busy={!data}>
          <KeyMetrics period={period} waiting={shown.orders.totalCount} />
          <CardPair>
            <SalesCard period={period} />
            <BestSellersCard sold={shown.bestSellers} days={period.days.length} />
          </CardPair>
        </Sections>
      )}
    </>
  );
}

function ShopStanding({ restock }: ShopDashboardProps) {
  const { data, error, refetch } = useShopStandingQuery({ fetchPolicy: "cache-and-network" });

  if (error) return <Failure error={error} onRetry={refetch} title={dashboardTexts.standingNotLoaded} />;
  if (!data) {
    return (
      <Loading what={dashboardTexts.loadingStanding}>
        <CardPairSkeleton titles={["Ratings over time", "Stock running out"]} />
      </Loading>
    );
  }
  return (
    <CardPair>
      <RatingsCard months={data.ratingsByMonth} />
      <StockCard products={data.products.nodes} restock={restock} />
    </CardPair>
  );
}
