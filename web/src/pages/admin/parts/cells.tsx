import { styled } from "styled-components";
import { from } from "../../../theme/tokens";
import { formatMoment } from "@shop/shared/time/format-moment";
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
