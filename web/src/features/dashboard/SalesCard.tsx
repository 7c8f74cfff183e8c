import { styled } from "styled-components";
import { paths } from "../../routing/paths";
import { color, space } from "../../theme/tokens";
import { ButtonLink } from "../../ui/form/Button";
import { formatDay } from "../../ui/format/format";
import { ChartCard, EmptyChart } from "./charts/ChartCard";
import { FiguresTable } from "./charts/ChartTable";
import { countOf, formatNumber, formatSum } from "./format-statistics";
import { SalesChart } from "./charts/lazy-charts";
import { unpaidOf, type Day, type Period } from "./period";

const Key = styled.span`
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

const columns = [
  { header: "Day", cell: ({ day }: Day) => formatDay(day) },
  { header: "Orders", cell: ({ orders }: Day) => formatNumber(orders) },
  { header: "Units", cell: ({ units }: Day) => formatNumber(units) },
  { header: "Revenue", cell: ({ revenue }: Day) => formatSum(revenue) },
  { header: "Not paid yet", cell: (day: Day) => formatSum(unpaidOf(day)) },
];

function inASentence({ days, totals }: Period): string {
  const best = days.reduce((most, day) => (day.revenue > most.revenue ? day : most));
  const sum = `${formatSum(totals.revenue)} from ${countOf(totals.orders, "order")} in ${days.length} days`;
  return `Bars, one a day: ${sum}. The best day was ${formatDay(best.day)} with ${formatSum(best.revenue)}.`;
}

/** Each day's sales of a period. */
export function SalesCard({ period }: { period: Period }) {
  const { days, totals } = period;
  const title = "Sales by day";
  if (totals.orders === 0) {
    return (
      <ChartCard title={title} note={`The last ${days.length} days, each from midnight UTC`}>
        <EmptyChart>
          <p>No orders in these {days.length} days. They are drawn here from the first one on.</p>
          <ButtonLink to={paths.products} variant="secondary">
            See the shop as customers do
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
        <Key>
          <span>Paid</span>
          <span>Not paid yet</span>
        </Key>
      }
      table={
        <FiguresTable
          caption={`${title}, in UTC`}
          columns={columns}
          rows={newestFirst}
          rowKey={({ day }) => day}
        />
      }
    >
      <SalesChart days={days} label={inASentence(period)} />
    </ChartCard>
  );
}
