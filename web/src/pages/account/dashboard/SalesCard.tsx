import { styled } from "styled-components";
import { dashboardTexts } from "@shop/shared/messages/en/admin-dashboard";
import { paths } from "../../../paths";
import { color, space } from "../../../theme/tokens";
import { ButtonLink } from "../../../ui/form/Button";
import { formatDay, formatNumber, formatPrice } from "../../../ui/format/format";
import { ChartCard, EmptyChart } from "./charts/ChartCard";
import { ChartTable } from "./charts/ChartTable";
import { SalesChart } from "./charts/lazy-charts";
import type { DailySales, Period } from "./period";

const Legend = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};

  span::before {
    content: "";
    display: inline-block;
    width: 0.7em;
    height: 0.7em;
    margin-right: ${space[2]};
    border-radius: 2px;
    background: ${color.accent};
  }
  span + span::before {
    background: ${color.edge};
  }
`;

const texts = dashboardTexts.sales;

const columns = [
  { header: texts.columns.day, cell: ({ day }: DailySales) => formatDay(day) },
  { header: texts.columns.orders, cell: ({ orders }: DailySales) => formatNumber(orders) },
  { header: texts.columns.units, cell: ({ units }: DailySales) => formatNumber(units) },
  { header: texts.columns.revenue, cell: ({ received }: DailySales) => formatPrice(received) },
  { header: dashboardTexts.notPaid, cell: ({ unpaid }: DailySales) => formatPrice(unpaid) },
];

function summarize({ days, totals }: Period): string {
  const best = days.reduce((most, day) => (day.received > most.received ? day : most));
  return texts.chart(
    formatPrice(totals.revenue),
    totals.orders,
    days.length,
    formatDay(best.day),
    formatPrice(best.received),
  );
}

/** The daily sales of a period. */
export function SalesCard({ period }: { period: Period }) {
  const { days, totals } = period;
  const { title } = texts;
  if (totals.orders === 0) {
    return (
      <ChartCard title={title} note={dashboardTexts.lastDays(days.length)}>
        <EmptyChart>
          <p>{dashboardTexts.noOrders(days.length)}</p>
          <ButtonLink to={paths.products} variant="secondary">
            {dashboardTexts.seeShop}
          </ButtonLink>
        </EmptyChart>
      </ChartCard>
    );
  }
  const newestFirst = [...days].reverse();
  return (
    <ChartCard
      title={title}
      note={
        <Legend>
          <span>{dashboardTexts.paid}</span>
          <span>{dashboardTexts.notPaid}</span>
        </Legend>
      }
      table={<ChartTable caption={title} columns={columns} rows={newestFirst} rowKey={({ day }) => day} />}
    >
      <SalesChart days={days} label={summarize(period)} />
    </ChartCard>
  );
}
