import { useId, type ReactNode } from "react";
import { styled } from "styled-components";
import { dashboardTexts } from "@shop/shared/messages/en/admin-dashboard";
import { color, radius, secondary, space, text } from "../../../../theme/tokens";
import { Card } from "../../../../ui/layout/Card";
import { VisuallyHidden } from "../../../../ui/layout/VisuallyHidden";

/** The height of a card's content, so that the cards of a row align at the bottom. */
export const chartHeight = "19rem";

const Frame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[5]} ${space[5]} ${space[2]};
`;

const Heading = styled.header`
  display: grid;
  gap: ${space[1]};

  h2 {
    font-size: ${text.large};
  }
  p {
    ${secondary}
  }
`;

/** As high as a touch target even if empty. */
const Foot = styled.div`
  min-height: var(--target);
  font-size: ${text.small};
  line-height: var(--target);

  summary,
  > a {
    width: fit-content;
    border-radius: ${radius.small};
    color: ${color.accentInk};
    font-weight: 550;
    cursor: pointer;
  }
  > a {
    display: inline-block;
  }
`;

interface ChartCardProps {
  title: string;
  /** A short description of the chart. */
  note: ReactNode;
  /** The chart's values as a table. */
  table?: ReactNode;
  /** A link in place of the table. */
  link?: ReactNode;
  children: ReactNode;
}

/** A chart or a ranking with its heading, and its values as a table, or a link. */
export function ChartCard({ title, note, table, link, children }: ChartCardProps) {
  const id = useId();
  return (
    <Frame as="section" aria-labelledby={id}>
      <Heading>
        <h2 id={id}>{title}</h2>
        <p>{note}</p>
      </Heading>
      {children}
      <Foot>
        {table && (
          <details>
            <summary>
              {dashboardTexts.asTable}
              <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
            </summary>
            {table}
          </details>
        )}
        {link}
      </Foot>
    </Frame>
  );
}

/** The content of a card without chart data. */
export const EmptyChart = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[4]};
  min-height: ${chartHeight};
  padding: ${space[4]};
  border-radius: ${radius.small};
  background: ${color.sunken};
  ${secondary}
  text-align: center;

  p {
    max-width: 30ch;
  }
`;
