import { formatRating } from "../../ui/format/format";
import { ChartCard, EmptyChart } from "./charts/ChartCard";
import { FiguresTable } from "./charts/ChartTable";
import { countOf, formatMonth, formatNumber } from "./format-statistics";
import { RatingsChart } from "./charts/lazy-charts";
import type { Month } from "./charts/RatingsChart";

const columns = [
  { header: "Month", cell: ({ month }: Month) => formatMonth(month) },
  {
    header: "Mean rating",
    cell: ({ average }: Month) => (average === null ? "No reviews" : formatRating(average)),
  },
  { header: "Reviews", cell: ({ reviews }: Month) => formatNumber(reviews) },
];

function inASentence(months: readonly Month[], reviews: number): string {
  const latest = months.findLast(({ average }) => average !== null);
  const last = latest?.average
    ? ` In ${formatMonth(latest.month)} it was ${formatRating(latest.average)}.`
    : "";
  return `A line, one point a month: the mean of ${countOf(reviews, "review")}.${last}`;
}

/** How customers rated the shop, month by month. */
export function RatingsCard({ months }: { months: readonly Month[] }) {
  const title = "Ratings over time";
  const reviews = months.reduce((sum, month) => sum + month.reviews, 0);
  if (reviews === 0) {
    return (
      <ChartCard title={title} note={`The last ${months.length} months`}>
        <EmptyChart>
          <p>Nobody has reviewed the shop in these {months.length} months.</p>
        </EmptyChart>
      </ChartCard>
    );
  }
  const newestFirst = [...months].reverse();
  return (
    <ChartCard
      title={title}
      note={`Each month's mean, of ${countOf(reviews, "review")} in ${months.length} months`}
      table={
        <FiguresTable caption={title} columns={columns} rows={newestFirst} rowKey={({ month }) => month} />
      }
    >
      <RatingsChart months={months} label={inASentence(months, reviews)} />
    </ChartCard>
  );
}
