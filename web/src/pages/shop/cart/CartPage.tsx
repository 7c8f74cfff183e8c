import { useCallback, useState } from "react";
import { useParams } from "react-router-dom";
import { styled } from "styled-components";
import { cartPageTexts } from "../../../messages/cart";
import { cartTexts } from "../../../messages/shop";
import { paths } from "../../../routing/paths";
import type { CartEntry, CartProduct } from "../../../features/cart/cart";
import { useCart } from "../../../features/cart/CartProvider";
import { currentEntry } from "../../../features/cart/current-entry";
import { from, space } from "../../../theme/tokens";
import { ButtonLink } from "../../../ui/form/Button";
import { Page } from "../../../ui/layout/Page";
import { Empty } from "../../../ui/feedback/states";
import { CartRow } from "./CartRow";
import { CartSummary } from "./CartSummary";
import { cartTotal } from "./cart-total";

const Bag = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  align-items: start;

  ${from.large} {
    grid-template-columns: minmax(0, 1fr) 19rem;
    gap: ${space[12]};
  }
`;

const Rows = styled.ul`
  display: grid;
`;

/** `/cart`, and `/cart/{id}`, which highlights one product (spec §2). */
export function CartPage() {
  const entries = useCart();

  return (
    <Page title={cartTexts.heading}>
      {entries.length === 0 ? (
        <Empty action={<ButtonLink to={paths.products}>{cartPageTexts.allProducts}</ButtonLink>}>
          {cartPageTexts.empty}
        </Empty>
      ) : (
        <FilledCart entries={entries} />
      )}
    </Page>
  );
}

function FilledCart({ entries }: { entries: readonly CartEntry[] }) {
  const { id: highlighted } = useParams();
  // By product id: what the rows have loaded; null for a product that is no longer sold.
  const [products, setProducts] = useState<Record<string, CartProduct | null>>({});
  const learn = useCallback((id: string, product: CartProduct | null) => {
    setProducts((known) => ({ ...known, [id]: product }));
  }, []);
  const current = entries.map((entry) => currentEntry(entry, products[entry.productId]));

  return (
    <Bag>
      <Rows>
        {current.map((entry) => (
          <CartRow
            key={entry.productId}
            entry={entry}
            highlighted={entry.productId === highlighted}
            onLoaded={learn}
          />
        ))}
      </Rows>
      <CartSummary products={current.length} {...cartTotal(current)} />
    </Bag>
  );
}
