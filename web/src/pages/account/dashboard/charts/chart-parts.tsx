import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, radius, secondary, shadow, space, text } from "../../../../theme/tokens";

/** The frame of a chart, which screen readers announce as one image. */
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
  ${secondary}
  font-variant-numeric: tabular-nums;

  b {
    color: ${color.ink};
    font-weight: 560;
  }
`;

/** The props that Recharts passes to a tooltip. */
interface ChartTooltipProps<Row> {
  active?: boolean;
  payload?: readonly { payload?: unknown }[];
  children: (row: Row) => ReactNode;
}

/** The tooltip of a chart; `children` render the row under the pointer. */
export function ChartTooltip<Row>({ active, payload, children }: ChartTooltipProps<Row>) {
  const row = payload?.[0]?.payload as Row | undefined;
  return active && row !== undefined ? <TooltipFrame>{children(row)}</TooltipFrame> : null;
}
