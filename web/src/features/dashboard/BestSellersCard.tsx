import { paths } from "../../routing/paths";
import { ChartCard, EmptyChart } from "./charts/ChartCard";
import { ChartTable } from "./charts/ChartTable";
import { formatSum } from "./format-statistics";
import { RankedBarChart } from "./charts/lazy-charts";
import type { SalesReportQuery } from "./ShopDashboard.generated";
import { Link } from "../../ui/layout/Link";
import { pluralize, formatNumber } from "../../ui/format/format";

type Sold = SalesReportQuery["bestSellers"][number];

const columns = [
  {
    header: "Product",
    cell: ({ productName, product }: Sold) =>
      product ? <Link to={paths.product(product.id)}>{productName}</Link> : `${productName} (deleted)`,
  },
  { header: "Units", cell: ({ units }: Sold) => formatNumber(units) },
  { header: "Revenue", cell: ({ revenue }: Sold) => formatSum(revenue) },
];

/** The products of which most units were ordered. */
export function BestSellersCard({ sold, days }: { sold: readonly Sold[]; days: number }) {
  const title = "Best sellers";
  const note = `By units, in the last ${days} days`;
  const [best] = sold;
  if (!best) {
    return (
      <ChartCard title={title} note={note}>
        <EmptyChart>
          <p>What sells best stands here as soon as something is ordered.</p>
        </EmptyChart>
      </ChartCard>
    );
  }
  const rows = sold.map(({ productName, units }) => ({
    name: productName,
    value: units,
    shown: pluralize(units, "unit"),
  }));
  return (
    <ChartCard
      title={title}
      note={note}
      table={<ChartTable caption={title} columns={columns} rows={sold} rowKey={keyOf} />}
    >
      <RankedBarChart
        rows={rows}
        label={`Bars, one a product: ${best.productName} leads with ${pluralize(best.units, "unit")}.`}
      />
    </ChartCard>
  );
}

/** A deleted product's name may have been given to another. */
function keyOf({ productName, product }: Sold): string {
  return product?.id ?? `deleted ${productName}`;
}
