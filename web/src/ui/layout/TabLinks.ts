import { styled } from "styled-components";
import { color, motion, space } from "../../theme/tokens";

/** Links between the parts of a page; the current one has `aria-current`. The parent draws the line below. */
export const TabLinks = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[5]};

  a {
    position: relative;
    display: flex;
    align-items: center;
    min-height: 3.25rem;
    color: ${color.muted};
    font-weight: 500;
    text-decoration: none;
    white-space: nowrap;
    transition: color ${motion.quick};
  }
  a:hover,
  a[aria-current] {
    color: ${color.ink};
  }
  a[aria-current]::after {
    content: "";
    position: absolute;
    inset: auto 0 -1px;
    height: 2px;
    background: ${color.accentInk};
  }
`;
