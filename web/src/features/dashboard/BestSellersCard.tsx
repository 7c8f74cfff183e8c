import { dashboardTexts } from "../../messages/dashboard";
import { paths } from "../../routing/paths";
import { formatPrice, pluralize } from "../../ui/format/format";
import { Link } from "../../ui/layout/Link";
import { ChartCard, EmptyChart } from "./charts/ChartCard";
import { RankedList } from "./RankedList";
import type { SalesReportQuery } from "./ShopDashboard.generated";

type Sold = SalesReportQuery["bestSellers"][number];

/** The products of which most units were ordered, with their revenue. */
export function BestSellersCard({ sold, days }: { sold: readonly Sold[]; days: number }) {
  const rows = sold.map((best) => ({
    // A deleted product's name may have been given to another.
    id: best.product?.id ?? `deleted ${best.productName}`,
    name: <SoldName sold={best} />,
    value: best.units,
    shown: pluralize(best.units, "unit"),
    end: formatPrice(best.revenue),
  }));
  return (
    <ChartCard
      title={dashboardTexts.bestSellers.title}
      note={`By units, in the last ${days} days`}
      link={<Link to={paths.manageItems}>{dashboardTexts.bestSellers.all}</Link>}
    >
      {rows.length > 0 ? (
        <RankedList rows={rows} />
      ) : (
        <EmptyChart>
          <p>{dashboardTexts.bestSellers.none}</p>
        </EmptyChart>
      )}
    </ChartCard>
  );
}

function SoldName({ sold: { product, productName } }: { sold: Sold }) {
  const name = <bdi>{productName}</bdi>;
  return product ? (
    <Link to={paths.product(product.id)}>{name}</Link>
  ) : (
    <>
      {name} {dashboardTexts.bestSellers.deleted}
    </>
  );
}
