import { Suspense, useCallback, useState } from "react";
import { useParams } from "react-router-dom";
import { styled } from "styled-components";
import { cartPageTexts, cartTexts } from "@shop/shared/messages/en/checkout";
import { needsScriptText } from "@shop/shared/messages/en/common";
import { paths } from "../../../paths";
import type { CartEntry, CartProduct } from "../../../features/cart/cart";
import { useCart } from "../../../features/cart/CartProvider";
import type { CartItemInput } from "../../../graphql/schema.generated";
import { currentEntry, type CurrentEntry } from "../../../features/cart/current-entry";
import { from, secondary, space, text } from "../../../theme/tokens";
import { lazyOptional } from "../../../ui/browser/lazy-optional";
import { ButtonLink } from "../../../ui/form/Button";
import { Page } from "../../../ui/layout/Page";
import { ShopTexts } from "../../../ui/layout/ShopTexts";
import { Empty } from "../../../ui/feedback/states";
import { CartRow } from "./CartRow";
import { buyableQuantity, cartTotal, type CartTotal } from "./cart-total";
import { Card } from "../../../ui/layout/Card";
import { formatPrice } from "../../../ui/format/format";

/** Loaded after the page; without it, the code can be entered in the order form. */
const CartCode = lazyOptional(async () => (await import("./CartCode")).CartCode);

const Total = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};

  strong {
    font-size: ${text.title};
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    letter-spacing: -0.02em;
  }
`;

const Summary = styled(Card)`
  display: grid;
  gap: ${space[2]};

  h2 {
    font-size: ${text.large};
  }
  > p {
    ${secondary}
  }
  a {
    margin-top: ${space[3]};
  }
  [data-total] {
    font-size: ${text.large};
  }
  /* With a discount, the discounted total replaces this one. */
  /* plainer without :has */
  &:has(dl) > ${Total} {
    display: none;
  }
  ${from.large} {
    position: sticky;
    top: 6rem;
  }
`;

/** The total of the cart, its exclusions, and a link to order all entries at once. */
function CartSummary({ total, units, unavailable, items }: CartTotal & { items: CartItemInput[] }) {
  return (
    <Summary as="section" aria-label={cartPageTexts.total}>
      <Total>
        <h2>{cartPageTexts.total}</h2>
        <strong>{formatPrice(total)}</strong>
      </Total>
      <p>
        {`${cartPageTexts.units(units)}${unavailable > 0 ? `. ${cartPageTexts.notIncluded(unavailable)}` : ""}.`}
      </p>
      <Suspense fallback={null}>
        <CartCode items={items} />
      </Suspense>
      {units > 0 && (
        <ButtonLink to={paths.paymentOfCart} size="large" wide>
          {cartTexts.checkOut}
        </ButtonLink>
      )}
      <ShopTexts />
    </Summary>
  );
}

const Bag = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  align-items: start;

  ${from.large} {
    grid-template-columns: minmax(0, 1fr) 22rem;
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
      <noscript data-instead>
        <p>{needsScriptText}</p>
      </noscript>
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
  // By product id: the products loaded by the rows; null for a product no longer sold.
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
      <CartSummary items={itemsOf(current)} {...cartTotal(current)} />
    </Bag>
  );
}

/** The orderable part of the cart. */
function itemsOf(entries: readonly CurrentEntry[]): CartItemInput[] {
  const items = entries.map((entry) => ({ productId: entry.productId, qty: buyableQuantity(entry) }));
  return items.filter(({ qty }) => qty > 0);
}
