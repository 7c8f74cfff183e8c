import { formatWholePrice } from "@shop/shared/money";
import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from "recharts";
import { formatMonthDay } from "@shop/shared/month-day";
import { dashboardTexts } from "@shop/shared/messages/en/admin-dashboard";
import { color } from "../../../../theme/tokens";
import { formatDay, formatPrice } from "../../../../ui/format/format";
import { chartHeight } from "./ChartCard";
import { ChartFrame, ChartTooltip } from "./chart-parts";
import type { DailySales } from "../period";

interface SalesChartProps {
  days: readonly DailySales[];
  /** A sentence that describes the chart to screen readers. */
  label: string;
}

/** The daily sales as stacked bars: revenue below, unpaid amounts above. */
export function SalesChart({ days, label }: SalesChartProps) {
  return (
    <ChartFrame aria-label={label}>
      <BarChart
        responsive
        accessibilityLayer={false}
        data={[...days]}
        barCategoryGap="22%"
        style={{ width: "100%", height: chartHeight }}
        margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
      >
        <CartesianGrid vertical={false} stroke={color.line} />
        <XAxis
          dataKey="day"
          tickFormatter={(day: string) => formatMonthDay(day)}
          tickLine={false}
          stroke={color.edge}
          minTickGap={28}
        />
        <YAxis
          tickFormatter={formatWholePrice}
          allowDecimals={false}
          tickLine={false}
          axisLine={false}
          width="auto"
        />
        <Tooltip
          cursor={{ fill: color.sunken }}
          content={<ChartTooltip<DailySales>>{(day) => <DayTooltip {...day} />}</ChartTooltip>}
        />
        <Bar dataKey="received" stackId="revenue" fill={color.accent} />
        <Bar dataKey="unpaid" stackId="revenue" fill={color.edge} />
      </BarChart>
    </ChartFrame>
  );
}

function DayTooltip({ day, orders, units, received, unpaid }: DailySales) {
  return (
    <>
      <span>{formatDay(day)}</span>
      <b>{formatPrice(received)}</b>
      <span>{dashboardTexts.sales.ofDay(orders, units)}</span>
      <span>{dashboardTexts.unpaidSum(formatPrice(unpaid))}</span>
    </>
  );
}
