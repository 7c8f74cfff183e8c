import { styled } from "styled-components";
import { color } from "../../theme/tokens";

/** The shop's line: a scale as on a ruler's edge or a watch's rim, a long stroke at every fifth. It only decorates. */
export const TickMarks = styled.div.attrs({ "aria-hidden": true })`
  --stroke: ${color.edge};
  height: 0.75rem;
  background:
    linear-gradient(to right, var(--stroke) 1px, transparent 1px) 0 0 / 3.75rem 100% repeat-x,
    linear-gradient(to right, var(--stroke) 1px, transparent 1px) 0 0 / 0.75rem 50% repeat-x;
  opacity: 0.55;
`;
