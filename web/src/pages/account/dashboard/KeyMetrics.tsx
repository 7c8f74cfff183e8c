import type { ReactNode } from "react";
import { styled } from "styled-components";
import { dashboardTexts } from "@shop/shared/messages/en/admin-dashboard";
import { paths } from "../../../paths";
import { color, covering, from, secondary, space, targetInLine, text } from "../../../theme/tokens";
import { Card } from "../../../ui/layout/Card";
import { Link } from "../../../ui/layout/Link";
import { formatNumber, formatPrice, badgeText } from "../../../ui/format/format";
import { ArrowDownRight } from "../../../ui/icons/fall-icon";
import { ArrowRight, ArrowUpRight } from "../../../ui/icons/icons";
import { trendOf, type Period } from "./period";

const arrows = { up: ArrowUpRight, down: ArrowDownRight, level: ArrowRight };

/** The grid of the metrics and of their placeholders. */
export const MetricGrid = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]};

  ${from.medium} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  > :first-child:nth-last-child(odd) {
    grid-column: span 2; /* avoids a gap at the end */
  }
`;

/** The frame of one metric, with space for its number and two lines. */
export const MetricCard = styled(Card)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[2]};
  padding: ${space[5]};

  dt {
    ${secondary}
  }
  dd {
    min-height: 3em;
    font-size: ${text.small};
    overflow-wrap: anywhere;
  }
  && dd:first-of-type {
    min-height: 0;
    font-size: ${text.title};
    font-weight: 560;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
    line-height: 1.1;
  }
  a::after {
    ${covering}
  }
  summary {
    position: relative;
    z-index: 1; /* above the link that covers the card */
  }
`;

const Change = styled.span<{ $good: boolean }>`
  display: flex;
  gap: ${space[1]};
  color: ${({ $good }) => ($good ? color.good : color.muted)};

  svg {
    flex: none;
    margin-top: 0.2em;
  }
`;

/** The name of a metric; explains it on press or hover. */
const Definition = styled.details`
  summary {
    width: fit-content;
    ${targetInLine}
    list-style: none;
    text-decoration-line: underline;
    text-decoration-style: dotted;
    text-underline-offset: 0.25em;
    cursor: help;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  p {
    position: relative;
    z-index: 1;
    padding-block: ${space[2]};
    color: ${color.ink};
  }
`;

/** A number that links to the rows it counts. */
const FigureLink = styled(Link)`
  display: block;
  padding-bottom: ${space[3]}; /* space for touch */
  margin-bottom: calc(-1 * ${space[3]});
  color: inherit;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

interface MetricProps {
  of: keyof typeof dashboardTexts.metrics;
  figure: string;
  /** The path of the list of counted rows. */
  list?: string;
  children: ReactNode;
}

function Metric({ of, figure, list, children }: MetricProps) {
  const [name, definition] = dashboardTexts.metrics[of];
  return (
    <MetricCard>
      <dt>
        <Definition>
          <summary title={definition}>{name}</summary>
          <p>{definition}</p>
        </Definition>
      </dt>
      <dd>
        {list ? (
          <FigureLink to={list} aria-label={`${name}: ${figure}`}>
            {figure}
          </FigureLink>
        ) : (
          figure
        )}
      </dd>
      <dd>{children}</dd>
    </MetricCard>
  );
}

/** A part of the revenue, with its percentage. */
function Share({ of, amount, revenue }: { of: "tax" | "shipping"; amount: number; revenue: number }) {
  return (
    <Metric of={of} figure={formatPrice(amount)}>
      {revenue > 0 && (
        <Change $good={false}>{dashboardTexts.ofTheRevenue(Math.round((amount / revenue) * 100))}</Change>
      )}
    </Metric>
  );
}

interface KeyMetricsProps {
  period: Period;
  /** The number of paid orders to send. */
  toSend: number;
}

/** The period's totals, each compared with the previous period, and the number of orders to send. */
export function KeyMetrics({ period: { days, totals, before }, toSend }: KeyMetricsProps) {
  const trend = (of: "revenue" | "orders" | "units" | "averageOrder") => {
    const { direction, words } = trendOf(totals[of], before[of], days.length);
    const Arrow = direction && arrows[direction];
    return (
      <Change $good={direction === "up"}>
        {Arrow && <Arrow size={16} aria-hidden />}
        <span>{words}</span>
      </Change>
    );
  };
  const since = days[0]?.day;
  return (
    <MetricGrid>
      <Metric of="revenue" figure={formatPrice(totals.revenue)}>
        {trend("revenue")}
      </Metric>
      <Metric
        of="orders"
        figure={formatNumber(totals.orders)}
        list={`${paths.manageOrders}?show=sales&from=${since}`}
      >
        {trend("orders")}
      </Metric>
      <Metric of="averageOrder" figure={formatPrice(totals.averageOrder)}>
        {trend("averageOrder")}
      </Metric>
      <Metric of="units" figure={formatNumber(totals.units)}>
        {trend("units")}
      </Metric>
      <Metric of="unpaid" figure={formatPrice(totals.unpaid)}>
        <Change $good={false}>{dashboardTexts.notInRevenue}</Change>
      </Metric>
      {totals.tax > 0 && <Share of="tax" amount={totals.tax} revenue={totals.revenue} />}
      {totals.shipping > 0 && <Share of="shipping" amount={totals.shipping} revenue={totals.revenue} />}
      <Metric of="toSend" figure={badgeText(toSend) || "0"} list={`${paths.manageOrders}?show=paid`}>
        <Change $good={false}>{dashboardTexts.paidOrders}</Change>
      </Metric>
    </MetricGrid>
  );
}
