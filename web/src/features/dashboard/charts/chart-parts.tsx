import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, radius, shadow, space, text } from "../../../theme/tokens";

/** Holds a drawing: one picture with one description for a screen reader, its text in the shop's type. */
export const ChartFrame = styled.div.attrs({ role: "img" })`
  min-width: 0;

  .recharts-text {
    fill: ${color.muted};
    font-size: ${text.tiny};
    font-variant-numeric: tabular-nums;
  }
`;

const TooltipFrame = styled.div`
  display: grid;
  gap: ${space[1]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.small};
  background: ${color.surface};
  box-shadow: ${shadow.floating};
  color: ${color.muted};
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;

  b {
    color: ${color.ink};
    font-weight: 560;
  }
`;

/** What recharts tells of the place that is pointed at. */
interface ChartTooltipProps<Row> {
  active?: boolean;
  payload?: readonly { payload?: unknown }[];
  children: (row: Row) => ReactNode;
}

/** What stands beside the pointer; `children` write it for the row that is pointed at. */
export function ChartTooltip<Row>({ active, payload, children }: ChartTooltipProps<Row>) {
  const row = payload?.[0]?.payload as Row | undefined;
  return active && row !== undefined ? <TooltipFrame>{children(row)}</TooltipFrame> : null;
}
