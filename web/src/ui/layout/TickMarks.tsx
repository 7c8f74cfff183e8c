import { styled } from "styled-components";
import { color } from "../../theme/tokens";

/** A line of tick marks as on a ruler. Decorative. */
export const TickMarks = styled.div.attrs({ "aria-hidden": true })`
  --stroke: ${color.edge};
  height: 0.75rem;
  background:
    linear-gradient(to right, var(--stroke) 1px, transparent 1px) 0 0 / 3.75rem 100% repeat-x,
    linear-gradient(to right, var(--stroke) 1px, transparent 1px) 0 0 / 0.75rem 50% repeat-x;
  opacity: 0.55;
`;
