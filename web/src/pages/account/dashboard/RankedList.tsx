import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, covering, from, space, text, truncated } from "../../../theme/tokens";
import { chartHeight } from "./charts/ChartCard";

/** A row: its name, the length of its bar, the value's text, and the content at its end. */
export interface RankedRow {
  id: string;
  name: ReactNode;
  value: number;
  shown: ReactNode;
  end: ReactNode;
}

interface RankedListProps {
  rows: readonly RankedRow[];
  /** The smallest value that fills the whole bar. */
  minScale?: number;
}

const Rows = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  grid-auto-rows: minmax(var(--target), auto);
  align-content: start;
  gap: ${space[2]} ${space[4]};
  min-height: ${chartHeight};
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;

  > li {
    position: relative;
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    align-items: end;
  }
`;

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space[3]};
  align-items: center;

  > :first-child {
    grid-column: 1 / -1;
    ${truncated}
  }
  > :last-child {
    min-width: 4.5em;
    color: ${color.muted};
    text-align: end;
  }
  a {
    color: ${color.ink};
    font-weight: 550;
    text-decoration: none;
  }
  /* The name's link covers the whole row. */
  a::after {
    ${covering}
  }
  a:hover {
    text-decoration: underline;
  }
`;

const Track = styled.div`
  height: 0.375rem;
  border-radius: 99px;
  background: ${color.plate};

  > div {
    height: 100%;
    border-radius: inherit;
    background: ${color.accent};
  }
`;

const End = styled.div`
  position: relative; /* above the link of the row */
  justify-self: end;

  /* plainer without :has */
  &:has(button) {
    align-self: center;
  }
  button {
    min-height: var(--target);
  }
  ${from.medium} {
    button {
      min-height: 2.25rem;
    }
  }
`;

/** Rows in the given order, each with its name, a bar and its value. */
export function RankedList({ rows, minScale = 1 }: RankedListProps) {
  const scale = Math.max(minScale, ...rows.map(({ value }) => value));
  return (
    <Rows>
      {rows.map(({ id, name, value, shown, end }) => (
        <li key={id}>
          <Bar>
            <span>{name}</span>
            <Track aria-hidden>
              <div style={{ width: `${(100 * value) / scale}%` }} />
            </Track>
            <span>{shown}</span>
          </Bar>
          <End>{end}</End>
        </li>
      ))}
    </Rows>
  );
}
