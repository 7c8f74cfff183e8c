import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { color, covering, from } from "../../../theme/tokens";
import { formatMoment } from "@shop/shared/time/format-moment";
import { Link, type LinkProps } from "../../../ui/layout/Link";
import { Muted } from "../../../ui/layout/Muted";

/** Doesn't wrap where the table shows rows. */
export const NoWrap = styled.span`
  ${from.large} {
    white-space: nowrap;
  }
`;

/** A text of at least this width where the table shows rows. */
export const WideText = styled.bdi<{ $min: string }>`
  ${from.large} {
    display: block;
    min-width: ${({ $min }) => $min};
  }
`;

/** An instant, to the minute. */
export function Moment({ at }: { at: string }) {
  return (
    <Muted as="time" dateTime={at}>
      {formatMoment(at)}
    </Muted>
  );
}

const Covering = styled(Link)`
  color: ${color.accentInk};
  font-weight: 550;
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    text-decoration: underline;
  }
  &::after {
    ${covering}
  }
`;

interface RowLinkProps extends Pick<LinkProps, "aria-label"> {
  to: string;
  /** The path of the list. */
  list: string;
  children: string;
}

/** The link of a row, which covers all of it. From its list, the opened page returns to this page of the list. */
export function RowLink({ list, ...link }: RowLinkProps) {
  const { pathname, search } = useLocation();
  return <Covering {...link} state={pathname === list && { list: search }} />;
}
