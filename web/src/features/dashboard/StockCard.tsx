import { paths } from "../../routing/paths";
import { ChartCard, EmptyChart } from "./charts/ChartCard";
import { ChartTable } from "./charts/ChartTable";
import { RankedBarChart } from "./charts/lazy-charts";
import type { ShopStandingQuery } from "./ShopDashboard.generated";
import { Link } from "../../ui/layout/Link";
import { pluralize, formatNumber } from "../../ui/format/format";

type Stocked = ShopStandingQuery["products"]["nodes"][number];

/** The stock that fills the bar, in units. */
const plenty = 20;

const managing = (name: string) => `${paths.manageItems}?search=${encodeURIComponent(name)}`;

const columns = [
  { header: "Product", cell: ({ name }: Stocked) => <Link to={managing(name)}>{name}</Link> },
  { header: "In stock", cell: ({ countInStock }: Stocked) => formatNumber(countInStock) },
];

/** The products with the fewest units left. */
export function StockCard({ products }: { products: readonly Stocked[] }) {
  const title = "Stock running out";
  if (products.length === 0) {
    return (
      <ChartCard title={title} note="The fewest units first">
        <EmptyChart>
          <p>There is nothing for sale yet.</p>
        </EmptyChart>
      </ChartCard>
    );
  }
  const rows = products.map(({ name, countInStock }) => ({
    name,
    value: countInStock,
    shown: countInStock === 0 ? "Sold out" : pluralize(countInStock, "unit"),
  }));
  const soldOut = products.filter(({ countInStock }) => countInStock === 0).length;
  return (
    <ChartCard
      title={title}
      note="The fewest units first; the last one of each is not sold"
      table={<ChartTable caption={title} columns={columns} rows={products} rowKey={({ id }) => id} />}
    >
      <RankedBarChart
        rows={rows}
        minScale={plenty}
        label={`Bars, one a product: of the ${products.length} with the fewest units, ${soldOut} are sold out.`}
      />
    </ChartCard>
  );
}
