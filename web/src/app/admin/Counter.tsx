import { css, styled } from "styled-components";
import { color } from "../../theme/tokens";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden";
import type { AdminPage } from "./admin-pages";
import type { Waiting } from "./use-waiting-counts";

const urgentStyle = css`
  background: ${color.accent};
  color: ${color.onAccent};
`;

const Pill = styled.span<{ $urgent: boolean }>`
  flex: none;
  min-width: 1.375rem;
  padding-inline: 0.375rem;
  border-radius: 99px;
  background: ${color.plate};
  color: ${color.ink};
  font-size: 0.75rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1.375rem;
  text-align: center;
  ${({ $urgent }) => $urgent && urgentStyle}
`;

interface CounterProps {
  page: AdminPage;
  waiting: Waiting | undefined;
}

/**
 * The number of waiting items on a page: digits for display, and words for screen readers; renders nothing for zero.
 */
export function Counter({ page, waiting }: CounterProps) {
  const counter = waiting && page.counter?.(waiting);
  if (!counter) return null;
  return (
    <>
      <VisuallyHidden>{`(${counter.text})`}</VisuallyHidden>
      <Pill $urgent={counter.urgent} title={counter.text} aria-hidden>
        {counter.shown}
      </Pill>
    </>
  );
}
