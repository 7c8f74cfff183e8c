import type { ReactNode } from "react";
import { styled } from "styled-components";
import { dashboardTexts } from "../../../messages/admin";
import { menuTexts } from "../../../messages/layout";
import { paths } from "../../../paths";
import { color } from "../../../theme/tokens";
import { ButtonLink } from "../../../ui/form/Button";
import { pluralize } from "../../../ui/format/format";
import { Link } from "../../../ui/layout/Link";
import { ChartCard, EmptyChart } from "./charts/ChartCard";
import { RankedList } from "./RankedList";
import type { ShopStandingQuery } from "./ShopDashboard.generated";

/** A product and its stock. */
export type StockedProduct = ShopStandingQuery["products"]["nodes"][number];

/** The stock that fills the bar, in units. */
const plenty = 20;

const SoldOut = styled.span`
  color: ${color.badInk};
  font-weight: 550;
`;

interface StockCardProps {
  products: readonly StockedProduct[];
  /** The button that restocks a product. */
  restock: (product: StockedProduct) => ReactNode;
}

/** The products with the fewest units left, each with a button that restocks it. */
export function StockCard({ products, restock }: StockCardProps) {
  const rows = products.map((product) => ({
    id: product.id,
    name: (
      <Link to={paths.editItem(product.id)}>
        <bdi>{product.name}</bdi>
      </Link>
    ),
    value: product.countInStock,
    shown: (
      <>
        {product.countInStock === 0 ? (
          <SoldOut>{dashboardTexts.stock.soldOut}</SoldOut>
        ) : (
          <span>{pluralize(product.countInStock, "unit")}</span>
        )}
        {product.stockAlerts > 0 && <span>{` · ${dashboardTexts.stock.waiting(product.stockAlerts)}`}</span>}
      </>
    ),
    end: restock(product),
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
          <ButtonLink to={paths.addItems} variant="secondary">
            {menuTexts.addItems}
          </ButtonLink>
        </EmptyChart>
      )}
    </ChartCard>
  );
}
