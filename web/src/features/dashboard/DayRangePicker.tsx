import { styled } from "styled-components";
import { dashboardTexts } from "../../messages/dashboard";
import { color, motion, radius, space, text } from "../../theme/tokens";
import { dayRanges, searchFor, type DayRange } from "./day-range";
import { Link } from "../../ui/layout/Link";

const Choice = styled.nav`
  display: flex;
  justify-self: start;
  margin-bottom: ${space[2]};
  border: 1px solid ${color.edge};
  border-radius: ${radius.small};
  background: ${color.surface};
  font-size: ${text.small};
  font-weight: 550;

  a {
    display: grid;
    place-items: center;
    min-height: var(--target);
    padding: 0 ${space[4]};
    border-radius: calc(${radius.small} - 1px);
    color: ${color.muted};
    text-decoration: none;
    transition: background ${motion.quick};
  }
  a:hover {
    background: ${color.sunken};
    color: ${color.ink};
  }
  a[aria-current] {
    background: ${color.accentSoft};
    color: ${color.accentInk};
  }
`;

/** Links that choose the dashboard's period, which is kept in the URL. */
export function DayRangePicker({ chosen }: { chosen: DayRange }) {
  return (
    <Choice aria-label={dashboardTexts.period}>
      {dayRanges.map((range) => (
        <Link
          key={range}
          to={{ search: searchFor(range) }}
          replace
          aria-current={range === chosen ? "true" : undefined}
        >
          {dashboardTexts.days(range)}
        </Link>
      ))}
    </Choice>
  );
}
