import { styled } from "styled-components";
import { editsProducts, useMayDo } from "../../../features/session/use-may-do";
import { RestockButton } from "../../../features/restock/RestockButton";
import { dashboardTexts } from "@shop/shared/messages/en/admin-dashboard";
import { menuTexts } from "@shop/shared/messages/en/layout";
import { paths } from "../../../paths";
import { color } from "../../../theme/tokens";
import { ButtonLink } from "../../../ui/form/Button";
import { Link } from "../../../ui/layout/Link";
import { ChartCard, EmptyChart } from "./charts/ChartCard";
import { RankedList } from "./RankedList";
import type { ShopStandingQuery } from "./ShopDashboard.generated";

/** The stock that fills the bar, in units. */
const plenty = 20;

const SoldOut = styled.span`
  color: ${color.badInk};
  font-weight: 550;
`;

/** The products with the fewest units left, each with a button that restocks it, if the viewer may. */
export function StockCard({ products }: { products: NonNullable<ShopStandingQuery["products"]>["nodes"] }) {
  const mayEdit = useMayDo(...editsProducts);
  const rows = products.map((product) => ({
    id: product.id,
    name: (
      <Link to={mayEdit ? paths.editItem(product.id) : paths.product(product.id)}>
        <bdi>{product.name}</bdi>
      </Link>
    ),
    value: product.countInStock,
    shown: (
      <>
        {product.countInStock === 0 ? (
          <SoldOut>{dashboardTexts.stock.soldOut}</SoldOut>
        ) : (
          <span>{dashboardTexts.units(product.countInStock)}</span>
        )}
        {product.stockAlerts > 0 && <span>{` · ${dashboardTexts.stock.waiting(product.stockAlerts)}`}</span>}
      </>
    ),
    end: mayEdit ? <RestockButton product={product} /> : null,
  }));
  return (
    <ChartCard
      title={dashboardTexts.stock.title}
      note={dashboardTexts.stock.note}
      link={<Link to={`${paths.manageItems}?sort=stock-up`}>{dashboardTexts.stock.all}</Link>}
    >
      {rows.length > 0 ? (
        <RankedList rows={rows} minScale={plenty} />
      ) : (
        <EmptyChart>
          <p>{dashboardTexts.stock.none}</p>
          {mayEdit && (
            <ButtonLink to={paths.addItems} variant="secondary">
              {menuTexts.addItems}
            </ButtonLink>
          )}
        </EmptyChart>
      )}
    </ChartCard>
  );
}
