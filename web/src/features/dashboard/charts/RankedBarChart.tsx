import { Bar, BarChart, usePlotArea, XAxis, YAxis } from "recharts";
import { styled } from "styled-components";
import { color, text } from "../../../theme/tokens";
import { truncate } from "../../../ui/format/format";
import { ChartFrame } from "./chart-parts";

/** One bar: its name, its length and the text for its value. */
export interface RankedRow {
  name: string;
  value: number;
  shown: string;
}

interface RankedBarChartProps {
  rows: readonly RankedRow[];
  /** A sentence that describes the chart to screen readers. */
  label: string;
  /** The smallest value that fills the whole width. */
  minScale?: number;
}

const rowHeight = 46;
const barHeight = 8;
const longestName = 34;

const Words = styled.g`
  && text {
    fill: ${color.ink};
    font-size: ${text.small};
    font-variant-numeric: tabular-nums;
  }
  && text + text {
    fill: ${color.muted};
  }
`;

/** Horizontal bars, each with its name and value above it. */
export function RankedBarChart({ rows, label, minScale = 1 }: RankedBarChartProps) {
  const max = Math.max(minScale, ...rows.map(({ value }) => value));
  return (
    <ChartFrame aria-label={label}>
      <BarChart
        responsive
        accessibilityLayer={false}
        layout="vertical"
        data={rows.map((row, rank) => ({ ...row, rank }))}
        barSize={barHeight}
        style={{ width: "100%", height: `${rows.length * rowHeight}px` }}
        margin={{ top: 12, right: 0, bottom: 0, left: 0 }}
      >
        <XAxis type="number" hide domain={[0, max]} />
        <YAxis type="category" dataKey="rank" hide />
        <Rows rows={rows} />
        <Bar dataKey="value" fill={color.accent} radius={barHeight / 2} />
      </BarChart>
    </ChartFrame>
  );
}

/** The track and the texts of each bar, also of a bar of length zero. */
function Rows({ rows }: { rows: readonly RankedRow[] }) {
  const area = usePlotArea();
  if (!area) return null;
  const { x, y, width, height } = area;
  return rows.map(({ name, shown }, rank) => {
    const middle = y + (height * (rank + 0.5)) / rows.length;
    const words = { y: middle - 1.5 * barHeight };
    return (
      <Words key={rank}>
        <rect
          {...{ x, y: middle - barHeight / 2, width, height: barHeight, rx: barHeight / 2 }}
          fill={color.plate}
        />
        <text {...words} x={x}>
          {truncate(name, longestName)}
        </text>
        <text {...words} x={x + width} textAnchor="end">
          {shown}
        </text>
      </Words>
    );
  });
}
