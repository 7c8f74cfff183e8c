import { memo, useDeferredValue } from "react";
import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { dashboardTexts } from "@shop/shared/messages/en/admin-dashboard";
import { useMayDo } from "../../../features/session/use-may-do";
import { color, controlFrame, motion, radius, space, text } from "../../../theme/tokens";
import { Empty, Failure, Loading } from "../../../ui/feedback/states";
import { adminTimeZone } from "../../../ui/browser/time-zone";
import {
  useSalesReportQuery,
  useShopStandingQuery,
  type SalesReportQuery,
  type ShopStandingQuery,
} from "./ShopDashboard.generated";
import { CartRemindersCard } from "./CartRemindersCard";
import { CardPair, CardPairSkeleton, CompactCard, MetricsSkeleton } from "./DashboardSkeletons";
import { KeyMetrics } from "./KeyMetrics";
import { latestPeriod } from "./period";
import { SalesCard } from "./SalesCard";
import { StockCard } from "./StockCard";
import { paths } from "../../../paths";
import { formatPrice, formatNumber, formatRating } from "../../../ui/format/format";
import { Link } from "../../../ui/layout/Link";
import { ChartCard, EmptyChart } from "./charts/ChartCard";
import { RankedList } from "./RankedList";
import { ChartTable } from "./charts/ChartTable";
import { formatMonth } from "./format-statistics";
import { RatingsChart } from "./charts/lazy-charts";
import type { MonthlyRating } from "./charts/RatingsChart";

const texts = dashboardTexts.ratings;

const columns = [
  { header: texts.columns.month, cell: ({ month }: MonthlyRating) => formatMonth(month) },
  {
    header: texts.columns.average,
    cell: ({ average }: MonthlyRating) => (average === null ? texts.none : formatRating(average)),
  },
  { header: texts.columns.reviews, cell: ({ reviews }: MonthlyRating) => formatNumber(reviews) },
];

function summarize(months: readonly MonthlyRating[], reviews: number): string {
  const latest = months.findLast(({ average }) => average !== null);
  const last = latest?.average ? texts.chartEnd(formatMonth(latest.month), formatRating(latest.average)) : "";
  return texts.chart(reviews) + last;
}

/** The customers' ratings by month. */
function RatingsCard({ months }: { months: readonly MonthlyRating[] }) {
  const { title } = texts;
  const reviews = months.reduce((sum, month) => sum + month.reviews, 0);
  if (reviews === 0) {
    return (
      <ChartCard
        title={title}
        note={dashboardTexts.lastMonths(months.length)}
        link={<Link to={paths.manageReviews}>{dashboardTexts.allReviews}</Link>}
      >
        <EmptyChart>
          <p>{dashboardTexts.noReviews(months.length)}</p>
        </EmptyChart>
      </ChartCard>
    );
  }
  const newestFirst = [...months].reverse();
  return (
    <ChartCard
      title={title}
      note={texts.note(reviews, months.length)}
      table={
        <ChartTable caption={title} columns={columns} rows={newestFirst} rowKey={({ month }) => month} />
      }
    >
      <RatingsChart months={months} label={summarize(months, reviews)} />
    </ChartCard>
  );
}

/** The periods of the dashboard, in days. */
const dayRanges = [7, 30, 90] as const;

/** One of {@link dayRanges}. */
type DayRange = (typeof dayRanges)[number];

const defaultRange: DayRange = 30;

/** The range in the URL (`?days=90`); 30 days by default. */
function useDayRange(): DayRange {
  const [params] = useSearchParams();
  return dayRanges.find((range) => String(range) === params.get("days")) ?? defaultRange;
}

/** The URL of the dashboard for a range. */
function addressFor(range: DayRange): string {
  return range === defaultRange ? paths.dashboard : `${paths.dashboard}?days=${range}`;
}

const Choice = styled.nav`
  display: flex;
  justify-self: start;
  margin-bottom: ${space[2]};
  ${controlFrame}
  font-size: ${text.small};
  font-weight: 550;

  a {
    display: grid;
    place-items: center;
    min-height: var(--target);
    padding: 0 ${space[4]};
    border-radius: calc(${radius.small} - 1px);
    color: ${color.muted};
    text-decoration: none;
    transition: background ${motion.quick};
  }
  a:hover {
    background: ${color.sunken};
    color: ${color.ink};
  }
  a[aria-current] {
    background: ${color.accentSoft};
    color: ${color.accentInk};
  }
`;

/** Links to the dashboard's periods, which are in the URL. */
function DayRangePicker({ chosen }: { chosen: DayRange }) {
  return (
    <Choice aria-label={dashboardTexts.period}>
      {dayRanges.map((range) => (
        <Link key={range} to={addressFor(range)} replace aria-current={range === chosen ? "true" : undefined}>
          {dashboardTexts.days(range)}
        </Link>
      ))}
    </Choice>
  );
}

type Sold = SalesReportQuery["bestSellers"][number];

/** The products with the most ordered units, with their revenue. */
function BestSellersCard({ sold, days }: { sold: readonly Sold[]; days: number }) {
  const readsItems = useMayDo("READ_PRODUCTS");
  const rows = sold.map((best) => ({
    // a new product may have the name of a deleted one
    id: best.product?.id ?? `deleted ${best.productName}`,
    name: <SoldName sold={best} />,
    value: best.units,
    shown: dashboardTexts.units(best.units),
    end: formatPrice(best.revenue),
  }));
  return (
    <ChartCard
      title={dashboardTexts.bestSellers.title}
      note={dashboardTexts.bestSellers.note(days)}
      link={readsItems && <Link to={paths.manageItems}>{dashboardTexts.bestSellers.all}</Link>}
    >
      {rows.length > 0 ? (
        <RankedList rows={rows} />
      ) : (
        <EmptyChart>
          <p>{dashboardTexts.bestSellers.none}</p>
        </EmptyChart>
      )}
    </ChartCard>
  );
}

function SoldName({ sold: { product, productName } }: { sold: Sold }) {
  const name = <bdi>{productName}</bdi>;
  return product ? (
    <Link to={paths.product(product.id)}>{name}</Link>
  ) : (
    <>
      {name}
      <span>{` ${dashboardTexts.bestSellers.deleted}`}</span>
    </>
  );
}

/** Searches without results, each linking to the page that the visitor saw. */
function EmptySearchesCard({ searches }: { searches: NonNullable<ShopStandingQuery["emptySearches"]> }) {
  const rows = searches.map(({ text: searched, count }) => ({
    id: searched,
    name: (
      <Link to={`${paths.products}?${new URLSearchParams({ search: searched }).toString()}`}>
        <bdi>{searched}</bdi>
      </Link>
    ),
    value: count,
    shown: dashboardTexts.emptySearches.times(count),
    end: null,
  }));
  return (
    <ChartCard title={dashboardTexts.emptySearches.title} note={dashboardTexts.emptySearches.note}>
      <CompactCard>
        <RankedList rows={rows} />
      </CompactCard>
    </ChartCard>
  );
}

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  transition: opacity ${motion.calm};

  &[aria-busy="true"] {
    opacity: 0.5;
  }
`;

/** The dashboard of admins and staff: sales of a period, stock and ratings (D-20), as far as the viewer may read them. */
export function ShopDashboard() {
  const orders = useMayDo("READ_ORDERS");
  const products = useMayDo("READ_PRODUCTS");
  const reviews = useMayDo("READ_REVIEWS");
  if (!orders && !products && !reviews) return <Empty>{dashboardTexts.nothing}</Empty>;
  return (
    <Sections>
      {orders && <SalesReport />}
      {(products || reviews) && <ShopStanding products={products} reviews={reviews} />}
    </Sections>
  );
}

function SalesReport() {
  const days = useDayRange();
  const { data, previousData, error, refetch } = useSalesReportQuery({
    variables: { days, twice: 2 * days, timeZone: adminTimeZone() },
    fetchPolicy: "cache-and-network",
  });
  const shown = useDeferredValue(data ?? previousData);

  return (
    <>
      <DayRangePicker chosen={days} />
      {error && <Failure error={error} onRetry={refetch} title={dashboardTexts.salesNotLoaded} />}
      {!error && !shown && (
        <Loading what={dashboardTexts.loadingSales}>
          <MetricsSkeleton />
          <CardPairSkeleton titles={[dashboardTexts.sales.title, dashboardTexts.bestSellers.title]} />
        </Loading>
      )}
      {!error && shown && (
        <Sections aria-busy={shown !== data}>
          <Sales report={shown} />
        </Sections>
      )}
    </>
  );
}

/** The sales of the later of a report's two periods. Its charts are rendered again only for a new report. */
const Sales = memo(function Sales({ report }: { report: SalesReportQuery }) {
  const { salesByDay, bestSellers, waitingCounts, cartReminderCounts } = report;
  const period = latestPeriod(salesByDay);
  return (
    <>
      <KeyMetrics period={period} toSend={waitingCounts.paidOrders} />
      <CardPair>
        <SalesCard period={period} />
        <BestSellersCard sold={bestSellers} days={period.days.length} />
      </CardPair>
      {cartReminderCounts && cartReminderCounts.sent > 0 && (
        <CartRemindersCard counts={cartReminderCounts} days={period.days.length} />
      )}
    </>
  );
});

/** Stock, ratings and empty searches, or those of them that the viewer may read. */
function ShopStanding(shown: { products: boolean; reviews: boolean }) {
  const { data, error, refetch } = useShopStandingQuery({
    variables: { timeZone: adminTimeZone(), ...shown },
    fetchPolicy: "cache-and-network",
  });

  if (error) return <Failure error={error} onRetry={refetch} title={dashboardTexts.standingNotLoaded} />;
  if (!data) {
    return (
      <Loading what={dashboardTexts.loadingStanding}>
        <CardPairSkeleton
          titles={[
            ...(shown.reviews ? [texts.title] : []),
            ...(shown.products ? [dashboardTexts.stock.title] : []),
          ]}
        />
      </Loading>
    );
  }
  const { ratingsByMonth, products, emptySearches = [] } = data;
  return (
    <>
      <CardPair>
        {ratingsByMonth && <RatingsCard months={ratingsByMonth} />}
        {products && <StockCard products={products.nodes} />}
      </CardPair>
      {emptySearches.length > 0 && <EmptySearchesCard searches={emptySearches} />}
    </>
  );
}
