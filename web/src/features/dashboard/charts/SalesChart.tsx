import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from "recharts";
import { color } from "../../../theme/tokens";
import { formatDay } from "../../../ui/format/format";
import { Drawing, Pointer } from "./chart-parts";
import { countOf, formatShortDay, formatShortSum, formatSum } from "../format-statistics";
import { unpaidOf, type Day } from "../period";

interface SalesChartProps {
  days: readonly Day[];
  /** The chart in a sentence. */
  label: string;
}

/** Each day's revenue as a bar: what is paid below, what is not yet above. */
export function SalesChart({ days, label }: SalesChartProps) {
  return (
    <Drawing aria-label={label}>
      <BarChart
        responsive
        accessibilityLayer={false}
        data={[...days]}
        barCategoryGap="22%"
        style={{ width: "100%", height: "17rem" }}
        margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
      >
        <CartesianGrid vertical={false} stroke={color.line} />
        <XAxis
          dataKey="day"
          tickFormatter={formatShortDay}
          tickLine={false}
          stroke={color.edge}
          minTickGap={28}
        />
        <YAxis tickFormatter={formatShortSum} tickLine={false} axisLine={false} width="auto" />
        <Tooltip
          cursor={{ fill: color.sunken }}
          content={<Pointer<Day>>{(day) => <OneDay {...day} />}</Pointer>}
        />
        <Bar dataKey="paid" stackId="revenue" fill={color.accent} />
        <Bar dataKey={unpaidOf} stackId="revenue" fill={color.edge} />
      </BarChart>
    </Drawing>
  );
}

function OneDay({ day, orders, units, revenue, paid }: Day) {
  return (
    <>
      <span>{formatDay(day)}</span>
      <b>{formatSum(revenue)}</b>
      <span>
        {countOf(orders, "order")}, {countOf(units, "unit")}
      </span>
      <span>{formatSum(paid)} paid</span>
    </>
  );
}
