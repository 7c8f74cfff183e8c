import type { ReactNode } from "react";
import { styled } from "styled-components";
import { dashboardTexts } from "@shop/shared/messages/en/admin";
import { orderTabsTexts } from "@shop/shared/messages/en/admin-orders";
import { paths } from "../../../paths";
import { color, from, space, targetInLine, text } from "../../../theme/tokens";
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
    color: ${color.muted};
    font-size: ${text.small};
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
    content: "";
    position: absolute;
    inset: 0;
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
  name: keyof typeof dashboardTexts.definitions;
  figure: string;
  /** The path of the list of counted rows. */
  list?: string;
  children: ReactNode;
}

function Metric({ name, figure, list, children }: MetricProps) {
  const definition = dashboardTexts.definitions[name];
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
function Share({ name, amount, of }: { name: "Tax" | "Delivery"; amount: number; of: number }) {
  return (
    <Metric name={name} figure={formatPrice(amount)}>
      {of > 0 && (
        <Change $good={false}>{dashboardTexts.ofTheRevenue(Math.round((amount / of) * 100))}</Change>
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
      <Metric name="Revenue" figure={formatPrice(totals.revenue)}>
        {trend("revenue")}
      </Metric>
      <Metric
        name="Orders"
        figure={formatNumber(totals.orders)}
        list={`${paths.manageOrders}?show=sales&from=${since}`}
      >
        {trend("orders")}
      </Metric>
      <Metric name="Average order" figure={formatPrice(totals.averageOrder)}>
        {trend("averageOrder")}
      </Metric>
      <Metric name="Units sold" figure={formatNumber(totals.units)}>
        {trend("units")}
      </Metric>
      <Metric name={dashboardTexts.notPaid} figure={formatPrice(totals.unpaid)}>
        <Change $good={false}>{dashboardTexts.notInRevenue}</Change>
      </Metric>
      {totals.tax > 0 && <Share name="Tax" amount={totals.tax} of={totals.revenue} />}
      {totals.shipping > 0 && <Share name="Delivery" amount={totals.shipping} of={totals.revenue} />}
      <Metric
        name={orderTabsTexts.toSend}
        figure={badgeText(toSend) || "0"}
        list={`${paths.manageOrders}?show=paid`}
      >
        <Change $good={false}>{dashboardTexts.paidOrders}</Change>
      </Metric>
    </MetricGrid>
  );
}
