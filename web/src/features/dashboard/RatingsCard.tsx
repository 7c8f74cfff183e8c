import { dashboardTexts } from "../../messages/dashboard";
import { paths } from "../../routing/paths";
import { formatNumber, formatRating, pluralize } from "../../ui/format/format";
import { Link } from "../../ui/layout/Link";
import { ChartCard, EmptyChart } from "./charts/ChartCard";
import { ChartTable } from "./charts/ChartTable";
import { formatMonth } from "./format-statistics";
import { RatingsChart } from "./charts/lazy-charts";
import type { MonthlyRating } from "./charts/RatingsChart";

const columns = [
  { header: "Month", cell: ({ month }: MonthlyRating) => formatMonth(month) },
  {
    header: "Mean rating",
    cell: ({ average }: MonthlyRating) => (average === null ? "No reviews" : formatRating(average)),
  },
  { header: "Reviews", cell: ({ reviews }: MonthlyRating) => formatNumber(reviews) },
];

function summarize(months: readonly MonthlyRating[], reviews: number): string {
  const latest = months.findLast(({ average }) => average !== null);
  const last = latest?.average
    ? ` In ${formatMonth(latest.month)} it was ${formatRating(latest.average)}.`
    : "";
  return `A line, one point a month: the mean of ${pluralize(reviews, "review")}.${last}`;
}

/** How customers rated the shop, month by month. */
export function RatingsCard({ months }: { months: readonly MonthlyRating[] }) {
  const title = "Ratings over time";
  const reviews = months.reduce((sum, month) => sum + month.reviews, 0);
  if (reviews === 0) {
    return (
      <ChartCard
        title={title}
        note={`The last ${months.length} months`}
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
      note={`Each month's mean, of ${pluralize(reviews, "review")} in ${months.length} months`}
      table={
        <ChartTable caption={title} columns={columns} rows={newestFirst} rowKey={({ month }) => month} />
      }
    >
      <RatingsChart months={months} label={summarize(months, reviews)} />
    </ChartCard>
  );
}
