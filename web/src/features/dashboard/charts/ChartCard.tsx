import { useId, type ReactNode } from "react";
import { styled } from "styled-components";
import { color, radius, space, text } from "../../../theme/tokens";
import { Card } from "../../../ui/layout/Card";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";

const Frame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  gap: ${space[5]};
  padding-bottom: ${space[4]};
`;

const Heading = styled.header`
  display: grid;
  gap: ${space[1]};

  h2 {
    font-size: ${text.large};
  }
  p {
    color: ${color.muted};
    font-size: ${text.small};
  }
`;

const Table = styled.details`
  font-size: ${text.small};

  summary {
    display: list-item;
    width: fit-content;
    padding: ${space[3]} 0;
    border-radius: ${radius.small};
    color: ${color.accentInk};
    font-weight: 550;
    cursor: pointer;
  }
`;

interface ChartCardProps {
  title: string;
  /** What the chart shows, in a few words. */
  note: ReactNode;
  /** The same values as a table. */
  table?: ReactNode;
  children: ReactNode;
}

/** A chart with its heading, and the same values as a table. */
export function ChartCard({ title, note, table, children }: ChartCardProps) {
  const id = useId();
  return (
    <Frame as="section" aria-labelledby={id}>
      <Heading>
        <h2 id={id}>{title}</h2>
        <p>{note}</p>
      </Heading>
      {children}
      {table && (
        <Table>
          <summary>
            Show as a table<VisuallyHidden>: {title}</VisuallyHidden>
          </summary>
          {table}
        </Table>
      )}
    </Frame>
  );
}

/** The content of a card that has no chart to show. */
export const EmptyChart = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[4]};
  min-height: 14rem;
  padding: ${space[4]};
  border-radius: ${radius.small};
  background: ${color.sunken};
  color: ${color.muted};
  font-size: ${text.small};
  text-align: center;

  p {
    max-width: 30ch;
  }
`;
