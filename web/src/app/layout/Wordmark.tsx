import { use } from "react";
import { styled } from "styled-components";
import { CurrentSite } from "../../ui/head/Head";
import { Link } from "../../ui/layout/Link";
import { color, motion, space } from "../../theme/tokens";
import { paths } from "../../routing/paths";

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: var(--target);
  color: ${color.ink};
  font-size: 1.1875rem;
  font-weight: 620;
  letter-spacing: -0.035em;
  text-decoration: none;

  svg {
    width: 1.375rem;
    height: 1.375rem;
    color: ${color.accentInk};
  }
  .hand {
    transform-origin: 12px 12px;
    transition: transform ${motion.calm};
  }
  &:hover .hand {
    transform: rotate(30deg);
  }
`;

/** The shop's logo and name; a link to the home page. */
export function Wordmark() {
  return (
    <Home to={paths.home}>
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
        <circle cx="12" cy="12" r="10" />
        <path d="M12 2v10" />
        <path className="hand" d="M12 12l5.2-3.4" strokeLinecap="round" />
      </svg>
      {use(CurrentSite).name}
    </Home>
  );
}
