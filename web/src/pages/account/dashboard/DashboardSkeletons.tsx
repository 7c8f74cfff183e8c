import { styled } from "styled-components";
import { from, space } from "../../../theme/tokens";
import { Skeleton } from "../../../ui/feedback/states";
import { ChartCard, chartHeight } from "./charts/ChartCard";
import { MetricCard, MetricGrid } from "./KeyMetrics";

/** Two cards side by side; expanding one doesn't stretch the other. A single card takes the width. */
export const CardPair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  align-items: start;

  ${from.large} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);

    > :only-child {
      grid-column: 1 / -1;
    }
  }
`;

/** A card of its content's height, because no other card is next to it. */
export const CompactCard = styled.div`
  > ol {
    min-height: 0;
  }
`;

const metrics = ["revenue", "orders", "average", "units", "unpaid", "delivery", "to send"];

/** The placeholder of the key metrics. */
export function MetricsSkeleton() {
  return (
    <MetricGrid aria-hidden>
      {metrics.map((metric) => (
        <MetricCard key={metric}>
          <dt>
            <Line $width="6rem" />
          </dt>
          <dd>
            <Skeleton $width="8rem" $height="1.1em" />
          </dd>
          <dd>
            <Line $width="9rem" />
          </dd>
        </MetricCard>
      ))}
    </MetricGrid>
  );
}

const Line = styled(Skeleton)`
  height: 0.875rem;
  margin-block: 0.21875rem;
`;

const Action = styled(Skeleton)`
  height: 1rem;
  margin-block: 0.875rem;
`;

/** The placeholder of two cards with their final titles. */
export function CardPairSkeleton({ titles }: { titles: readonly string[] }) {
  return (
    <CardPair aria-hidden>
      {titles.map((title) => (
        <ChartCard
          key={title}
          title={title}
          note={<Line as="span" $width="12rem" />}
          link={<Action $width="7rem" />}
        >
          <Skeleton $height={chartHeight} />
        </ChartCard>
      ))}
    </CardPair>
  );
}
