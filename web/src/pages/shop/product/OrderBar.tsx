import { exceedsStock, UNITS_HELD_BACK } from "@shop/shared/stock";
import { useId } from "react";
import { createGlobalStyle, styled } from "styled-components";
import { totalPrice } from "../../../features/orders/total-price";
import { lastUnitText, productTexts } from "../../../messages/shop";
import { color, from, space, text } from "../../../theme/tokens";
import { Button } from "../../../ui/form/Button";
import { formatPrice } from "../../../ui/format/format";
import type { ProductDetails_ProductFragment } from "./ProductPage.generated";

/** On a phone the last row of the page's column, which sticks to the bottom of the window until it is reached. */
const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(9rem, auto);
  gap: ${space[3]};
  align-items: center;

  ${from.medium} {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (max-width: 47.99rem) {
    position: sticky;
    bottom: 0;
    z-index: 8;
    order: 1;
    margin-inline: calc(-1 * var(--gutter));
    padding: ${space[3]} var(--gutter) max(${space[3]}, env(safe-area-inset-bottom));
    border-top: 1px solid ${color.line};
    background: ${color.ground};
  }
`;

/** Notices at the bottom of the window keep clear of the bar. */
const BottomBar = createGlobalStyle`
  @media (max-width: 47.99rem) {
    :root { --page-bar: 4.75rem; }
  }
`;

const Sum = styled.p`
  min-height: 1.5rem;
  color: ${color.muted};
  font-size: ${text.small};
  line-height: 1.35;
  font-variant-numeric: tabular-nums;

  b {
    display: block;
    color: ${color.ink};
    font-size: 1.125rem;
    font-weight: 560;
    letter-spacing: -0.015em;
  }
  small {
    display: block;
    font-size: inherit;
  }
  /* In CSS, because the page tells the price already. */
  &[data-price]::before {
    content: attr(data-price);
    display: block;
    color: ${color.ink};
    font-size: 1.125rem;
    font-weight: 560;
    letter-spacing: -0.015em;
  }
  ${from.medium} {
    b {
      display: inline;
    }
    &[data-price]::before {
      content: none;
    }
  }
`;

interface OrderBarProps {
  product: ProductDetails_ProductFragment;
  /** 0 until one is chosen. */
  quantity: number;
}

/**
 * What the chosen quantity costs, and 'Order now' (spec §2), of a product in stock. While the quantity is 0 the button says that
 * one is to be chosen.
 */
export function OrderBar({ product: { price, countInStock }, quantity }: OrderBarProps) {
  const id = useId();
  const open = quantity === 0;
  return (
    <Bar>
      <BottomBar />
      <Sum id={id} role="status" data-price={open ? formatPrice(price) : undefined}>
        {open ? (
          productTexts.chooseFirst
        ) : (
          <>
            {quantity} × {formatPrice(price)} = <b>{formatPrice(totalPrice(price, quantity))}</b>
            {exceedsStock(countInStock, quantity) && (
              <small>{lastUnitText(countInStock - UNITS_HELD_BACK)}</small>
            )}
          </>
        )}
      </Sum>
      <Button
        type="submit"
        size="large"
        wide
        variant={open ? "soft" : "primary"}
        aria-describedby={open ? id : undefined}
      >
        {productTexts.orderNow}
      </Button>
    </Bar>
  );
}
