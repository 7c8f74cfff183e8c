import { dashboardTexts } from "@shop/shared/messages/en/admin-dashboard";
import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from "recharts";
import { color } from "../../../../theme/tokens";
import { formatRating } from "../../../../ui/format/format";
import { chartHeight } from "./ChartCard";
import { ChartFrame, ChartTooltip } from "./chart-parts";
import { formatMonth, formatShortMonth } from "../format-statistics";
import type { ShopStandingQuery } from "../ShopDashboard.generated";

const texts = dashboardTexts.ratings;

/** One month's ratings. */
export type MonthlyRating = NonNullable<ShopStandingQuery["ratingsByMonth"]>[number];

interface RatingsChartProps {
  months: readonly MonthlyRating[];
  /** A sentence that describes the chart to screen readers. */
  label: string;
}

/** The mean rating of each month as a point; none for a month without reviews. */
export function RatingsChart({ months, label }: RatingsChartProps) {
  const dot = { r: 4, fill: color.accent, stroke: color.surface, strokeWidth: 2 };
  return (
    <ChartFrame aria-label={label}>
      <LineChart
        responsive
        accessibilityLayer={false}
        data={[...months]}
        style={{ width: "100%", height: chartHeight }}
        margin={{ top: 8, right: 16, bottom: 0, left: 0 }}
      >
        <CartesianGrid vertical={false} stroke={color.line} />
        <XAxis
          dataKey="month"
          tickFormatter={(month: string) => formatShortMonth(month)}
          tickLine={false}
          stroke={color.edge}
          padding={{ left: 16, right: 0 }}
        />
        <YAxis domain={[0, 5]} tickCount={6} tickLine={false} axisLine={false} width="auto" />
        <Tooltip
          cursor={{ stroke: color.edge }}
          content={<ChartTooltip<MonthlyRating>>{(month) => <MonthTooltip {...month} />}</ChartTooltip>}
        />
        <Line
          dataKey="average"
          type="linear"
          connectNulls
          stroke={color.accent}
          strokeWidth={2}
          dot={dot}
          activeDot={{ ...dot, r: 6 }}
        />
      </LineChart>
    </ChartFrame>
  );
}

function MonthTooltip({ month, average, reviews }: MonthlyRating) {
  return (
    <>
      <span>{formatMonth(month)}</span>
      <b>{average === null ? texts.none : texts.ofFive(formatRating(average))}</b>
      {reviews > 0 && <span>{texts.counted(reviews)}</span>}
    </>
  );
}
